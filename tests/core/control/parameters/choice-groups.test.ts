import { expect, test } from 'vitest';
import { choiceGroupName, choiceGroups } from '#components/control/parameters/choice-groups.ts';
import { choices } from '#core/db/reference/choices.ts';
import { isMessageKey } from '#lib/messages/id.ts';

test('every list of choices that the bank begins with is offered, and called by a word', () => {
  const begun = [...new Set(choices.map(({ kelompok }) => kelompok))].sort();
  expect([...choiceGroups].sort()).toEqual(begun);
  for (const kelompok of begun) expect(isMessageKey(`kelompokPilihan.${kelompok}`), kelompok).toBe(true);
  expect(choiceGroupName('JABATAN')).toBe('Jabatan pengurus');
  expect(choiceGroupName('LISTA_BANK')).toBe('LISTA_BANK');
});

import { expect, test } from 'vitest';
import { codeListName, codeLists } from '#components/control/parameters/code-lists.ts';
import { referenceCodes } from '#core/db/reference/choices.ts';
import { isMessageKey } from '#lib/messages/id.ts';

test('every list of choices that the bank begins with is offered, and called by a word', () => {
  const begun = [...new Set(referenceCodes.map(({ kelompok }) => kelompok))].sort();
  expect([...codeLists].sort()).toEqual(begun);
  for (const kelompok of begun) expect(isMessageKey(`kelompokPilihan.${kelompok}`), kelompok).toBe(true);
  expect(codeListName('JABATAN')).toBe('Jabatan pengurus');
  expect(codeListName('LISTA_BANK')).toBe('LISTA_BANK');
});

import { expect, test } from 'vitest';
import { saveAccount } from '#components/books/forms/finance/save-account.tsx';
import { demandsOf, isAtRest, schemaCheck } from '#components/kit/form/check-form.ts';
import { fieldsOf } from '#components/kit/form/field-def.ts';
import { saveAccountData } from '#lib/books/schemas/finance.ts';

/** Names the fields with a star while the form holds these answers. */
function starred(answers: Readonly<Record<string, string>>): readonly string[] {
  const values = { ...saveAccount.initial, ...answers };
  const demanded = demandsOf(schemaCheck(saveAccountData), values);
  return fieldsOf(saveAccount.sections)
    .filter((field) => !isAtRest(field, values) && demanded(field))
    .map(({ name }) => name);
}

test('the day from which an account is open has a star when it is opened, the day of its closing when it is closed', () => {
  expect(starred({ aksi: 'BUAT' })).toContain('dibuka_sejak');
  expect(starred({ aksi: 'BUAT' })).not.toContain('ditutup_sejak');
  expect(starred({ aksi: 'TUTUP' })).toContain('ditutup_sejak');
  expect(starred({ aksi: 'TUTUP' })).not.toContain('dibuka_sejak');
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { debitedAccount, isSigned } from '#lib/customers/specimens.ts';

const FORMS = 'components';

test('a form shows specimens only where its slip is signed: its maker may read them', () => {
  const files = readdirSync(FORMS, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'));
  const shown = files.flatMap((name) =>
    [
      ...readFileSync(join(FORMS, name), 'utf8').matchAll(
        /(?:specimensFor|signedAccountSection|jointlySignedSection)\('(\w+)'\)/g,
      ),
    ].map(([, code = '']) => code),
  );
  expect(shown).toContain('SKN_NON_TUNAI');
  expect(shown.filter((code) => !isSigned(code))).toEqual([]);
});

test('the account is the one the form debits, and none where cash is paid in', () => {
  expect(debitedAccount('BI_FAST_NON_TUNAI', { nomor_rekening: '0011200001' })).toBe('0011200001');
  expect(debitedAccount('SKN_TUNAI', { nomor_rekening: '0011200001' })).toBe('');
});

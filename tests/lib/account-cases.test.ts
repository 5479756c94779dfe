import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isAccountNumber, makeAccountNumber } from '#lib/account-number.ts';
import { salaryRow } from '#lib/payments/schemas/payroll.ts';
import { accountNumber } from '#lib/schemas/common.ts';
import { accountCases } from '../cases/account-numbers.ts';

test.each(accountCases)('in a file %j is %j, and a program sends the number alone', (written, number) => {
  const row = salaryRow.safeParse({ nomor_rekening: written, nama: 'Ani', nominal: '1', keterangan: '' });
  expect(row.success ? row.data.nomor_rekening : null).toBe(number);
  expect(row.error?.issues.map(({ message }) => message)).toEqual(number === null ? ['v.rekening'] : undefined);
  expect(accountNumber.safeParse(written).success).toBe(written === number);
});

test('no account is mistaken for another by one digit', () => {
  const number = fc
    .tuple(fc.integer({ min: 0, max: 999 }), fc.integer({ min: 0, max: 99 }), fc.integer({ min: 1, max: 999_999 }))
    .map(([branch, product, serial]) =>
      makeAccountNumber(String(branch).padStart(3, '0'), String(product).padStart(2, '0'), serial),
    );
  fc.assert(
    fc.property(number, fc.nat(11), fc.integer({ min: 1, max: 9 }), (whole, at, by) => {
      const other = `${whole.slice(0, at)}${(Number(whole[at]) + by) % 10}${whole.slice(at + 1)}`;
      return isAccountNumber(whole) && !isAccountNumber(other);
    }),
  );
});

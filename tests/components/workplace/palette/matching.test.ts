import { expect, test } from 'vitest';
import { normalised, rankOf } from '#components/workplace/palette/matching.ts';
import { dayOfReference, kindOfNumber } from '#components/workplace/palette/numbers.ts';
import type { MenuId } from '#lib/access/access.ts';
import { makeAccountNumber } from '#lib/account-number.ts';

const named = (title: string, trans_code = '', groups: readonly string[] = []) => ({
  title,
  trans_code,
  groups,
  icon: '',
  route: '',
});
const matches = (menu: MenuId, title: string, typed: string) => Number.isFinite(rankOf(menu, named(title), typed));

test.each([
  ['kas-teller', 'Kas teller', 'tutup kas'],
  ['transaksi-hari-ini', 'Transaksi hari ini', 'cetak ulang'],
  ['simpan-individu', 'Pendaftaran perorangan', 'nasabah baru'],
  ['bayar-cek', 'Bayar cek tunai', 'cek'],
  ['bi-fast', 'Transfer BI-FAST', 'bifast'],
  ['bi-fast', 'Transfer BI-FAST', 'bi fast transfer'],
  ['tarik-tunai', 'Tarik tunai', 'withdraw'],
  ['tarik-tunai', 'Tarik tunai', 'tunai tarik'],
] as const)('%s (%s) is found by "%s"', (menu, title, typed) => {
  expect(matches(menu, title, typed)).toBe(true);
});

test('a word that the screen is not called by finds it not, and its own name comes before another word for it', () => {
  expect(matches('tarik-tunai', 'Tarik tunai', 'kliring')).toBe(false);
  expect(matches('tarik-tunai', 'Tarik tunai', 'tarik kliring')).toBe(false);
  expect(rankOf('bayar-cek', named('Bayar cek tunai'), 'cek')).toBeLessThan(
    rankOf('permintaan-saldo', named('Informasi saldo'), 'cek'),
  );
  expect(normalised('Ré-kap  BI-FAST (baru)')).toBe('rekap bifast baru');
});

test.each([
  ['001261121000000077', 'REFERENSI'],
  ['001261321000000077', null],
  ['3171234567890001', 'NIK'],
  ['0812-3456-7890', 'TELEPON'],
  ['+62 812 3456 7890', 'TELEPON'],
  ['0010000001', 'CIF'],
  ['000101', 'WARKAT'],
  ['1401', null],
  ['Ani 3171234567890001', null],
])('%s is %s', (text, kind) => {
  expect(kindOfNumber(text)).toBe(kind);
});

test('a number with the right check digit is an account, and a reference shows its day', () => {
  expect(kindOfNumber(makeAccountNumber('001', '12', 45))).toBe('REKENING');
  expect(dayOfReference('001261121000000077')).toBe('2026-11-21');
});

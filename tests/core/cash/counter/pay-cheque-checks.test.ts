import { describe, expect, test } from 'vitest';
import type { ErrorCode } from '#lib/errors/errors.ts';
import { accepted, refused } from '../../counter-bank.ts';
import { line, listsBank, part } from '../../customers/screening/lists-bank.ts';
import { accounts, DAY } from '../../small-bank.ts';
import { chequeBank } from './cheque-bank.ts';

const lists = await listsBank();
const bank = await chequeBank(lists);
const { cheque, pay, next, sheetOf, rejected, stop, idOf, issued, activated, done, file } = bank;
const firma = accounts.firma;

describe('refuses', () => {
  const cases: { why: string; code: ErrorCode; over?: object; number?: string }[] = [
    { why: 'a sheet of another account', code: 'WARKAT_NOT_OF_ACCOUNT', over: { nomor_rekening: accounts.ani } },
    { why: 'a number the bank never had', code: 'WARKAT_NOT_OF_ACCOUNT', number: 'ZZ000001' },
    { why: 'a sheet of a book in stock', code: 'WARKAT_NOT_OF_ACCOUNT', number: 'AA000030' },
    { why: 'a bilyet giro', code: 'WARKAT_BG_CASH', number: 'BG000001' },
    { why: 'a post-dated one', code: 'WARKAT_POSTDATED', over: { tanggal_warkat: '2026-11-21' } },
    { why: 'a crossed one', code: 'CHEQUE_CROSSED', over: { silang: 'T' } },
    { why: 'one altered without a signature', code: 'CHEQUE_ALTERED', over: { diubah: 'T' } },
    { why: 'notes that do not add up', code: 'CASH_COUNT', over: { nominal: '900000.00' } },
    { why: 'a number that is none', code: 'VALIDATION', number: 'A0000001' },
  ];
  test.each(cases)('$why with $code', async ({ code, over = {}, number }) => {
    const nomor = next();
    await refused(bank, code, () => file('teller1', 'BAYAR_CEK', cheque(number ?? nomor, over)));
    if (code !== 'VALIDATION') await refused(bank, code, pay(cheque(number ?? nomor, over)));
    expect((await sheetOf(nomor))?.status).toBe('AKTIF');
    await accepted(bank, pay(cheque(nomor, {}, 1)));
  });

  test('one of a book whose receipt is not back, and none once it is', async () => {
    const id = await idOf('CEK', 'AA000026');
    await issued(firma, id);
    const error = await refused(bank, 'WARKAT_SHEET', pay(cheque('AA000050')));
    expect(error.details.params).toEqual({ warkat: 'AA000050', status: 'DITERBITKAN' });
    await activated(firma, id);
    await accepted(bank, pay(cheque('AA000050')));
  });

  test('one that is stopped, cancelled or paid already', async () => {
    const [lost, spoiled, paid] = [next(), next(), next()];
    await stop(lost);
    await done('cs1', 'BATAL_WARKAT', {
      nomor_rekening: firma,
      jenis: 'CEK',
      nomor_awal: spoiled,
      nomor_akhir: '',
      keterangan: 'Salah tulis',
    });
    await accepted(bank, pay(cheque(paid)));
    for (const nomor of [lost, spoiled, paid]) await refused(bank, 'WARKAT_SHEET', pay(cheque(nomor)));
    await accepted(bank, pay(cheque(next())));
  });

  test('one that has expired; after its presentment it is paid while nobody has revoked it', async () => {
    const [old, late] = [next(), next()];
    // Presented until 20 May, so that 20 November is its last day.
    await refused(bank, 'WARKAT_EXPIRED', pay(cheque(old, { tanggal_warkat: '2026-03-10' })));
    await accepted(bank, pay(cheque(old, { tanggal_warkat: '2026-03-11' })));
    await accepted(bank, pay(cheque(late, { tanggal_warkat: '2026-03-12' })));
    expect((await sheetOf(late))?.tanggal_warkat).toBe('2026-03-12');
  });

  test('one presented again with other data than when it was returned unpaid', async () => {
    const nomor = next();
    await rejected(nomor, '2026-11-10', 100_000_000n);
    const error = await refused(bank, 'CHEQUE_PRESENTED', pay(cheque(nomor, { tanggal_warkat: '2026-11-10' }, 11)));
    expect(error.details.params).toEqual({ warkat: nomor, tanggal: '2026-11-10', nominal: '1,000,000.00' });
    await refused(bank, 'CHEQUE_PRESENTED', pay(cheque(nomor)));
    await accepted(bank, pay(cheque(nomor, { tanggal_warkat: '2026-11-10' })));
    expect(await sheetOf(nomor)).toMatchObject({ status: 'DIBAYAR', asal: 'DITOLAK', alasan: '1' });
  });

  test('more than is on the account, and an account that is blocked', async () => {
    const nomor = next();
    const [row] = await bank.owner<{ saldo: bigint }[]>`
      update account_state set saldo_ditahan = saldo_buku - 50000000 where nomor_rekening = ${firma} returning saldo_buku as saldo`;
    expect(row?.saldo).toBeGreaterThan(0n);
    await refused(bank, 'INSUFFICIENT', pay(cheque(nomor)));
    await bank.owner`update account_state set saldo_ditahan = 0 where nomor_rekening = ${firma}`;
    await bank.owner`insert into account_blocking (nomor_rekening, arah, tingkat, alasan, tanggal_awal)
      values (${firma}, 'D', 'BERWENANG', 'Permintaan penegak hukum', '2026-10-01')`;
    await refused(bank, 'ACCOUNT_BLOCKED', pay(cheque(nomor)));
    await bank.owner`delete from account_blocking where nomor_rekening = ${firma}`;
    await accepted(bank, pay(cheque(nomor)));
  });

  test('one of a customer who is on the national blacklist', async () => {
    const nomor = next();
    const [drawer] = await bank.owner<{ nama: string; npwp: string }[]>`
      select c.nama_nasabah as nama, c.nomor_npwp as npwp from customer c join account using (nomor_nasabah) where nomor_rekening = ${firma}`;
    const entry = (nama: string, nomor_npwp = '') =>
      part([line('B1', nama, { macam: 'B', nomor_npwp, bank: '451', lembar: '3', terbit: '2026-11-01' })], {
        jenis: 'DHN',
        penerbit: 'BI',
      });
    await lists.putInForce(entry(drawer?.nama ?? '', drawer?.npwp));
    await refused(bank, 'CHEQUE_FROZEN', pay(cheque(nomor)));
    await lists.putInForce(entry('PT LAIN SEKALI'));
    await accepted(bank, pay(cheque(nomor)));
  });

  test('a covered one of a drawer on the national blacklist, for that reason and not as unfunded', async () => {
    const [drawer] = await bank.owner<{ nama: string; npwp: string }[]>`
      select c.nama_nasabah as nama, c.nomor_npwp as npwp from customer c join account using (nomor_nasabah) where nomor_rekening = ${firma}`;
    const listed = (nama: string, nomor_npwp: string) =>
      lists.putInForce(
        part([line('B1', nama, { macam: 'B', nomor_npwp, bank: '451', lembar: '3', terbit: '2026-11-01' })], {
          jenis: 'DHN',
          penerbit: 'BI',
        }),
      );
    const nomor = next();
    const refusing = (alasan: string, nominal = '1000000.00') => ({
      nomor_rekening: firma,
      jenis: 'CEK',
      nomor_warkat: nomor,
      tanggal_warkat: DAY,
      nominal,
      kode_valuta: 'IDR',
      penyaji: 'CV Maju Bersama',
      alasan_tolakan: [alasan],
      keterangan: '',
    });
    const refuse = (...input: Parameters<typeof refusing>) => file('cs1', 'TOLAK_WARKAT', refusing(...input));
    await refused(bank, 'WARKAT_NOT_LISTED', () => refuse('15'));
    await listed(drawer?.nama ?? '', drawer?.npwp ?? '');
    await refused(bank, 'WARKAT_FUNDED', () => refuse('01'));
    // An unfunded cheque counts for its drawer, listed or not.
    await refused(bank, 'WARKAT_UNFUNDED', () => refuse('15', '900000000.00'));
    await accepted(bank, () => done('cs1', 'TOLAK_WARKAT', refusing('15')));
    expect((await sheetOf(nomor))?.status).toBe('DITOLAK');
    const [stored] = await bank.owner`
      select alasan_utama, kosong from warkat_refusal where nomor_warkat = ${nomor}`;
    expect(stored).toEqual({ alasan_utama: '15', kosong: false });
    await listed('PT LAIN SEKALI', '');
  });

  test('one of a closed account as closed, and not for a missing balance', async () => {
    const nomor = next();
    const refusing = (alasan: string) => ({
      nomor_rekening: firma,
      jenis: 'CEK',
      nomor_warkat: nomor,
      tanggal_warkat: DAY,
      nominal: '900000000.00',
      kode_valuta: 'IDR',
      penyaji: 'CV Maju Bersama',
      alasan_tolakan: [alasan],
      keterangan: '',
    });
    const setStatus = (status: string) =>
      bank.owner`update account_state set status = ${status} where nomor_rekening = ${firma}`;
    await setStatus('TUTUP');
    await refused(bank, 'WARKAT_CLOSED', () => file('cs1', 'TOLAK_WARKAT', refusing('01')));
    await accepted(bank, () => done('cs1', 'TOLAK_WARKAT', refusing('02')));
    await setStatus('AKTIF');
  });
});

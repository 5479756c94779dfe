import { describe, expect, test } from 'vitest';
import { historyBagiHasil } from '#core/profit-sharing/share-history.ts';
import { paging } from '../asking.ts';
import { breaksBooks } from '../helpers.ts';
import { accounts } from '../small-bank.ts';
import { depositBank, wire } from './deposit-bank.ts';
import { depositEndsOfDay } from './deposit-ends-of-day.ts';

const bank = await depositBank();
breaksBooks(bank, ['7']);
const siti = await bank.someone('Siti Deposan');
const goal = await bank.open(bank.form(siti));
const given = await bank.open(bank.form(siti, { kode_produk: '11' }));
const { begun, endOfDay, expectSound } = await depositEndsOfDay(bank, siti);
const sharesOf = async (nomor: string) =>
  (
    await bank.owner`
    select dari, sampai, bagi_hasil, pajak, zakat, bersih, tujuan from deposit_share where nomor_rekening = ${nomor} order by dari`
  ).map((row) => ({ ...row }));
const rupiah = (whole: bigint) => whole * 100n;

describe('an end of day', () => {
  test('pays the share of a month by its two parts, with tax and zakat, and closes deposits that do not roll', async () => {
    const nomor = await begun('2026-11-10', { rekening_bagi_hasil: goal, rekening_penutupan: given });
    const pious = await begun('2026-11-10', { rekening_bagi_hasil: goal, zakat: 'T', perpanjangan: 'ARO' });
    const before = await bank.balanceOf(goal);
    expect(await endOfDay('2026-12-10')).toEqual([]);
    const month = {
      dari: '2026-11-10',
      sampai: '2026-12-10',
      bagi_hasil: rupiah(433_266n),
      pajak: rupiah(86_653n),
      tujuan: goal,
    };
    expect(await sharesOf(nomor)).toEqual([{ ...month, zakat: 0n, bersih: rupiah(346_613n) }]);
    expect(await sharesOf(pious)).toEqual([{ ...month, zakat: rupiah(8_665n), bersih: rupiah(337_948n) }]);
    expect((await bank.balanceOf(goal)) - before).toBe(rupiah(346_613n + 337_948n));
    const { data } = await historyBagiHasil(await bank.as('cs1'), {
      paging: paging({ show: 10, page: 1 }),
      nomor_rekening: nomor,
      bulan: '',
      kode_cabang: '',
    });
    expect(data).toEqual([
      expect.objectContaining({
        jenis: 'DEPOSITO',
        dari: '2026-11-10',
        sampai: '2026-12-10',
        rata_rata: '100000000.00',
        bruto: '433266.00',
        neto: '346613.00',
        periode: [
          expect.objectContaining({ hari: 21, hari_bulan: 30 }),
          expect.objectContaining({ hari: 9, hari_bulan: 31 }),
        ],
      }),
    ]);
    expect(await bank.depositRow(nomor)).toMatchObject({ status: 'DICAIRKAN', selesai: '2026-12-10' });
    expect(await bank.depositRow(pious)).toMatchObject({
      status: 'AKTIF',
      urut: 2,
      mulai: '2026-12-10',
      jatuh_tempo: '2027-01-10',
      nominal: rupiah(100_000_000n),
    });
    // The month's true-up reckons with the days that this share has not paid: from 10 December until the end of the month.
    const [unpaid] = await bank.owner`select dari::text, jumlah from unpaid_days(${pious}, '2026-12-01')`;
    expect({ ...unpaid }).toEqual({ dari: '2026-12-10', jumlah: 22n * rupiah(100_000_000n) });
    expect(await bank.balanceOf(given)).toBe(rupiah(100_000_000n));
    await expectSound();
  });

  test('adds the share of ARO+ to the principal, and rolls with the share of the day it begins', async () => {
    const nomor = await begun('2026-11-10', { perpanjangan: 'ARO_PLUS' });
    await endOfDay('2026-12-10');
    expect(await sharesOf(nomor)).toMatchObject([{ bersih: rupiah(346_613n), tujuan: nomor }]);
    expect(await bank.depositRow(nomor)).toMatchObject({
      status: 'AKTIF',
      urut: 2,
      nominal: rupiah(100_346_613n),
      nisbah: 5_000,
    });
    expect(await bank.balanceOf(nomor)).toBe(rupiah(100_346_613n));
    await expectSound();
    // Twice on a day changes nothing.
    await endOfDay('2026-12-10');
    expect(await sharesOf(nomor)).toHaveLength(1);
    expect(await bank.balanceOf(nomor)).toBe(rupiah(100_346_613n));
  });

  test('preserves the anchor day of the first term over the end of February, and rolls on the contractual day', async () => {
    const nomor = await begun('2027-01-31', { perpanjangan: 'ARO' });
    // 28 February 2027 is a Sunday: the branch works it off on Monday.
    await endOfDay('2027-03-01');
    expect(await bank.depositRow(nomor)).toMatchObject({ urut: 2, mulai: '2027-02-28', jatuh_tempo: '2027-03-31' });
    await endOfDay('2027-03-31');
    expect(await bank.depositRow(nomor)).toMatchObject({ urut: 3, mulai: '2027-03-31', jatuh_tempo: '2027-04-30' });
    expect((await sharesOf(nomor)).map(({ dari, sampai, tujuan }) => [dari, sampai, tujuan])).toEqual([
      ['2027-01-31', '2027-02-28', '201007'],
      ['2027-02-28', '2027-03-31', '201007'],
    ]);
    await expectSound();
  });

  test('books money to a shut account for later, and says so; the counterpart is credited', async () => {
    const shut = await bank.open(bank.form(siti, { kode_produk: '11' }));
    const nomor = await begun('2026-11-11', { rekening_bagi_hasil: shut, rekening_penutupan: shut });
    const duplicate = await begun('2026-11-11', { rekening_bagi_hasil: given, rekening_penutupan: given });
    await bank.owner`insert into account_blocking (nomor_rekening, arah, tingkat, alasan, tanggal_awal) values (${shut}, 'K', 'CABANG', 'uji', '2026-01-01')`;
    const found = await endOfDay('2026-12-11');
    expect(found.map(({ id, sebab, nominal }) => [id, sebab, nominal])).toEqual([
      [nomor, 'TUJUAN_TERTUTUP', expect.any(BigInt)],
      [nomor, 'TUJUAN_TERTUTUP', rupiah(100_000_000n)],
    ]);
    expect(await sharesOf(nomor)).toMatchObject([{ tujuan: '201007' }]);
    expect(await bank.depositRow(nomor)).toMatchObject({ status: 'JATUH_TEMPO' });
    expect(await sharesOf(duplicate)).toMatchObject([{ tujuan: given }]);
    expect(await bank.depositRow(duplicate)).toMatchObject({ status: 'DICAIRKAN' });
    await expectSound();
  });

  test('books money to a branch that has closed its day for later; its counterpart there is credited while it works', async () => {
    const far = await bank.open(bank.form(siti, { kode_produk: '11' }));
    await bank.agreed('cs1', 'PINDAH_CABANG', {
      nomor_rekening: far,
      cabang_tujuan: '002',
      alasan: 'Nasabah pindah rumah',
    });
    const nomor = await begun('2026-11-13', { rekening_bagi_hasil: far, perpanjangan: 'ARO' });
    const day = (status: string, tanggal: string) =>
      bank.owner`update branch set status = ${status}, accounting_date = ${tanggal} where kode_cabang = '002'`;
    await day('TUTUP', '2026-12-13');
    expect((await endOfDay('2026-12-13')).map(({ id, sebab }) => [id, sebab])).toEqual([[nomor, 'TUJUAN_TERTUTUP']]);
    expect(await sharesOf(nomor)).toMatchObject([{ tujuan: '201007' }]);
    const waits = (await bank.depositRow(nomor)).belum_diambil as bigint;
    expect(waits).toBeGreaterThan(0n);
    await day('BUKA', '2027-01-13');
    expect(await endOfDay('2027-01-13')).toEqual([]);
    expect(await sharesOf(nomor)).toMatchObject([{ tujuan: '201007' }, { tujuan: far }]);
    expect(await bank.depositRow(nomor)).toMatchObject({ belum_diambil: waits });
    await day('BUKA', '2026-11-20');
    await expectSound();
  });

  test('leaves a principal that is held where it is, gives its shares, and pays it out once it is free', async () => {
    const nomor = await begun('2026-11-12', { rekening_penutupan: given });
    await bank.owner`
      insert into account_hold (nomor_rekening, jenis, tingkat, jumlah, alasan, tanggal_awal) values (${nomor}, 'JAMINAN', 'CABANG', 10000000000, 'Jaminan pembiayaan', '2026-01-01')`;
    expect((await endOfDay('2026-12-12')).map(({ id, sebab }) => [id, sebab])).toEqual([[nomor, 'DEPOSIT_LIEN']]);
    expect(await bank.depositRow(nomor)).toMatchObject({ status: 'AKTIF', bagi_hasil_sampai: '2026-12-12' });
    await bank.owner`update account_hold set dilepas = jumlah where nomor_rekening = ${nomor}`;
    expect(await endOfDay('2026-12-14')).toEqual([]);
    expect(await bank.depositRow(nomor)).toMatchObject({ status: 'DICAIRKAN' });
    expect(await sharesOf(nomor)).toHaveLength(1);
    await expectSound();
  });

  test('cancels an unfunded deposit, sets its source free, and closes its account', async () => {
    const held = async () =>
      (await bank.owner`select saldo_ditahan from account_state where nomor_rekening = ${accounts.firma}`)[0]
        ?.saldo_ditahan;
    const before = await held();
    const nomor = await bank.registered(
      bank.registration(siti, { nominal: wire(5_000_000n), sumber: 'REKENING', rekening_sumber: accounts.firma }),
    );
    expect(await held()).toBe(before + rupiah(5_000_000n));
    await endOfDay('2026-11-20');
    expect(await held()).toBe(before);
    expect(await bank.depositRow(nomor)).toMatchObject({ status: 'DIBATALKAN', urut: 0 });
    const [state] = await bank.owner`select status from account_state where nomor_rekening = ${nomor}`;
    expect(state?.status).toBe('TUTUP');
    await expectSound();
  });

  test('gives a leap day its February, and three months three shares', async () => {
    const nomor = await begun('2027-11-29', { tenor: '3', perpanjangan: 'NON_ARO' });
    await endOfDay('2028-02-29');
    expect((await sharesOf(nomor)).map(({ dari, sampai }) => [dari, sampai])).toEqual([
      ['2027-11-29', '2027-12-29'],
      ['2027-12-29', '2028-01-29'],
      ['2028-01-29', '2028-02-29'],
    ]);
    // No destination was named: the principal waits, and earns nothing more.
    expect(await bank.depositRow(nomor)).toMatchObject({ status: 'JATUH_TEMPO', bagi_hasil_sampai: '2028-02-29' });
    await endOfDay('2028-03-29');
    expect(await sharesOf(nomor)).toHaveLength(3);
    expect(await bank.balanceOf(nomor)).toBe(0n);
    await expectSound();
  });
});

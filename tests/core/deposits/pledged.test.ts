import { beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '#core/db/client.ts';
import { bilyet } from '#core/deposits/certificates/bilyet-paper.ts';
import { accrual } from '#core/profit-sharing/accrual-step.ts';
import { breaksBooks } from '../helpers.ts';
import { endOfDayOf, spansOf } from '../profit-sharing/accrual-bank.ts';
import { depositBank } from './deposit-bank.ts';
import { depositEndsOfDay } from './deposit-ends-of-day.ts';

const bank = await depositBank();
breaksBooks(bank, ['7']);
const siti = await bank.someone('Siti Deposan');
const goal = await bank.open(bank.form(siti));
const { begun, endOfDay, expectSound } = await depositEndsOfDay(bank, siti);
const rupiah = (whole: bigint) => whole * 100n;
const NOMINAL = rupiah(100_000_000n);
const pledge = (nomor: string) => bank.owner`
  insert into account_hold (nomor_rekening, jenis, tingkat, jumlah, alasan, tanggal_awal)
  values (${nomor}, 'JAMINAN', 'CABANG', ${NOMINAL.toString()}, 'Jaminan pembiayaan', '2026-01-01')`;

/** Two persons agree that a deposit rolls over without its shares. */
const rollOver = async (nomor: string) =>
  bank.agreed('cs1', 'UBAH_DEPOSITO', {
    nomor_rekening: nomor,
    versi: String((await bank.depositRow(nomor)).versi),
    perpanjangan: 'ARO',
    alasan: 'Permintaan nasabah di loket',
  });

/** Runs the end of branch 001's day with deposits and accruals, in this order; returns its findings. */
async function accruedEndOfDay(tanggal: string) {
  const found = await endOfDay(tanggal);
  await bank.owner`update branch set accounting_date = ${tanggal}, status = 'CUT_OFF' where kode_cabang = '001'`;
  const at = await endOfDayOf(bank, '001');
  for (const chunk of await accrual.chunks(bank.app, at))
    await bank.app.begin((tx) => accrual.run(tx as unknown as Db, at, chunk));
  await bank.owner`update branch set accounting_date = '2026-11-20', status = 'BUKA' where kode_cabang = '001'`;
  return found.map(({ id, sebab, nominal }) => [id, sebab, nominal]);
}
const daysOf = async (nomor: string) =>
  (await spansOf(bank, nomor)).map(({ dari, sampai, saldo }) => [dari, sampai, saldo]);

describe('the share of ARO+', () => {
  test('is reported as not added while the deposit is pledged; unpledged it is added without a message', async () => {
    const held = await begun('2026-11-10', { perpanjangan: 'ARO_PLUS' });
    const free = await begun('2026-11-10', { perpanjangan: 'ARO_PLUS' });
    await pledge(held);
    const found = await endOfDay('2026-12-10');
    expect(found.map(({ id, sebab, nominal }) => [id, sebab, nominal])).toEqual([
      [held, 'SHARE_NOT_ADDED', rupiah(346_613n)],
    ]);
    expect(await bank.depositRow(held)).toMatchObject({ nominal: NOMINAL, belum_diambil: rupiah(346_613n) });
    expect(await bank.depositRow(free)).toMatchObject({ nominal: NOMINAL + rupiah(346_613n), belum_diambil: 0n });
    await expectSound();
  });
});

describe('a certificate', () => {
  const print = async (nomor: string, cetak = 'F') =>
    bilyet(await bank.as('cs1'), { nomor_rekening: nomor, pegangan: '', nomor_bilyet: '', cetak });

  test('printed after a roll-over states the term that it was handed over with', async () => {
    const nomor = await begun('2026-11-10', { perpanjangan: 'ARO_PLUS' });
    const first = { nominal: '100000000.00', mulai: '2026-11-10', jatuh_tempo: '2026-12-10', perpanjangan: 'ARO_PLUS' };
    expect(await print(nomor)).toMatchObject(first);
    await endOfDay('2026-12-10');
    await rollOver(nomor);
    expect(await bank.depositRow(nomor)).toMatchObject({ urut: 2, nominal: rupiah(100_346_613n) });
    expect(await print(nomor, 'T')).toMatchObject({ ...first, nisbah_nasabah: '50.00', cetak: 0 });
  });
});

describe('a pledged deposit past the end of its term', () => {
  let held: string;
  let rolls: string;
  let late: string;
  beforeAll(async () => {
    held = await begun('2026-11-25', { rekening_penutupan: goal });
    rolls = await begun('2026-11-25', { perpanjangan: 'ARO' });
    late = await begun('2026-12-01');
    for (const nomor of [held, rolls, late]) await pledge(nomor);
  });

  test('earns nothing from the last day of its term on; one that rolls earns on', async () => {
    expect(await accruedEndOfDay('2026-12-23')).toEqual([]);
    // 25 December is a holiday, the end of both terms: its day is accrued with the end of day of the 24th.
    expect(await accruedEndOfDay('2026-12-24')).toEqual([]);
    expect(await accruedEndOfDay('2026-12-28')).toEqual([[held, 'DEPOSIT_LIEN', NOMINAL]]);
    expect(await daysOf(held)).toEqual([
      ['2026-12-23', '2026-12-24', NOMINAL],
      ['2026-12-25', '2026-12-28', 0n],
    ]);
    expect(await daysOf(rolls)).toEqual([['2026-12-23', '2026-12-28', NOMINAL]]);
    const unpaid = async (nomor: string) => {
      const [row] = await bank.owner`select dari::text, jumlah from unpaid_days(${nomor}, '2026-12-01')`;
      return { ...row };
    };
    expect(await unpaid(held)).toEqual({ dari: '2026-12-25', jumlah: 0n });
    expect(await unpaid(rolls)).toEqual({ dari: '2026-12-25', jumlah: 7n * NOMINAL });
  });

  test('is paid out without a share for the days it was held, and nothing stays accrued', async () => {
    await bank.owner`update account_hold set dilepas = jumlah where nomor_rekening = ${held}`;
    expect(await accruedEndOfDay('2026-12-29')).toEqual([]);
    expect(await bank.depositRow(held)).toMatchObject({ status: 'DICAIRKAN', bagi_hasil_sampai: '2026-12-25' });
    const [open] = await bank.owner`select accrual_open(${held}) as sisa`;
    expect(open?.sisa).toBe(0n);
  });

  test('earns again where two persons let it roll after all', async () => {
    expect(await accruedEndOfDay('2026-12-30')).toEqual([]);
    expect(await accruedEndOfDay('2027-01-04')).toEqual([[late, 'DEPOSIT_LIEN', NOMINAL]]);
    await rollOver(late);
    expect(await accruedEndOfDay('2027-01-06')).toEqual([]);
    expect(await daysOf(late)).toEqual([
      ['2026-12-23', '2026-12-31', NOMINAL],
      ['2027-01-01', '2027-01-05', 0n],
      ['2027-01-06', '2027-01-06', NOMINAL],
    ]);
    await expectSound();
  });
});

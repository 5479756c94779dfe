import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { moveDay, steps as moves } from '#core/business-day/branch-day/day.ts';
import { continueEndsOfDay } from '#core/business-day/end-of-day/run-all.ts';
import { steps } from '#core/business-day/end-of-day/steps.ts';
import { commitBulk } from '#core/engine/bulk.ts';
import { credit, debit, type Leg } from '#core/ledger/legs.ts';
import { perhitunganHi1000 } from '#core/profit-sharing/rate-queries.ts';
import { closeCounter, countVaultOf } from '#core/programs/seed/days.ts';
import { type CounterBank, counterBank } from '../counter-bank.ts';
import { accounts } from '../small-bank.ts';
import { expectSoundBooks } from '../sound-books.ts';
import { closeDay, goTo, moveFunds } from './accrual-bank.ts';
import { head, rupiah } from './month-bank.ts';

const nothing = { per_bentuk: '0.00', per_lepas: '0.00', irr_bentuk: '0.00', irr_lepas: '0.00', hibah: '0.00' };
const people = {
  '000': { manager: 'finance1', headTeller: 'finance1' },
  '001': { manager: 'manager1', headTeller: 'headteller1' },
  '002': { manager: 'manager2', headTeller: 'headteller2' },
} as const;
const branches = ['001', '002', '000'] as const;

/** A month, the day from which it is walked, its last business days, and the first day that is worked after it. */
interface Month {
  readonly first: string;
  readonly from: string;
  readonly before: string;
  readonly last: string;
  readonly next: string;
}
const september: Month = {
  first: '2027-09-01',
  from: '2027-09-20',
  before: '2027-09-29',
  last: '2027-09-30',
  next: '2027-10-01',
};
const december: Month = {
  first: '2026-12-01',
  from: '2026-12-21',
  before: '2026-12-30',
  last: '2026-12-31',
  next: '2027-01-04',
};

const book = (bank: CounterBank, date: string, legs: readonly Leg[]) =>
  commitBulk(bank.app, {
    run: randomUUID(),
    chunk: 1,
    actor: 'SISTEM',
    operasi: 'UJI',
    date,
    kodeValuta: 'IDR',
    keterangan: 'uji',
    headOffice: '000',
    journals: [{ kodeCabang: '000', nominal: legs[0]?.jumlah ?? 0n, rekening: null, legs }],
  });

/** Ends the month on its last business day, or, after a holiday that was put in too late for it, with the next day that is worked. */
async function ended({ first, from, before, last, next }: Month, late: boolean) {
  const bank = await counterBank();
  await closeCounter(bank, { teller: 'teller1', headTeller: 'headteller1' });
  await closeCounter(bank, { teller: 'teller3', headTeller: 'headteller2' });
  await goTo(bank, from);
  await moveFunds(bank, accounts.ani, rupiah(5_000_000n));
  for (let day = from; day < before; ) day = await closeDay(bank);
  await book(bank, before, [debit(head('102001'), rupiah(178_500n)), credit(head('501001'), rupiah(178_500n))]);
  expect(await closeDay(bank)).toBe(last);
  // The ends of the day before count on the month's last day: their runs are stored as done.
  await bank.owner`update branch_day set ditutup_oleh = 'manager1', ditutup_pada = now() where tanggal = ${before}`;
  await bank.owner`
    insert into eod_run (kode_cabang, tanggal, dari, berikut, id_user, status, selesai)
    select kode_cabang, ${before}, ${before}, ${last}, 'manager1', 'SELESAI', now() from branch`;
  const day = late ? next : last;
  if (late) {
    await bank.owner`delete from branch_day where tanggal = ${last}`;
    await bank.owner`alter table holiday disable trigger holiday_in_time`;
    await bank.owner`insert into holiday (tanggal, nama) values (${last}, 'Cuti bersama')`;
    await bank.owner`alter table holiday enable trigger holiday_in_time`;
    await goTo(bank, day);
    // HI-1000 names the month that still has to end, and refuses the new one before it.
    const asked = async (bulan: string) =>
      perhitunganHi1000(await bank.as('finance1'), { pool: 'UTAMA', bulan, ...nothing });
    const named = await asked('');
    expect(named.bulan).toBe(first);
    expect(named.halangan.map(({ kode }) => kode)).not.toContain('MONTH_LATE');
    expect((await asked(`${next.slice(0, 7)}-01`)).halangan).toContainEqual(
      expect.objectContaining({ kode: 'MONTH_LATE', sebut: first.slice(0, 7) }),
    );
    // Income and cost of the day itself belong to the new month.
    await book(bank, day, [debit(head('102001'), rupiah(9_000n)), credit(head('501001'), rupiah(9_000n))]);
  }
  for (const branch of branches) {
    const { headTeller, manager } = people[branch];
    await countVaultOf(bank, headTeller);
    await moveDay(await bank.as(manager), { kode_cabang: branch, accounting_date: '' }, moves.cutOff);
    await moveDay(await bank.as(manager), { kode_cabang: branch, accounting_date: '' }, moves.close);
    await continueEndsOfDay(bank.app, steps);
  }
  const rate = async () => perhitunganHi1000(await bank.as('finance1'), { pool: 'UTAMA', bulan: first, ...nothing });
  const { sidik, halangan } = await rate();
  expect(halangan).toEqual([]);
  const { id_flow } = await bank.flow('finance1', 'SUBMIT', {
    flowCode: 'TETAPKAN_HI1000',
    data: { pool: 'UTAMA', bulan: first, sidik },
    remark: 'Mohon disetujui',
  });
  await bank.flow('finance2', 'APPROVE', { idFlow: id_flow, remark: 'Sesuai' });
  for (let round = 1; round <= 3; round += 1) await continueEndsOfDay(bank.app, steps);
  return { bank, day };
}

const linesOf = async ({ owner }: CounterBank, day: string, codes: readonly string[]) =>
  (
    await owner`
      select j.operasi, l.kode_cabang, l.kode_gl, l.jumlah from journal j join journal_line l on l.journal_id = j.id and l.tanggal = j.tanggal
      where j.operasi = any (${[...codes]}::text[]) and j.tanggal = ${day} order by j.operasi, j.kode_cabang, j.id, l.urut`
  ).map((row) => Object.values(row));
const sharesOf = async ({ owner }: CounterBank, month: string) =>
  (
    await owner`
      select nomor_rekening, hi1000, akru, bagian, bruto, pajak, zakat, neto, status from profit_share where bulan = ${month} order by 1`
  ).map((row) => ({ ...row }));
const statusOf = async ({ owner }: CounterBank) =>
  (await owner<{ teks: string }[]>`select kode_cabang || ' ' || status as teks from branch order by 1`).map(
    ({ teks }) => teks,
  );
const periodOf = async ({ owner }: CounterBank, month: string) =>
  (await owner`select status from gl_period where bulan = ${month}`)[0]?.status ?? 'BUKA';
const fees = async ({ owner }: CounterBank) =>
  (await owner`select nomor_rekening, kode, bulan, diambil from account_fee order by 1, 2, 3`).map((row) => ({
    ...row,
  }));
const closed = ['TUTUP', 'TUTUP', 'TUTUP'].map((status, at) => `00${at} ${status}`);
const MONTH_END = ['TRUE_UP', 'BAGI_HASIL', 'PEMBULATAN', 'BIAYA_BULANAN'];

test('a month whose last business day became a holiday too late ends with the next day, by the same figures', async () => {
  const [onTime, late] = [await ended(september, false), await ended(september, true)];
  expect(await statusOf(late.bank)).toEqual(closed);
  expect(await sharesOf(late.bank, september.first)).toEqual(await sharesOf(onTime.bank, september.first));
  const [ani] = (await sharesOf(late.bank, september.first)).filter((row) => row.nomor_rekening === accounts.ani);
  // 10,000,000, and 15,000,000 for the last eleven of thirty days, at 9.00 and 30 per cent.
  expect(ani).toMatchObject({ bagian: rupiah(31_950n), neto: rupiah(25_560n) });
  expect(await linesOf(late.bank, late.day, MONTH_END)).toEqual(await linesOf(onTime.bank, onTime.day, MONTH_END));
  expect(await fees(late.bank)).toEqual(await fees(onTime.bank));
  expect([await periodOf(late.bank, september.first), await periodOf(late.bank, '2027-10-01')]).toEqual([
    'DIBAGIKAN',
    'BUKA',
  ]);
  // The next one is an ordinary end of day again.
  const [{ dari } = { dari: '' }] = await late.bank.owner<{ dari: string }[]>`
    select max(berikut)::text as dari from eod_run where kode_cabang = '001'`;
  expect(dari).toBe('2027-10-04');
});

test('a year that ends late carries over the result of its own days, and nothing of the new one', async () => {
  const [onTime, late] = [await ended(december, false), await ended(december, true)];
  expect(await statusOf(late.bank)).toEqual(closed);
  expect(await sharesOf(late.bank, december.first)).toEqual(await sharesOf(onTime.bank, december.first));
  const yearOf = async ({ owner }: CounterBank) =>
    (await owner`select tahun, kode_cabang, hasil from year_end order by 2`).map((row) => Object.values(row));
  // The late end of day posts on its own date: the year's result is the books' balance on the year's last day.
  const stood = async ({ owner }: CounterBank) =>
    (
      await owner`
        select t.kode_cabang, sum(t.kredit_idr - t.debet_idr)::bigint as hasil from gl_total t join gl_account g using (kode_gl)
        where g.tipe in ('I', 'X') and t.tanggal <= '2026-12-31' group by 1 order by 1`
    ).map((row) => [2026, ...Object.values(row)]);
  expect((await yearOf(onTime.bank)).length).toBe(3);
  expect(await yearOf(late.bank)).toEqual(await stood(late.bank));
  const january = await late.bank.owner`
    select sum(t.kredit_idr - t.debet_idr)::bigint as hasil from gl_total t join gl_account g using (kode_gl)
    where g.tipe in ('I', 'X') and t.tanggal > '2026-12-31' and t.kode_cabang = '000' and t.kode_gl = '501001'`;
  // 9,000 of the new year's, and the 178,500 that were carried over.
  expect(january[0]?.hasil).toBe(rupiah(9_000n - 178_500n));
  expect([await periodOf(late.bank, december.first), await periodOf(late.bank, '2027-01-01')]).toEqual([
    'DIBAGIKAN',
    'BUKA',
  ]);
  await expectSoundBooks(late.bank, ['7', '33']);
});

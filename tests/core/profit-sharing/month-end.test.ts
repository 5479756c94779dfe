import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { moveDay, steps as moves } from '#core/business-day/branch-day/day.ts';
import { continueEndsOfDay } from '#core/business-day/end-of-day/run-all.ts';
import { steps } from '#core/business-day/end-of-day/steps.ts';
import { commitBulk } from '#core/engine/bulk.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import { perhitunganHi1000 } from '#core/profit-sharing/rate-queries.ts';
import { closeCounter, countVaultOf } from '#core/programs/seed/days.ts';
import { type CounterBank, counterBank } from '../counter-bank.ts';
import { accounts } from '../small-bank.ts';
import { closeDay, FIRST, goTo, moveFunds } from './accrual-bank.ts';
import { head, rupiah } from './month-bank.ts';

const LAST = '2027-09-30';
const BRANCHES = ['001', '002', '000'] as const;
const nothing = { per_bentuk: '0.00', per_lepas: '0.00', irr_bentuk: '0.00', irr_lepas: '0.00', hibah: '0.00' };

/** Makes the bank at the counters' close of 30 September: every day accrued at 8.60, and the month has earned this income. */
async function atMonthEnd(income: bigint): Promise<CounterBank> {
  const bank = await counterBank();
  await closeCounter(bank, { teller: 'teller1', headTeller: 'headteller1' });
  await closeCounter(bank, { teller: 'teller3', headTeller: 'headteller2' });
  await goTo(bank, FIRST);
  for (let day = FIRST; day < LAST; ) {
    if (day === '2027-09-10') await moveFunds(bank, accounts.ani, rupiah(5_000_000n));
    if (day === '2027-09-20') await moveFunds(bank, accounts.ani, -rupiah(3_000_000n));
    day = await closeDay(bank);
  }
  await commitBulk(bank.app, {
    run: randomUUID(),
    chunk: 1,
    actor: 'SISTEM',
    operasi: 'UJI',
    date: LAST,
    kodeValuta: 'IDR',
    keterangan: 'Pendapatan pembiayaan',
    headOffice: '000',
    journals: [
      {
        kodeCabang: '000',
        nominal: rupiah(income),
        rekening: null,
        legs: [debit(head('102001'), rupiah(income)), credit(head('501001'), rupiah(income))],
      },
    ],
  });
  return bank;
}

const managers = { '000': 'finance1', '001': 'manager1', '002': 'manager2' } as const;
const vaults = { '000': 'finance1', '001': 'headteller1', '002': 'headteller2' } as const;

async function cutOff(bank: CounterBank, branch: (typeof BRANCHES)[number]): Promise<void> {
  await countVaultOf(bank, vaults[branch]);
  await moveDay(await bank.as(managers[branch]), { kode_cabang: '', accounting_date: '' }, moves.cutOff);
}

/** Begins the end of day of a branch that is cut off, and carries all of them on as far as they come. */
async function begin(bank: CounterBank, branch: (typeof BRANCHES)[number]): Promise<void> {
  await moveDay(await bank.as(managers[branch]), { kode_cabang: '', accounting_date: '' }, moves.close);
  await continueEndsOfDay(bank.app, steps);
}

/** Returns the status of each branch, with the step that its end of day has not done yet and why. */
const statuses = async ({ owner }: CounterBank) =>
  (
    await owner<{ berdiri: string }[]>`
      select concat_ws(' ', b.kode_cabang, b.status, e.langkah, f.sebab) as berdiri
      from branch b
      left join lateral (select e.run, s.kode as langkah from eod_run e join eod_step s using (run)
        where e.kode_cabang = b.kode_cabang and s.status <> 'SELESAI' order by s.urut limit 1) e on true
      left join eod_finding f on f.run = e.run and f.menghalangi order by 1`
  ).map(({ berdiri }) => berdiri);

const rate = async (bank: CounterBank) =>
  perhitunganHi1000(await bank.as('finance1'), { pool: 'UTAMA', bulan: FIRST, ...nothing });

async function setRate(bank: CounterBank): Promise<void> {
  const { id_flow } = await bank.flow('finance1', 'SUBMIT', {
    flowCode: 'TETAPKAN_HI1000',
    data: { pool: 'UTAMA', bulan: FIRST, sidik: (await rate(bank)).sidik },
    remark: 'Mohon disetujui',
  });
  await bank.flow('finance2', 'APPROVE', { idFlow: id_flow, remark: 'Sesuai' });
}

/** The lines of all journals of an operation, in their order: branch, GL, amount in minor units. */
const linesOf = async ({ owner }: CounterBank, operasi: string) =>
  (
    await owner<{ kode_cabang: string; kode_gl: string; jumlah: bigint }[]>`
      select l.kode_cabang, l.kode_gl, l.jumlah from journal j join journal_line l on l.journal_id = j.id and l.tanggal = j.tanggal
      where j.operasi = ${operasi} and j.tanggal = ${LAST} order by j.kode_cabang, j.id, l.urut`
  ).map(({ kode_cabang, kode_gl, jumlah }) => [kode_cabang, kode_gl, jumlah]);

const shareOf = async ({ owner }: CounterBank, number: string) => {
  const [row] = await owner`
    select akru, bagian, bruto, pajak, zakat, neto from profit_share where nomor_rekening = ${number} and bulan = ${FIRST}`;
  return { ...row };
};

describe('a month that ends above its indicative rate', () => {
  test('accrued 31,992, final at 8.75 32,550: the ends of day wait for the rate, head office too, then post 558 and go on', async () => {
    // 20,400,000 on average at 8.75 for each 1,000.
    const bank = await atMonthEnd(178_500n);
    // Head office is cut off first, long before anybody can set the rate.
    await cutOff(bank, '000');
    await cutOff(bank, '001');
    await begin(bank, '001');
    expect((await statuses(bank)).filter((row) => row.startsWith('001'))).toEqual(['001 CUT_OFF HI1000 RATE_AWAITED']);
    expect((await rate(bank)).halangan.map(({ kode, sebut }) => `${kode} ${sebut}`)).toContain('AVERAGES_MISSING 002');
    await cutOff(bank, '002');
    await begin(bank, '002');
    await begin(bank, '000');
    expect(await statuses(bank)).toEqual([
      '000 CUT_OFF HI1000 RATE_AWAITED',
      '001 CUT_OFF HI1000 RATE_AWAITED',
      '002 CUT_OFF HI1000 RATE_AWAITED',
    ]);
    expect(await linesOf(bank, 'TRUE_UP')).toEqual([]);

    const { final, indikatif } = await rate(bank);
    expect({ final, indikatif }).toEqual({ final: '8.750000', indikatif: '8.600000' });
    await setRate(bank);
    // Head office ends its day once the others have ended theirs.
    for (let round = 1; round <= 3; round += 1) await continueEndsOfDay(bank.app, steps);
    expect(await statuses(bank)).toEqual(['000 TUTUP', '001 TUTUP', '002 TUTUP']);
    // Citra's 8,000,000: 20,640 accrued, 21,000 final.
    expect(await linesOf(bank, 'TRUE_UP')).toEqual([
      ['001', '601001', rupiah(558n)],
      ['001', '202001', -rupiah(558n)],
      ['002', '601001', rupiah(360n)],
      ['002', '202001', -rupiah(360n)],
    ]);
    expect(await shareOf(bank, accounts.ani)).toEqual({
      akru: rupiah(31_992n),
      bagian: rupiah(32_550n),
      bruto: rupiah(32_550n),
      pajak: rupiah(6_510n),
      zakat: 0n,
      neto: rupiah(26_040n),
    });
    expect(await linesOf(bank, 'BAGI_HASIL')).toEqual([
      ['001', '202001', rupiah(32_550n)],
      ['001', '301001', -rupiah(26_040n)],
      ['001', '205001', -rupiah(6_510n)],
      ['002', '202001', rupiah(21_000n)],
      ['002', '301001', -rupiah(16_800n)],
      ['002', '205001', -rupiah(4_200n)],
    ]);
  });
});

describe('a month that ends below its indicative rate', () => {
  test('accrued 31,992, final at 8.00 29,760: 2,232 goes back, and the share follows the final rate', async () => {
    const bank = await atMonthEnd(163_200n);
    for (const branch of BRANCHES) await cutOff(bank, branch);
    for (const branch of BRANCHES) await begin(bank, branch);
    await setRate(bank);
    for (let round = 1; round <= 3; round += 1) await continueEndsOfDay(bank.app, steps);
    expect(await statuses(bank)).toEqual(['000 TUTUP', '001 TUTUP', '002 TUTUP']);
    // Citra's 20,640 becomes 19,200.
    expect(await linesOf(bank, 'TRUE_UP')).toEqual([
      ['001', '202001', rupiah(2_232n)],
      ['001', '601001', -rupiah(2_232n)],
      ['002', '202001', rupiah(1_440n)],
      ['002', '601001', -rupiah(1_440n)],
    ]);
    expect(await shareOf(bank, accounts.ani)).toMatchObject({ akru: rupiah(31_992n), bagian: rupiah(29_760n) });
    expect(await linesOf(bank, 'BAGI_HASIL')).toEqual([
      ['001', '202001', rupiah(29_760n)],
      ['001', '301001', -rupiah(23_808n)],
      ['001', '205001', -rupiah(5_952n)],
      ['002', '202001', rupiah(19_200n)],
      ['002', '301001', -rupiah(15_360n)],
      ['002', '205001', -rupiah(3_840n)],
    ]);
  });
});

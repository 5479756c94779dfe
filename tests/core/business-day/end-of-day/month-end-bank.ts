import { randomUUID } from 'node:crypto';
import { moveDay, steps as moves } from '#core/business-day/branch-day/day.ts';
import { continueEndsOfDay } from '#core/business-day/end-of-day/run-all.ts';
import { type BulkJournal, commitBulk } from '#core/engine/bulk.ts';
import { credit, debit, type Target } from '#core/ledger/legs.ts';
import { perhitunganHi1000 } from '#core/profit-sharing/rate-queries.ts';
import { closeCounter, countVaultOf } from '#core/programs/seed/days.ts';
import { type CounterBank, counterBank } from '../../counter-bank.ts';
import { dollars, seedDollars } from '../../currency-bank.ts';
import { goTo } from '../../profit-sharing/accrual-bank.ts';
import { head, of, rupiah } from '../../profit-sharing/month-bank.ts';
import { accounts } from '../../small-bank.ts';

/** November 2026 and its last day, a Monday. */
export const MONTH = '2026-11-01';
export const LAST = '2026-11-30';

const people = {
  '000': { manager: 'finance1', headTeller: 'finance1' },
  '001': { manager: 'manager1', headTeller: 'headteller1' },
  '002': { manager: 'manager2', headTeller: 'headteller2' },
} as const;
export type Branch = keyof typeof people;

const noAdjustments = { per_bentuk: '0.00', per_lepas: '0.00', irr_bentuk: '0.00', irr_lepas: '0.00', hibah: '0.00' };

export interface MonthEndBank extends CounterBank {
  /** Counts the vault of a branch and cuts it off. */
  readonly cutOff: (branch: Branch) => Promise<void>;
  /** Counts the vault of a branch again. */
  readonly recount: (branch: Branch) => Promise<void>;
  /** Opens the day that head office has opened. */
  readonly open: (branch: Branch) => Promise<void>;
  /** Begins the end of day of a branch that is cut off, and leaves it there. */
  readonly startEndOfDay: (branch: Branch) => Promise<void>;
  /** The same, and carries every one as far as it comes. */
  readonly begin: (branch: Branch) => Promise<void>;
  /** Carries every end of day as far as it comes, taking up what waits. */
  readonly carry: (rounds?: number) => Promise<void>;
  /** Takes up the end of day of a branch that has stopped. */
  readonly resume: (branch: Branch) => Promise<void>;
  /** Two persons of head office set HI-1000 of the month as it is computed now; November's where no other is named. */
  readonly setRate: (month?: string) => Promise<void>;
  /** Income of the month, in whole rupiah, at head office. */
  readonly earn: (whole: bigint) => Promise<void>;
  readonly book: (journals: readonly BulkJournal[]) => Promise<void>;
  /** Returns each branch's progress: status, the step that is not done, why it waits. */
  readonly branchStates: () => Promise<string[]>;
  readonly periodOf: (month: string) => Promise<string>;
}

/** Makes the counter bank, or one built upon another, on the last business day of November, its counters closed and all branches open. */
export async function monthEndBank(day: string = LAST, given?: CounterBank): Promise<MonthEndBank> {
  const bank = given ?? (await counterBank());
  await closeCounter(bank, { teller: 'teller1', headTeller: 'headteller1' });
  await closeCounter(bank, { teller: 'teller3', headTeller: 'headteller2' });
  await goTo(bank, day);
  const carry: MonthEndBank['carry'] = async (rounds = 1) => {
    for (let round = 1; round <= rounds; round += 1) await continueEndsOfDay(bank.app);
  };
  const recount: MonthEndBank['recount'] = (branch) => countVaultOf(bank, people[branch].headTeller);
  const step = async (branch: Branch, move: keyof typeof moves): Promise<void> => {
    await moveDay(await bank.as(people[branch].manager), { kode_cabang: branch, accounting_date: '' }, moves[move]);
  };
  const book: MonthEndBank['book'] = async (journals) => {
    const [today] = await bank.owner<
      { tanggal: string }[]
    >`select accounting_date as tanggal from branch where jenis = 'HO'`;
    await commitBulk(bank.app, {
      run: randomUUID(),
      chunk: 1,
      actor: 'SISTEM',
      operasi: 'UJI',
      date: today?.tanggal ?? day,
      kodeValuta: 'IDR',
      keterangan: 'uji',
      headOffice: '000',
      journals,
    });
  };
  return {
    ...bank,
    carry,
    book,
    recount,
    open: async (branch) => {
      await step(branch, 'prepare');
      await step(branch, 'open');
    },
    cutOff: async (branch) => {
      await recount(branch);
      await step(branch, 'cutOff');
    },
    startEndOfDay: (branch) => step(branch, 'close'),
    begin: async (branch) => {
      await step(branch, 'close');
      await carry();
    },
    resume: async (branch) => {
      await bank.app`select eod_resume(run) from eod_run where kode_cabang = ${branch} and status <> 'SELESAI'`;
      await carry();
    },
    setRate: async (bulan = MONTH) => {
      const { sidik } = await perhitunganHi1000(await bank.as('finance1'), { pool: 'UTAMA', bulan, ...noAdjustments });
      const { id_flow } = await bank.flow('finance1', 'SUBMIT', {
        flowCode: 'TETAPKAN_HI1000',
        data: { pool: 'UTAMA', bulan, sidik },
        remark: 'Mohon disetujui',
      });
      await bank.flow('finance2', 'APPROVE', { idFlow: id_flow, remark: 'Sesuai' });
    },
    earn: (whole) =>
      book([
        {
          kodeCabang: '000',
          nominal: rupiah(whole),
          rekening: null,
          legs: [debit(head('102001'), rupiah(whole)), credit(head('501001'), rupiah(whole))],
        },
      ]),
    branchStates: async () =>
      (
        await bank.owner<{ berdiri: string }[]>`
          select distinct on (b.kode_cabang) concat_ws(' ', b.kode_cabang, b.status, e.langkah, f.sebab) as berdiri
          from branch b
          left join lateral (select e.run, s.kode as langkah from eod_run e join eod_step s using (run)
            where e.kode_cabang = b.kode_cabang and s.status <> 'SELESAI' order by s.urut limit 1) e on true
          left join eod_finding f on f.run = e.run and f.menghalangi order by b.kode_cabang, f.id`
      ).map(({ berdiri }) => berdiri),
    periodOf: async (month) => {
      const [row] = await bank.owner<{ status: string }[]>`select status from gl_period where bulan = ${month}`;
      return row?.status ?? 'BUKA';
    },
  };
}

/** A company buys 100 dollars for an account at 001 at 16,000; without a rate of the last day its end of day waits for one. */
export async function withDollars(bank: MonthEndBank): Promise<void> {
  await seedDollars(bank);
  await bank.owner`delete from cash_box where kode_valuta = 'USD'`;
  const usd = (target: Target): Target => ({ ...target, kode_valuta: 'USD' });
  const worth = { jumlah_idr: rupiah(1_600_000n) };
  await bank.book([
    {
      kodeCabang: '001',
      nominal: rupiah(1_600_000n),
      rekening: null,
      legs: [
        debit(of(accounts.firma, '203001'), rupiah(1_600_000n)),
        credit({ kode_cabang: '001', kode_gl: '113002' }, rupiah(1_600_000n)),
        debit(usd({ kode_cabang: '001', kode_gl: '113001' }), 100_00n, worth),
        credit(usd(of(dollars.ani, '203005')), 100_00n, worth),
      ],
    },
  ]);
}

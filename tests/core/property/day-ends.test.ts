import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { moveDay, steps as moves } from '#core/business-day/branch-day/day.ts';
import { completeEndsOfDay } from '#core/business-day/end-of-day/run-all.ts';
import { countVaultOf } from '#core/programs/seed/days.ts';
import { AppError } from '#lib/errors/errors.ts';
import { inSoak } from '../../soak.ts';
import { ordinarySteps } from '../business-day/end-of-day/run-step.ts';
import { chequeBank } from '../cash/counter/cheque-bank.ts';
import { clearingBank } from '../cheques/clearing/clearing-bank.ts';
import { expectSoundBooks } from '../sound-books.ts';
import { hindrances } from './hindrances.ts';

/**
 * Anything may have happened to the bank by the end of a day (undecided cheques, transfers that nobody answers, tills that stay open, branches
 * that do not come along or close early, messages at any moment): head office finds its way to the next open day by its own commands.
 */
const bank = await chequeBank(await clearingBank());
const { owner, file, approve } = bank;
beforeAll(() => owner`update clearing_cycle set pengembalian = '23:59'`);

const branches = ['001', '002'] as const;
const managers = { '000': 'finance1', '001': 'manager1', '002': 'manager2' } as const;
type Branch = keyof typeof managers;
const acts = [
  'prepare',
  'open',
  'cutOff',
  'close',
  'present',
  'pay',
  'return',
  'send',
  'leave',
  'answer',
  'arrive',
  'absent',
  'holiday',
  'withdraw',
] as const;
type Act = readonly [act: (typeof acts)[number], branch: Branch];
/** An end of day at which each hindrance comes once, in an order in which each of these is done. */
const ordinary: readonly Act[] = [
  ['present', '001'],
  ['return', '001'],
  ['send', '001'],
  ['leave', '001'],
  ['answer', '001'],
  ['arrive', '002'],
  ['present', '001'],
  ['pay', '001'],
  ['holiday', '000'],
  ['withdraw', '000'],
  ['absent', '001'],
  ['cutOff', '001'],
  ['arrive', '001'],
];

interface BranchStatus {
  readonly kode_cabang: Branch;
  readonly status: string;
  readonly tanggal: string;
}
const branchStatuses = () =>
  owner<
    BranchStatus[]
  >`select kode_cabang, status, accounting_date as tanggal from branch order by jenis <> 'HO', kode_cabang`;
const head = async (): Promise<BranchStatus> => {
  const [row] = await branchStatuses();
  if (!row) throw new Error('there is no head office');
  return row;
};
const move = async (branch: Branch, step: keyof typeof moves) => {
  await moveDay(await bank.as(managers[branch]), { kode_cabang: branch, accounting_date: '' }, moves[step]);
  if (step === 'close') await completeEndsOfDay(bank.app, ordinarySteps);
};

const befalls = hindrances(bank);

async function act([what, branch]: Act): Promise<unknown> {
  switch (what) {
    case 'prepare':
    case 'open':
    case 'cutOff':
    case 'close':
      return move(branch, what);
    case 'arrive':
      return befalls.arrive(branch);
    default:
      return befalls[what]();
  }
}

/** The next command of head office on its way to a day later than `from`, as its board would show it. */
async function goOn(from: string): Promise<void> {
  const [bankDay, ...others] = await branchStatuses();
  if (!bankDay) throw new Error('there is no head office');
  const late = others.find(({ status, tanggal }) =>
    bankDay.status === 'TUTUP'
      ? status !== 'TUTUP' && tanggal < bankDay.tanggal
      : status !== 'TUTUP' || tanggal < bankDay.tanggal,
  );
  if (late) {
    const asked = {
      kode_cabang: late.kode_cabang,
      accounting_date: late.tanggal,
      alasan: `Cabang tidak dapat menutup hari sejak ${from}`,
    };
    await approve(await file('finance1', 'TUTUP_PAKSA', asked), 'finance2');
    await completeEndsOfDay(bank.app, ordinarySteps);
  } else if (bankDay.status === 'TUTUP') {
    const [next] = await owner<{ tanggal: string }[]>`
      select next_business_day(accounting_date) as tanggal from branch where jenis = 'HO'`;
    await approve(await file('finance1', 'BUKA_HARI', { tanggal: next?.tanggal }), 'finance2');
  } else if (bankDay.status === 'CUT_OFF') {
    await countVaultOf(bank, 'finance1');
    await move('000', 'close');
  } else await move('000', 'cutOff');
}

/** Two days of each branch by force, then cut-off, close and opening of head office; some to spare. */
const COMMANDS = 10;

const command = fc.tuple(fc.constantFrom(...acts), fc.constantFrom('000', ...branches)) as fc.Arbitrary<Act>;

test('from any end of a day, head office leads the bank to the next open day, and its books are sound', async () => {
  let carried = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 6, maxLength: 12 }), async (script) => {
      const { tanggal } = await head();
      for (const each of script) {
        try {
          await act(each);
          carried += 1;
        } catch (error) {
          // The core refuses in words whatever it does not do.
          expect(error).toBeInstanceOf(AppError);
        }
      }
      let commands = 0;
      for (let now = await head(); now.tanggal <= tanggal || now.status !== 'BUKA'; now = await head()) {
        commands += 1;
        expect(commands).toBeLessThanOrEqual(COMMANDS);
        await goOn(tanggal);
      }
      // The branches come along.
      for (const branch of branches) {
        await move(branch, 'prepare');
        await move(branch, 'open');
      }
      await expectSoundBooks(bank);
    }),
    // Chance may draw nothing but refused acts, so the first run is an ordinary end of day and each of the hindrances.
    { numRuns: inSoak(24, 4), endOnFailure: true, examples: [[[...ordinary]]] },
  );
  expect(carried).toBeGreaterThanOrEqual(ordinary.length);
});

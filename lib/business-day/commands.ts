import type { ErrorCode } from '#lib/errors/errors.ts';
import { branchStates } from './operations/hours.ts';
import { remedies, TWO_OF_HEAD_OFFICE } from './remedies.ts';
import type { BankDay, BranchState, DayCommand, Refusal } from './state.ts';

const MANAGER = 'the manager of the branch';
const ended = { branchRun: '', till: '', sheet: false, transfer: false, vaultCounted: true } as const;

const notReady = (because: string, lift: string, when: Refusal['when']): Refusal => ({
  code: 'DAY_NOT_READY',
  because,
  lift,
  when,
});

/** Returns true when the branch holds items that end over the books of head office. */
const owes = ({ branch, sheet, transfer }: BankDay): boolean =>
  branch !== 'TUTUP' && branch !== 'EOD' && (sheet || transfer);

/** The table lists every command that moves the day of a bank or of a branch, or removes a hindrance of it. */
export const dayCommands: readonly DayCommand[] = [
  {
    code: 'BUKA_HARI',
    of: 'PUSAT',
    by: TWO_OF_HEAD_OFFICE,
    from: ['TUTUP'],
    to: 'BUKA',
    refusals: [
      {
        code: 'DAY_BEHIND',
        because: 'a branch is at work on an earlier day',
        lift: 'the branch closes its day, or `TUTUP_PAKSA`',
        when: ({ branch, behind }) => behind && branch !== 'TUTUP',
      },
    ],
    does: (day) => ({ ...day, head: 'BUKA', behind: true, monthEnd: false, rate: '' }),
  },
  {
    code: 'SIAPKAN_CABANG',
    of: 'CABANG',
    by: MANAGER,
    from: ['TUTUP'],
    to: 'PERSIAPAN',
    refusals: [
      {
        code: 'DAY_BANK_CLOSED',
        because: 'head office has not opened a later day',
        lift: '`BUKA_HARI`',
        when: ({ head, behind }) => head === 'TUTUP' || !behind,
      },
    ],
    does: (day) => ({ ...day, branch: 'PERSIAPAN', behind: false, vaultCounted: false }),
  },
  {
    code: 'BUKA_CABANG',
    of: 'CABANG',
    by: MANAGER,
    from: ['PERSIAPAN'],
    to: 'BUKA',
    refusals: [],
    does: (day) => ({ ...day, branch: 'BUKA' }),
  },
  {
    code: 'CUT_OFF_CABANG',
    of: 'CABANG',
    by: MANAGER,
    from: ['PERSIAPAN', 'BUKA'],
    to: 'CUT_OFF',
    refusals: [],
    does: (day) => ({ ...day, branch: 'CUT_OFF' }),
  },
  {
    code: 'TUTUP_CABANG',
    of: 'CABANG',
    by: MANAGER,
    from: ['CUT_OFF'],
    to: 'EOD',
    outOfOrder: { EOD: 'EOD_RUNNING' },
    refusals: [
      notReady(
        'KAS_TELLER, SERAH_TERIMA, KAS_MENUNGGU: a till is open, cash is on its way, an item holds cash',
        'the teller closes the till, the receiver counts the cash, the item is decided; of a teller who is gone `TUTUP_KAS_BERHALANGAN`; or `TUTUP_PAKSA`',
        ({ till }) => till !== '',
      ),
      notReady(
        'KHASANAH: the vault is not counted',
        'two officers count it; or `TUTUP_PAKSA`',
        ({ vaultCounted }) => !vaultCounted,
      ),
      notReady(
        'WARKAT_MASUK: a presented sheet is undecided',
        'it is paid, returned or held, after the cut-off too; or `TUTUP_PAKSA`, which holds it for the next day',
        ({ sheet }) => sheet,
      ),
      notReady(
        'PERANTARA: a transfer waits for its answer',
        'the answer, or `JAWAB_PENYELESAIAN`; or `TUTUP_PAKSA`, after which the answer is booked on the next open day',
        ({ transfer }) => transfer,
      ),
    ],
    does: (day) => ({ ...day, branch: 'EOD', branchRun: 'BERJALAN' }),
  },
  {
    code: 'CUT_OFF_CABANG',
    of: 'PUSAT',
    by: 'one person of head office',
    from: ['BUKA'],
    to: 'CUT_OFF',
    refusals: [],
    does: (day) => ({ ...day, head: 'CUT_OFF' }),
  },
  {
    code: 'TUTUP_CABANG',
    of: 'PUSAT',
    by: 'one person of head office',
    from: ['CUT_OFF'],
    to: 'EOD',
    outOfOrder: { EOD: 'EOD_RUNNING' },
    refusals: [
      {
        code: 'DAY_BRANCH_OWES',
        because: 'a branch at work holds presented sheets or transfers that end over head office',
        lift: 'the branch settles them, or begins its end of day, or `TUTUP_PAKSA`',
        when: owes,
      },
    ],
    does: (day) => ({ ...day, head: 'EOD', headRun: 'BERJALAN' }),
  },
  {
    code: 'TUTUP_PAKSA',
    of: 'CABANG',
    by: TWO_OF_HEAD_OFFICE,
    from: branchStates,
    to: 'EOD',
    refusals: [
      {
        code: 'DAY_NOT_BEHIND',
        because: 'the branch has no day to end',
        lift: 'nothing: its day is closed',
        when: ({ branch, head, behind }) => branch === 'TUTUP' && (!behind || head === 'TUTUP'),
      },
    ],
    does: (day) => ({
      ...day,
      ...ended,
      behind: day.branch === 'TUTUP' ? false : day.behind,
      branch: 'EOD',
      branchRun: 'BERJALAN',
      badRow: false,
    }),
  },
  {
    code: 'TUTUP_PAKSA',
    of: 'CABANG',
    by: TWO_OF_HEAD_OFFICE,
    from: ['EOD'],
    to: 'EOD',
    refusals: [],
    useful: ({ branchRun, badRow }) => branchRun === 'GAGAL' && badRow,
    does: (day) => ({ ...day, branchRun: 'BERJALAN', badRow: false }),
  },
  {
    code: 'TUTUP_PAKSA',
    of: 'PUSAT',
    by: TWO_OF_HEAD_OFFICE,
    from: ['EOD'],
    to: 'EOD',
    outOfOrder: { TUTUP: 'EOD_NOT_FAILED', BUKA: 'EOD_NOT_FAILED', CUT_OFF: 'EOD_NOT_FAILED' },
    refusals: [
      {
        code: 'EOD_NOT_FAILED',
        because: 'no step of its end of day has failed',
        lift: 'nothing: it goes on by itself, or waits for the blocker that its findings name',
        when: ({ headRun }) => headRun !== 'GAGAL',
      },
    ],
    does: (day) => ({ ...day, headRun: 'BERJALAN', headBadRow: false }),
  },
  ...remedies,
];

/** Returns the state of the day that a command is about. */
const stateOf = (day: BankDay, { of }: Pick<DayCommand, 'of'>): BranchState => (of === 'PUSAT' ? day.head : day.branch);

/**
 * Returns why a command is refused in this state of the day: out of order, else the first of its own refusals that applies. Null: the
 * command is done.
 */
export function refusalOf(command: DayCommand, day: BankDay): ErrorCode | null {
  const state = stateOf(day, command);
  if (!command.from.includes(state)) return command.outOfOrder?.[state] ?? 'DAY_ALREADY';
  return command.refusals.find(({ when }) => when(day))?.code ?? null;
}

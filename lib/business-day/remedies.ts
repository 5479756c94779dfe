import type { BankDay, BranchState, DayCommand } from './state.ts';

export const TWO_OF_HEAD_OFFICE = 'two persons of head office';
const TWO_OF_BRANCH = 'two persons of the branch';

const still = (
  code: DayCommand['code'],
  by: string,
  from: readonly BranchState[],
  useful: (day: BankDay) => boolean,
  change: Partial<BankDay>,
): DayCommand => ({ code, of: 'CABANG', by, from, refusals: [], useful, does: (day) => ({ ...day, ...change }) });
const atWork = ['PERSIAPAN', 'BUKA', 'CUT_OFF'] as const;

/** These commands remove a hindrance and do not move the day. */
export const remedies: readonly DayCommand[] = [
  still('TUTUP_KAS', 'the teller', ['BUKA', 'CUT_OFF'], ({ till }) => till === 'TERBUKA', { till: '' }),
  still('TUTUP_KAS_BERHALANGAN', TWO_OF_BRANCH, atWork, ({ till }) => till !== '', { till: '' }),
  still('HITUNG_KHASANAH', TWO_OF_BRANCH, atWork, ({ vaultCounted }) => !vaultCounted, { vaultCounted: true }),
  still('PENARIKAN_KLIRING', TWO_OF_BRANCH, ['BUKA', 'CUT_OFF'], ({ sheet }) => sheet, { sheet: false }),
  still('JAWAB_PENYELESAIAN', TWO_OF_HEAD_OFFICE, ['BUKA', 'CUT_OFF'], ({ transfer }) => transfer, { transfer: false }),
  still('SIMPAN_KURS', TWO_OF_HEAD_OFFICE, ['EOD'], ({ rateMissing }) => rateMissing, { rateMissing: false }),
  still('TETAPKAN_HI1000', TWO_OF_HEAD_OFFICE, ['EOD', 'TUTUP'], ({ rate }) => rate === 'RATA_RATA', {
    rate: 'DITETAPKAN',
  }),
  still(
    'LANJUT_MALAM',
    'one person of the branch',
    ['EOD'],
    ({ branchRun, badRow }) => branchRun === 'GAGAL' && !badRow,
    {
      branchRun: 'BERJALAN',
    },
  ),
];

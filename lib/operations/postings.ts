import { knownDefinition } from './operations.ts';

/** A journal has these names: for tellers, on a passbook's line, and in words. */
export interface PostingName {
  readonly trans_code: string;
  readonly singkat: string;
  readonly id: string;
  readonly en: string;
}

/** The end of day and the settlement gateway post these by themselves: nobody calls them, so they have a name and no operation definition. */
export const postings = {
  DEPOSITO: {
    trans_code: '1631',
    singkat: 'DEP',
    id: 'Deposito pada akhir hari: bagi hasil, perpanjangan, jatuh tempo',
    en: 'Deposit at the day’s end: share, roll-over, maturity',
  },
  AKRUAL: { trans_code: '1623', singkat: 'AKR', id: 'Akrual bagi hasil harian', en: 'Daily accrual of profit shares' },
  TRUE_UP: {
    trans_code: '1624',
    singkat: 'TUP',
    id: 'Penyesuaian akrual ke HI-1000 final',
    en: 'True-up of accruals to the final HI-1000',
  },
  BAGI_HASIL: { trans_code: '1625', singkat: 'BHS', id: 'Bagi hasil bulanan', en: 'Monthly profit share' },
  PEMBULATAN: {
    trans_code: '1626',
    singkat: 'PBL',
    id: 'Selisih pembulatan bagi hasil',
    en: 'Rounding difference of profit shares',
  },
  BATAL_BAGI_HASIL: {
    trans_code: '1627',
    singkat: 'BBH',
    id: 'Bagi hasil yang ditarik kembali',
    en: 'Profit share taken back',
  },
  CADANGAN_BAGI_HASIL: {
    trans_code: '1633',
    singkat: 'CBH',
    id: 'Cadangan dan hibah bagi hasil',
    en: 'Reserves and gifts of profit shares',
  },
  BAGI_HASIL_SUSULAN: {
    trans_code: '1634',
    singkat: 'BSU',
    id: 'Bagi hasil susulan',
    en: 'Profit share credited late',
  },
  TRANSFER_MASUK: {
    trans_code: '2087',
    singkat: 'TRM',
    id: 'Transfer masuk',
    en: 'Transfer received',
  },
  RETUR_TRANSFER_MASUK: {
    trans_code: '2088',
    singkat: 'RTM',
    id: 'Retur transfer masuk',
    en: 'Return of a transfer received',
  },
  GAJI: { trans_code: '2223', singkat: 'GAJ', id: 'Gaji', en: 'Salary' },
  GAJI_BANK_LAIN: { trans_code: '2224', singkat: 'GBL', id: 'Gaji ke bank lain', en: 'Salary to another bank' },
  GAJI_KEMBALI: {
    trans_code: '2222',
    singkat: 'GJK',
    id: 'Gaji yang tidak dapat dikreditkan',
    en: 'Salaries that could not be credited',
  },
  PENDAPATAN_PEMBIAYAAN: {
    trans_code: '1635',
    singkat: 'PPB',
    id: 'Pendapatan pembiayaan',
    en: 'Income of financings',
  },
  BONUS: { trans_code: '1628', singkat: 'BNS', id: 'Bonus wadiah', en: 'Wadiah bonus' },
} as const satisfies Readonly<Record<string, PostingName>>;

/** The bank posts these by itself. */
export type PostingCode = keyof typeof postings;
const isPosting = (code: string): code is PostingCode => Object.hasOwn(postings, code);

/** Returns the names of a journal of this operation, a person's or the end of day's; undefined when this release does not know it. */
export const postingName = (code: string): PostingName | undefined =>
  knownDefinition(code) ?? (isPosting(code) ? postings[code] : undefined);

/** Returns the names of the bank's own postings in lists and trails, as texts of the screens. */
export function postingTexts(language: 'id' | 'en') {
  return Object.fromEntries(Object.entries(postings).map(([code, name]) => [`alur.${code}`, name[language]])) as {
    readonly [C in PostingCode as `alur.${C}`]: string;
  };
}

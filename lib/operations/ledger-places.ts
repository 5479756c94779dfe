import { type GlName, gl } from '#lib/books/gl.ts';

/** Each group of accounts stands for one thing, by the names of the chart. */
const together = {
  /** Customers have savings and current accounts. */
  CUSTOMERS: [
    'CURRENT_WADIAH',
    'SAVINGS_WADIAH',
    'HAJJ_WADIAH',
    'FOREIGN_SAVINGS_WADIAH',
    'SAVINGS_MUDHARABAH',
    'HAJJ_MUDHARABAH',
    'CURRENT_MUDHARABAH',
  ],
  DEPOSITS: ['DEPOSIT_1_MONTH', 'DEPOSIT_3_MONTHS', 'DEPOSIT_6_MONTHS', 'DEPOSIT_12_MONTHS'],
  TILLS: ['TILL_CASH', 'FOREIGN_TILL_CASH'],
  VAULTS: ['VAULT_CASH', 'FOREIGN_VAULT_CASH'],
  /** These payments are on their way to other banks. */
  RAILS: ['SKN_UNDER_WAY', 'RTGS_UNDER_WAY', 'BI_FAST_UNDER_WAY'],
  /** The bank has these accounts with others. */
  OWN_ACCOUNTS: ['BANK_INDONESIA', 'BANK_INDONESIA_FOREIGN', 'OTHER_BANKS'],
  POSITIONS: ['CURRENCY_POSITION', 'CURRENCY_POSITION_IN_RUPIAH'],
} as const satisfies Readonly<Record<string, readonly GlName[]>>;

/** A whole class of the chart includes the accounts that the bank has opened itself. */
const classes = { INCOME: '5', EXPENSES: '6' } as const;

/** A place is an account, a group of accounts, or a class of the chart. */
export type Place = GlName | keyof typeof together | keyof typeof classes;

/** Journals of one operation may debit and credit these accounts. */
export type LedgerAccounts =
  | { readonly debit: readonly Place[]; readonly credit: readonly Place[] }
  /** The journal mirrors the accounts of the journal that it undoes, and may use these beside them. */
  | { readonly mirror: true; readonly debit: readonly Place[]; readonly credit: readonly Place[] }
  /** Any account is allowed, for this reason. */
  | { readonly any: string };

/** Operations and postings with the accounts that they may debit and credit, by their codes. */
export type LedgerTable = Readonly<Record<string, LedgerAccounts>>;

const isOf = <T extends object>(name: PropertyKey, table: T): name is keyof T => Object.hasOwn(table, name);

/** The table lists the names that stand for more than one account, each with its accounts or its class. */
export const groupsOfPlaces: Readonly<Record<string, readonly GlName[] | string>> = { ...together, ...classes };

function codesOf(place: Place): readonly string[] {
  if (isOf(place, classes)) return [classes[place]];
  return isOf(place, together) ? together[place].map((name) => gl(name)) : [gl(place)];
}

/** Returns the codes of places, each once, in the order of the chart; one digit stands for a class. */
export const placeCodes = (places: readonly Place[]): readonly string[] => [...new Set(places.flatMap(codesOf))].sort();

/** Returns true when an account is among codes or in one of their classes. */
export const isAmong = (codes: readonly string[], kodeGl: string): boolean =>
  codes.includes(kodeGl) || codes.includes(kodeGl.charAt(0));

/** Allows these accounts within one branch. */
export const within = (debit: readonly Place[], credit: readonly Place[]) => ({ debit, credit });

/** Allows these accounts between branches too, over the inter-branch account. */
export const between = (debit: readonly Place[], credit: readonly Place[]) =>
  within(['INTER_BRANCH', ...debit], ['INTER_BRANCH', ...credit]);

/** Denominations, forms or records change hands, and no amount. */
export const nothing = within([], []);

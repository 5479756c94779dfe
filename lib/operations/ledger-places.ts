import { type GlName, gl } from '#lib/gl.ts';

/** Accounts that stand for one thing, by the names of the chart. */
const together = {
  /** Accounts of customers: savings and current accounts. */
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
  /** What is on its way to other banks. */
  RAILS: ['SKN_UNDER_WAY', 'RTGS_UNDER_WAY', 'BI_FAST_UNDER_WAY'],
  /** The bank's own accounts with others. */
  OWN_ACCOUNTS: ['BANK_INDONESIA', 'BANK_INDONESIA_FOREIGN', 'OTHER_BANKS'],
  POSITIONS: ['CURRENCY_POSITION', 'CURRENCY_POSITION_IN_RUPIAH'],
} as const satisfies Readonly<Record<string, readonly GlName[]>>;

/** Whole classes of the chart, with the accounts that the bank has opened itself. */
const classes = { INCOME: '5', EXPENSES: '6' } as const;

/** An account, accounts that stand together, or a class of the chart. */
export type Place = GlName | keyof typeof together | keyof typeof classes;

/** The accounts that journals of one operation may debit and credit. */
export type LedgerAccounts =
  | { readonly debit: readonly Place[]; readonly credit: readonly Place[] }
  /** Those that the journal it undoes has credited and debited, and these beside them. */
  | { readonly mirror: true; readonly debit: readonly Place[]; readonly credit: readonly Place[] }
  /** Any, with the reason. */
  | { readonly any: string };

const isOf = <T extends object>(name: PropertyKey, table: T): name is keyof T => Object.hasOwn(table, name);

/** What stands for more than one account, with the names or the class it stands for. */
export const groupsOfPlaces: Readonly<Record<string, readonly GlName[] | string>> = { ...together, ...classes };

function codesOf(place: Place): readonly string[] {
  if (isOf(place, classes)) return [classes[place]];
  return isOf(place, together) ? together[place].map((name) => gl(name)) : [gl(place)];
}

/** The codes of places, each once, in the order of the chart; one digit stands for a class. */
export const placeCodes = (places: readonly Place[]): readonly string[] => [...new Set(places.flatMap(codesOf))].sort();

/** Whether an account is among codes or in one of their classes. */
export const isAmong = (codes: readonly string[], kodeGl: string): boolean =>
  codes.includes(kodeGl) || codes.includes(kodeGl.charAt(0));

/** Within one branch. */
export const within = (debit: readonly Place[], credit: readonly Place[]) => ({ debit, credit });

/** Between branches too, over the inter-branch account. */
export const between = (debit: readonly Place[], credit: readonly Place[]) =>
  within(['INTER_BRANCH', ...debit], ['INTER_BRANCH', ...credit]);

/** Pieces, forms or records change hands, and no amount. */
export const nothing = within([], []);

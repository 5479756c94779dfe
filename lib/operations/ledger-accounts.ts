import { ledgerTables } from './all-ledger-accounts.ts';
import { type LedgerAccounts, placeCodes } from './ledger-places.ts';
import type { CodeWhere } from './operations.ts';
import type { PostingCode } from './postings.ts';

/** Operations of people leave a journal, and so do the bank's own postings. */
type JournalCode = CodeWhere<{ leaves: 'JOURNAL' }> | PostingCode;

/**
 * Each operation may debit and credit these accounts of the general ledger. The posting function refuses others
 * (docs/adr/0188-the-posting-function-knows-its-operations.md); an operation that leaves a journal and is missing in
 * `lib/<module>/operations/ledger-accounts.ts` does not compile.
 */
const ledgerAccounts: Readonly<Record<JournalCode, LedgerAccounts>> = ledgerTables;

const table: ReadonlyMap<string, LedgerAccounts> = new Map(Object.entries(ledgerAccounts));

/** Returns the accounts an operation may debit and credit; undefined when it leaves no journal. */
export const ledgerAccountsOf = (code: string): LedgerAccounts | undefined => table.get(code);

/** The codes of the chart name the accounts, one digit a whole class; null when any account will do. */
export interface AllowedAccounts {
  readonly debit: readonly string[] | null;
  readonly credit: readonly string[] | null;
  /** The journal may also use, with sides exchanged, the accounts of the journal that it undoes. */
  readonly mirror: boolean;
}

function allowedBy(accounts: LedgerAccounts): AllowedAccounts {
  if ('any' in accounts) return { debit: null, credit: null, mirror: false };
  return { debit: placeCodes(accounts.debit), credit: placeCodes(accounts.credit), mirror: 'mirror' in accounts };
}

const none: AllowedAccounts = { debit: [], credit: [], mirror: false };
/** The table is computed once: every preview and posting asks. */
const allowed: ReadonlyMap<string, AllowedAccounts> = new Map(
  [...table].map(([code, accounts]) => [code, allowedBy(accounts)]),
);

/** Returns the codes that journals of an operation may debit and credit: none when it leaves no journal. */
export const allowedAccounts = (code: string): AllowedAccounts => allowed.get(code) ?? none;

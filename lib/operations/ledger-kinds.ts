import { between, within } from './ledger-places.ts';

/** The bank takes unissued passbooks or certificates into its stock; each is in the off-balance books with one rupiah. */
export const formsIntoStock = within(['UNISSUED_BOOKS'], ['DEBIT_CONTRA']);
/** Unissued passbooks or certificates leave the stock. */
export const formsOutOfStock = within(['DEBIT_CONTRA'], ['UNISSUED_BOOKS']);
/** The bank replaces a lost form and charges for it; a fee in another currency is a position. */
export const formReplaced = between(
  ['DEBIT_CONTRA', 'CUSTOMERS', 'CURRENCY_POSITION_IN_RUPIAH'],
  ['UNISSUED_BOOKS', 'CLOSING_FEES', 'STAMP_DUTY', 'CURRENCY_POSITION'],
);
/** A rounding difference goes to income or expense. */
export const roundingCleared = within(['ROUNDING', 'OTHER_COSTS'], ['ROUNDING', 'OTHER_INCOME']);

const account = ['CUSTOMERS', 'DEPOSITS', 'OWED_TO_SAVERS', 'OWED_TO_DEPOSITORS', 'SHARES_NOT_COLLECTED'] as const;
/** A whole account moves to another branch with what it has earned. */
export const accountMoved = between(account, account);

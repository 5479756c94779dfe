import { closing } from './closing-record.ts';
import { deposit } from './deposit-record.ts';
import { fee_waiver } from './fee-waiver-record.ts';
import { standing } from './standing-record.ts';

/** Records beside an account: its closing, its standing orders, fees that are waived for it, and what makes it a deposit. */
export const besideAccounts = { closing, standing, deposit, fee_waiver } as const;

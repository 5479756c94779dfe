import { type PassbookEffects, phasesOfBooks } from './book-effects.ts';
import { type CardEffects, phasesOfCards } from './card-effects.ts';
import { type ClearingEffects, phasesOfClearing } from './clearing-effects.ts';
import { type DepositEffects, phasesOfDeposits } from './deposit-effects.ts';
import { type PayrollEffects, phasesOfPayroll } from './payroll-effects.ts';
import { phasesOfTransfers, type TransferEffects } from './transfer-effects.ts';
import { phasesOfWarkat, type WarkatEffects } from './warkat-effects.ts';

/**
 * Arguments of the effects on papers: passbooks, cards, deposits and their certificates, cheque books, sheets of other banks, transfers to them,
 * salaries by file.
 */
export interface StationeryEffects
  extends PassbookEffects,
    CardEffects,
    DepositEffects,
    WarkatEffects,
    ClearingEffects,
    TransferEffects,
    PayrollEffects {}

/** The phase of each of these effects. */
export const phasesOfPapers = {
  ...phasesOfBooks,
  ...phasesOfCards,
  ...phasesOfDeposits,
  ...phasesOfWarkat,
  ...phasesOfClearing,
  ...phasesOfTransfers,
  ...phasesOfPayroll,
} as const;

import { phasesOfBooks, type ToldOfBooks } from './book-effects.ts';
import { phasesOfCards, type ToldOfCards } from './card-effects.ts';
import { phasesOfClearing, type ToldOfClearing } from './clearing-effects.ts';
import { phasesOfDeposits, type ToldOfDeposits } from './deposit-effects.ts';
import { phasesOfPayroll, type ToldOfPayroll } from './payroll-effects.ts';
import { phasesOfTransfers, type ToldOfTransfers } from './transfer-effects.ts';
import { phasesOfWarkat, type ToldOfWarkat } from './warkat-effects.ts';

/**
 * Arguments of the effects on papers: passbooks, cards, deposits and their certificates, cheque books, sheets of other banks, transfers to them,
 * salaries by file.
 */
export interface ToldOfPapers
  extends ToldOfBooks,
    ToldOfCards,
    ToldOfDeposits,
    ToldOfWarkat,
    ToldOfClearing,
    ToldOfTransfers,
    ToldOfPayroll {}

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

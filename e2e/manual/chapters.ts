import { giveBack } from './branch-manager/return.ts';
import type { AnyChapter } from './chapter.ts';
import { release } from './head-teller/release.ts';
import { receiveCash, sendCash } from './head-teller/send-cash.ts';
import { approve } from './ops-manager/approve.ts';
import { bookTransfer } from './teller/book-transfer.ts';
import { cashDeposit } from './teller/cash-deposit.ts';
import { cashWithdrawal } from './teller/cash-withdrawal.ts';
import { closeTill, openTill } from './teller/open-till.ts';
import { overLimit } from './teller/over-limit.ts';

/** Every chapter of the user manual, in the order that a run walks: the head teller's cash is what the teller opens with. */
export const chapters: readonly AnyChapter[] = [
  sendCash,
  openTill,
  cashDeposit,
  cashWithdrawal,
  bookTransfer,
  overLimit,
  closeTill,
  receiveCash,
  release,
  approve,
  giveBack,
];

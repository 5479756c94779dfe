import type { Chore, Move } from './move.ts';
import {
  askBalance,
  blockAccount,
  changeAccount,
  changeHold,
  changeOrder,
  moveAccount,
  printStatement,
  waiveFees,
  wakeAccount,
} from './moves/accounts.ts';
import { issueCard, limitCard, loseCard, requestCard, restockCards } from './moves/cards.ts';
import {
  creditSheet,
  decideHeld,
  findSheet,
  holdSheet,
  listDrawer,
  orderBook,
  payCheque,
  refuseSheet,
  voidBook,
} from './moves/cheque-desk.ts';
import { cancelledSheets, handOutBooks, lostSheets, restockChequeBooks } from './moves/cheques.ts';
import { depositForClearing, depositPaper, lookAfterPaper, paperMistake, withdrawCheques } from './moves/clearing.ts';
import { closeInCash, closeIntoAnother, closeWithCheques } from './moves/closings.ts';
import { bringMuch, decideReport, fileSuspicion, importNameList } from './moves/compliance.ts';
import { correct } from './moves/corrections.ts';
import { depositCash, transfer, withdrawCash } from './moves/counter.ts';
import { dealForHeadOffice, setRates, tradeDollars } from './moves/currency.ts';
import { importFinancing, mergeCustomers, registerFirm, serveWalkIn } from './moves/customers.ts';
import { changeDeposit, fetchShares, placeJointDeposit, replaceBilyet, voidBilyet } from './moves/deposit-life.ts';
import { breakDeposit, fetchMatured, placeDeposit, restockBilyets, returnCertificate } from './moves/deposits.ts';
import { countBySurprise, endDifferences } from './moves/differences.ts';
import { clearRounding, payBill, payFromTemplate, savePeriodic } from './moves/entries.ts';
import { payLevies, saveAccount, saveLayout, scheduleReport, setBudget } from './moves/finance.ts';
import { holdFunds, releaseHolds } from './moves/holds.ts';
import { setHoliday, setNearHoliday } from './moves/holidays.ts';
import { delegate, manageMenus, manageRoles, manageUsers } from './moves/management.ts';
import { staffMistake, wrongChecker } from './moves/mistakes.ts';
import { newCustomers, openings } from './moves/openings.ts';
import {
  moveBranch,
  setCardKind,
  setChoice,
  setClearing,
  setDailyLimit,
  setParameter,
  setProduct,
} from './moves/parameters.ts';
import { fillPassbook, issuePassbook, printPassbook, replacePassbook, restockPassbooks } from './moves/passbooks.ts';
import { forgottenSheet, presentedSheet } from './moves/presented.ts';
import { closeMonth } from './moves/profit.ts';
import { reverseDeposit } from './moves/reversal.ts';
import { paySalaries } from './moves/salaries.ts';
import {
  closeOdd,
  creditHeld,
  giveFeeBack,
  payCentralBank,
  payHeld,
  resolveUnanswered,
  sendHeldBack,
} from './moves/settlements.ts';
import { countBags, moveCash, orderCash } from './moves/shipments.ts';
import { coverGiro, orderTransfer } from './moves/standing.ts';
import { countStationery } from './moves/stationery.ts';
import { payByRtgs, payRtgsInCash, receiveMoney, sendCash, sendMoney, transferMistake } from './moves/transfers.ts';
import { changeNotes, countTwice } from './moves/vault.ts';
import type { World } from './world.ts';

/** All that can happen at a branch of any bank; an area adds its own by one line here. */
const within: readonly Move[] = [
  depositCash,
  withdrawCash,
  transfer,
  openings,
  reverseDeposit,
  holdFunds,
  orderTransfer,
  coverGiro,
  placeDeposit,
  breakDeposit,
  staffMistake,
  wrongChecker,
];

/** A bank that reaches others does these too: money to and from them, their paper and its own. */
const between: readonly Move[] = [
  sendMoney,
  sendCash,
  payByRtgs,
  payRtgsInCash,
  receiveMoney,
  transferMistake,
  depositPaper,
  depositForClearing,
  withdrawCheques,
  paperMistake,
  presentedSheet,
  forgottenSheet,
  paySalaries,
  handOutBooks,
  lostSheets,
  cancelledSheets,
  askBalance,
  printStatement,
  changeAccount,
  moveAccount,
  blockAccount,
  changeHold,
  waiveFees,
  changeOrder,
  wakeAccount,
  closeIntoAnother,
  closeInCash,
  closeWithCheques,
  issuePassbook,
  printPassbook,
  fillPassbook,
  replacePassbook,
  requestCard,
  issueCard,
  limitCard,
  loseCard,
  payBill,
  payFromTemplate,
  savePeriodic,
  clearRounding,
  changeNotes,
  countTwice,
  setParameter,
  setChoice,
  setProduct,
  setClearing,
  setCardKind,
  setDailyLimit,
  setHoliday,
  setNearHoliday,
  moveBranch,
  returnCertificate,
  manageUsers,
  manageRoles,
  manageMenus,
  delegate,
  saveAccount,
  saveLayout,
  setBudget,
  payLevies,
  scheduleReport,
  placeJointDeposit,
  fetchShares,
  changeDeposit,
  replaceBilyet,
  voidBilyet,
  payCheque,
  creditSheet,
  refuseSheet,
  listDrawer,
  orderBook,
  findSheet,
  voidBook,
  holdSheet,
  bringMuch,
  dealForHeadOffice,
  decideReport,
  fileSuspicion,
  importNameList,
  registerFirm,
  mergeCustomers,
  importFinancing,
  serveWalkIn,
  creditHeld,
  sendHeldBack,
  giveFeeBack,
  resolveUnanswered,
  closeOdd,
  payCentralBank,
  payHeld,
  correct,
  tradeDollars,
  ...[orderCash, countBags, moveCash, endDifferences, countBySurprise, countStationery],
];

export const everyMove: readonly Move[] = [...within, ...between];

export const movesOf = ({ habits: { rails } }: World): readonly Move[] => (rails ? everyMove : within);

/** Each branch does these in the morning, in this order. */
const mornings: readonly Chore[] = [newCustomers, restockBilyets, fetchMatured, releaseHolds];

export const everyChore: readonly Chore[] = [
  ...mornings,
  restockChequeBooks,
  lookAfterPaper,
  restockPassbooks,
  restockCards,
  decideHeld,
  setRates,
  closeMonth,
];

export const choresOf = ({ habits: { rails } }: World): readonly Chore[] => (rails ? everyChore : mornings);

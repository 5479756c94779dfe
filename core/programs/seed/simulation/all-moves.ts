import type { Move } from './move.ts';
import { askBalance } from './moves/accounts/accounts.ts';
import { printStatement } from './moves/accounts/accounts.ts';
import { changeAccount } from './moves/accounts/accounts.ts';
import { moveAccount } from './moves/accounts/accounts.ts';
import { blockAccount } from './moves/accounts/accounts.ts';
import { changeHold } from './moves/accounts/accounts.ts';
import { waiveFees } from './moves/accounts/accounts.ts';
import { changeOrder } from './moves/accounts/accounts.ts';
import { wakeAccount } from './moves/accounts/accounts.ts';
import { requestCard } from './moves/accounts/cards.ts';
import { issueCard } from './moves/accounts/cards.ts';
import { limitCard } from './moves/accounts/cards.ts';
import { loseCard } from './moves/accounts/cards.ts';
import { closeIntoAnother } from './moves/accounts/closings.ts';
import { closeInCash } from './moves/accounts/closings.ts';
import { closeWithCheques } from './moves/accounts/closings.ts';
import { holdFunds } from './moves/accounts/holds.ts';
import { openings } from './moves/accounts/openings.ts';
import { issuePassbook } from './moves/accounts/passbooks.ts';
import { printPassbook } from './moves/accounts/passbooks.ts';
import { fillPassbook } from './moves/accounts/passbooks.ts';
import { replacePassbook } from './moves/accounts/passbooks.ts';
import { orderTransfer } from './moves/accounts/standing-orders.ts';
import { coverGiro } from './moves/accounts/standing-orders.ts';
import { payBill } from './moves/books/entries.ts';
import { payFromTemplate } from './moves/books/entries.ts';
import { savePeriodic } from './moves/books/entries.ts';
import { clearRounding } from './moves/books/entries.ts';
import { saveAccount } from './moves/books/finance.ts';
import { saveLayout } from './moves/books/finance.ts';
import { setBudget } from './moves/books/finance.ts';
import { scheduleReport } from './moves/books/finance.ts';
import { payLevies } from './moves/books/finance.ts';
import { correct } from './moves/cash/corrections.ts';
import { depositCash } from './moves/cash/counter.ts';
import { withdrawCash } from './moves/cash/counter.ts';
import { transfer } from './moves/cash/counter.ts';
import { dealForHeadOffice } from './moves/cash/currency.ts';
import { tradeDollars } from './moves/cash/currency.ts';
import { endDifferences } from './moves/cash/differences.ts';
import { countBySurprise } from './moves/cash/differences.ts';
import { reverseDeposit } from './moves/cash/reversal.ts';
import { orderCash } from './moves/cash/shipments.ts';
import { countBags } from './moves/cash/shipments.ts';
import { moveCash } from './moves/cash/shipments.ts';
import { countStationery } from './moves/cash/stationery.ts';
import { changeNotes } from './moves/cash/vault.ts';
import { countTwice } from './moves/cash/vault.ts';
import { payCheque } from './moves/cheques/cheque-desk.ts';
import { creditSheet } from './moves/cheques/cheque-desk.ts';
import { refuseSheet } from './moves/cheques/cheque-desk.ts';
import { listDrawer } from './moves/cheques/cheque-desk.ts';
import { orderBook } from './moves/cheques/cheque-desk.ts';
import { findSheet } from './moves/cheques/cheque-desk.ts';
import { voidBook } from './moves/cheques/cheque-desk.ts';
import { holdSheet } from './moves/cheques/cheque-desk.ts';
import { handOutBooks } from './moves/cheques/cheques.ts';
import { lostSheets } from './moves/cheques/cheques.ts';
import { cancelledSheets } from './moves/cheques/cheques.ts';
import { depositPaper } from './moves/cheques/clearing.ts';
import { depositForClearing } from './moves/cheques/clearing.ts';
import { withdrawCheques } from './moves/cheques/clearing.ts';
import { paperMistake } from './moves/cheques/clearing.ts';
import { presentedSheet } from './moves/cheques/presented.ts';
import { forgottenSheet } from './moves/cheques/presented.ts';
import { setHoliday } from './moves/control/holidays.ts';
import { setNearHoliday } from './moves/control/holidays.ts';
import { manageUsers } from './moves/control/management.ts';
import { manageRoles } from './moves/control/management.ts';
import { manageMenus } from './moves/control/management.ts';
import { delegate } from './moves/control/management.ts';
import { staffMistake } from './moves/control/mistakes.ts';
import { wrongChecker } from './moves/control/mistakes.ts';
import { setParameter } from './moves/control/parameters.ts';
import { setChoice } from './moves/control/parameters.ts';
import { setProduct } from './moves/control/parameters.ts';
import { setClearing } from './moves/control/parameters.ts';
import { setCardKind } from './moves/control/parameters.ts';
import { setDailyLimit } from './moves/control/parameters.ts';
import { moveBranch } from './moves/control/parameters.ts';
import { bringMuch } from './moves/customers/compliance.ts';
import { fileSuspicion } from './moves/customers/compliance.ts';
import { decideReport } from './moves/customers/compliance.ts';
import { importNameList } from './moves/customers/compliance.ts';
import { registerFirm } from './moves/customers/customers.ts';
import { mergeCustomers } from './moves/customers/customers.ts';
import { importFinancing } from './moves/customers/customers.ts';
import { serveWalkIn } from './moves/customers/customers.ts';
import { placeJointDeposit } from './moves/deposits/deposit-life.ts';
import { fetchShares } from './moves/deposits/deposit-life.ts';
import { changeDeposit } from './moves/deposits/deposit-life.ts';
import { replaceBilyet } from './moves/deposits/deposit-life.ts';
import { voidBilyet } from './moves/deposits/deposit-life.ts';
import { placeDeposit } from './moves/deposits/deposits.ts';
import { returnCertificate } from './moves/deposits/deposits.ts';
import { breakDeposit } from './moves/deposits/deposits.ts';
import { paySalaries } from './moves/payments/salaries.ts';
import { creditHeld } from './moves/payments/settlements.ts';
import { sendHeldBack } from './moves/payments/settlements.ts';
import { giveFeeBack } from './moves/payments/settlements.ts';
import { resolveUnanswered } from './moves/payments/settlements.ts';
import { closeOdd } from './moves/payments/settlements.ts';
import { payCentralBank } from './moves/payments/settlements.ts';
import { payHeld } from './moves/payments/settlements.ts';
import { sendMoney } from './moves/payments/transfers.ts';
import { sendCash } from './moves/payments/transfers.ts';
import { payByRtgs } from './moves/payments/transfers.ts';
import { payRtgsInCash } from './moves/payments/transfers.ts';
import { receiveMoney } from './moves/payments/transfers.ts';
import { transferMistake } from './moves/payments/transfers.ts';

/** Everything that can happen at a branch of a simulated bank. Generated by `npm run docs`. */
export const everyMove: readonly Move[] = [
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
  orderCash,
  countBags,
  moveCash,
  endDifferences,
  countBySurprise,
  countStationery,
];

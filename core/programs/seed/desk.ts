import { changeCard, issueCard } from '#core/accounts/cards/cards.ts';
import { changeLimits } from '#core/accounts/cards/limits.ts';
import { requestCard } from '#core/accounts/cards/request.ts';
import { cardStock } from '#core/accounts/cards/stock.ts';
import { closeAccount } from '#core/accounts/closing/close-account.ts';
import { blockAccount } from '#core/accounts/holds/block-account.ts';
import { holdFunds, releaseFunds } from '#core/accounts/holds/hold-funds.ts';
import { maintainAccount } from '#core/accounts/maintenance/maintain-account.ts';
import { moveBranch } from '#core/accounts/maintenance/move-branch.ts';
import { openAccount } from '#core/accounts/opening/open-account.ts';
import { changeState } from '#core/accounts/standing-orders/change-state.ts';
import { runOrder } from '#core/accounts/standing-orders/run-order.ts';
import { saveCover, saveOrder } from '#core/accounts/standing-orders/save-order.ts';
import { savePeriodic } from '#core/books/entries/save-periodic.ts';
import { saveTemplate } from '#core/books/entries/save-template.ts';
import { bookTransfer } from '#core/cash/counter/book-transfer.ts';
import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import { cashWithdrawal } from '#core/cash/counter/cash-withdrawal.ts';
import { reversal } from '#core/cash/counter/reversal.ts';
import { visibleItem } from '#core/control/workflow/checker.ts';
import { toOtorisasiRow } from '#core/control/workflow/items.ts';
import { processFlow } from '#core/control/workflow/process.ts';
import { saveEntity } from '#core/customers/records/save-entity.ts';
import { savePerson } from '#core/customers/records/save-person.ts';
import { saveSpecimens } from '#core/customers/specimens/save-specimens.ts';
import { registerDeposit, registerJointDeposit } from '#core/deposits/open-deposit.ts';
import type { Operation } from '#core/engine/operation.ts';
import { emptySubmit } from '#core/engine/submitted.ts';
import { payPayroll } from '#core/payments/payroll/pay.ts';
import type { CatatanKolom } from '#types/proto/control/flow.ts';
import { as, type Bank } from './counter.ts';

/** The demo bank sends these items to the desk and decides them there, each step by the real workflow. */

const operations = new Map<string, Operation>(
  [
    cashDeposit,
    cashWithdrawal,
    bookTransfer,
    payPayroll,
    reversal,
    savePerson,
    saveEntity,
    saveSpecimens,
    openAccount,
    registerDeposit,
    registerJointDeposit,
    blockAccount,
    holdFunds,
    releaseFunds,
    closeAccount,
    maintainAccount,
    moveBranch,
    cardStock,
    requestCard,
    issueCard,
    changeCard,
    changeLimits,
    saveTemplate,
    savePeriodic,
    saveOrder,
    saveCover,
    changeState,
    runOrder,
  ].map((operation) => [operation.code, operation as Operation]),
);

/** Files an item in the workflow and returns its id. */
export async function file(
  bank: Bank,
  maker: string,
  flowCode: string,
  data: unknown,
  remark: string,
  actionType = 'SUBMIT',
): Promise<string> {
  const submit = { ...emptySubmit, flowCode, actionType, transRemark: remark };
  const { id_flow } = await processFlow(await as(bank, maker), operations, submit, JSON.stringify(data));
  return id_flow;
}

/** Runs one step of a checker on the version read; `pinned` are remarks at fields of what is returned. */
export async function decide(
  bank: Bank,
  checker: string,
  idFlow: string,
  actionType: string,
  remark: string,
  pinned: readonly CatatanKolom[] = [],
): Promise<void> {
  const context = await as(bank, checker);
  const { versi, sidik, kode_alasan } = toOtorisasiRow(await visibleItem(context, idFlow));
  const submit = {
    ...emptySubmit,
    idFlow,
    flowState: 'WAITING',
    actionType,
    transRemark: remark,
    versi,
    sidik,
    kode_alasan,
  };
  await processFlow(context, operations, submit, '', pinned);
}

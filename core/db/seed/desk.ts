import { changeCard, issueCard } from '#core/card/cards.ts';
import { changeLimits } from '#core/card/limits.ts';
import { requestCard } from '#core/card/request.ts';
import { cardStock } from '#core/card/stock.ts';
import { closeAccount } from '#core/closing/close-account.ts';
import { saveEntity } from '#core/customer/save-entity.ts';
import { savePerson } from '#core/customer/save-person.ts';
import type { Operation } from '#core/engine/operation.ts';
import { emptySubmit } from '#core/engine/submitted.ts';
import { savePeriodic } from '#core/general-ledger/save-periodic.ts';
import { saveTemplate } from '#core/general-ledger/save-template.ts';
import { payPayroll } from '#core/payroll/pay.ts';
import { blockAccount } from '#core/savings/block-account.ts';
import { holdFunds, releaseFunds } from '#core/savings/hold-funds.ts';
import { maintainAccount } from '#core/savings/maintain-account.ts';
import { moveBranch } from '#core/savings/move-branch.ts';
import { openAccount } from '#core/savings/open-account.ts';
import { registerDeposit, registerJointDeposit } from '#core/savings/open-deposit.ts';
import { saveSpecimens } from '#core/signature/save-specimens.ts';
import { changeState } from '#core/standing/change-state.ts';
import { runOrder } from '#core/standing/run-order.ts';
import { saveCover, saveOrder } from '#core/standing/save-order.ts';
import { bookTransfer } from '#core/teller/book-transfer.ts';
import { cashDeposit } from '#core/teller/cash-deposit.ts';
import { cashWithdrawal } from '#core/teller/cash-withdrawal.ts';
import { reversal } from '#core/teller/reversal.ts';
import { visibleItem } from '#core/workflow/checker.ts';
import { toOtorisasiRow } from '#core/workflow/items.ts';
import { processFlow } from '#core/workflow/process.ts';
import type { CatatanKolom } from '#types/proto/flow.ts';
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

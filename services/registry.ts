import { accountFee } from './accounts/account-fee.ts';
import { accountInfo } from './accounts/account-info.ts';
import { card } from './accounts/card.ts';
import { closing } from './accounts/closing.ts';
import { hold } from './accounts/hold.ts';
import { letter } from './accounts/letter.ts';
import { maintenance } from './accounts/maintenance.ts';
import { opening } from './accounts/opening.ts';
import { passbook } from './accounts/passbook.ts';
import { savings } from './accounts/savings.ts';
import { standing } from './accounts/standing-orders.ts';
import { statement } from './accounts/statement.ts';
import { bundle } from './books/bundle.ts';
import { entry } from './books/entry.ts';
import { finance } from './books/finance.ts';
import { ledger } from './books/ledger.ts';
import { regulatory } from './books/regulatory.ts';
import { report } from './books/report.ts';
import { reportJob, reportSchedule } from './books/report-job.ts';
import { branch } from './business-day/branch.ts';
import { endOfDay } from './business-day/end-of-day.ts';
import { currency } from './cash/currency.ts';
import { teller } from './cash/teller.ts';
import { vault } from './cash/vault.ts';
import { clearing } from './cheques/clearing.ts';
import { warkat } from './cheques/warkat.ts';
import { access } from './control/access.ts';
import { audit } from './control/audit.ts';
import { choices } from './control/code-lists.ts';
import { delegation } from './control/delegation.ts';
import { flow } from './control/flow.ts';
import { management } from './control/management.ts';
import { parameter } from './control/parameter.ts';
import { terms } from './control/terms.ts';
import { customer } from './customers/customer.ts';
import { screening } from './customers/screening.ts';
import { signature } from './customers/signature.ts';
import { wic } from './customers/wic.ts';
import { deposit } from './deposits/deposit.ts';
import type { Endpoint } from './endpoint.ts';
import { file } from './file.ts';
import { payroll } from './payments/payroll.ts';
import { settlement } from './payments/settlement.ts';
import { transfer } from './payments/transfer.ts';
import { accrual } from './profit-sharing/accrual.ts';
import { profit } from './profit-sharing/profit.ts';

/** The table holds every call of the browser, by module and by its name there. */
export const modules = {
  access,
  accountInfo,
  accrual,
  audit,
  branch,
  bundle,
  card,
  choices,
  clearing,
  settlement,
  closing,
  deposit,
  currency,
  customer,
  delegation,
  entry,
  endOfDay,
  file,
  finance,
  flow,
  hold,
  accountFee,
  ledger,
  letter,
  maintenance,
  management,
  opening,
  parameter,
  passbook,
  payroll,
  profit,
  regulatory,
  report,
  reportJob,
  reportSchedule,
  savings,
  screening,
  signature,
  standing,
  statement,
  teller,
  terms,
  transfer,
  vault,
  warkat,
  wic,
};

/** The array holds every endpoint of the product for those who go through all: gateway, OpenAPI, contract tests. */
export const endpoints: readonly Endpoint[] = Object.values(modules).flatMap((area) => Object.values(area));

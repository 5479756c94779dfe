import { access } from './access.ts';
import { accountFee } from './account-fee.ts';
import { accountInfo } from './account-info.ts';
import { accrual } from './accrual.ts';
import { audit } from './audit.ts';
import { branch } from './branch.ts';
import { bundle } from './bundle.ts';
import { card } from './card.ts';
import { choices } from './choices.ts';
import { clearing } from './clearing.ts';
import { closing } from './closing.ts';
import { currency } from './currency.ts';
import { customer } from './customer.ts';
import { delegation } from './delegation.ts';
import { deposit } from './deposit.ts';
import type { Endpoint } from './endpoint.ts';
import { entry } from './entry.ts';
import { evening } from './evening.ts';
import { file } from './file.ts';
import { finance } from './finance.ts';
import { flow } from './flow.ts';
import { hold } from './hold.ts';
import { ledger } from './ledger.ts';
import { letter } from './letter.ts';
import { maintenance } from './maintenance.ts';
import { management } from './management.ts';
import { opening } from './opening.ts';
import { parameter } from './parameter.ts';
import { passbook } from './passbook.ts';
import { payroll } from './payroll.ts';
import { profit } from './profit.ts';
import { regulatory } from './regulatory.ts';
import { report } from './report.ts';
import { reportJob, reportSchedule } from './report-job.ts';
import { savings } from './savings.ts';
import { screening } from './screening.ts';
import { settlement } from './settlement.ts';
import { signature } from './signature.ts';
import { standing } from './standing.ts';
import { statement } from './statement.ts';
import { teller } from './teller.ts';
import { terms } from './terms.ts';
import { transfer } from './transfer.ts';
import { vault } from './vault.ts';
import { warkat } from './warkat.ts';
import { wic } from './wic.ts';

/** The table holds every call of the browser, by module and by its name there. */
export const areas = {
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
  evening,
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
export const endpoints: readonly Endpoint[] = Object.values(areas).flatMap((area) => Object.values(area));

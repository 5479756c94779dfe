import type { Access } from './proto/access.ts';
import type { Accrual } from './proto/accrual.ts';
import type { Audit } from './proto/audit.ts';
import type { Branch } from './proto/branch.ts';
import type { Bundle } from './proto/bundle.ts';
import type { Card } from './proto/card.ts';
import type { Clearing } from './proto/clearing.ts';
import type { Closing } from './proto/closing.ts';
import type { Currency } from './proto/currency.ts';
import type { Customer } from './proto/customer.ts';
import type { Deposit } from './proto/deposit.ts';
import type { Entry } from './proto/entry.ts';
import type { Evening } from './proto/evening.ts';
import type { File } from './proto/file.ts';
import type { Finance } from './proto/finance.ts';
import type { Flow } from './proto/flow.ts';
import type { Health } from './proto/health.ts';
import type { Ledger } from './proto/ledger.ts';
import type { Maintenance } from './proto/maintenance.ts';
import type { Management } from './proto/management.ts';
import type { Opening } from './proto/opening.ts';
import type { Parameter } from './proto/parameter.ts';
import type { Passbook } from './proto/passbook.ts';
import type { Payroll } from './proto/payroll.ts';
import type { Profit } from './proto/profit.ts';
import type { Regulatory } from './proto/regulatory.ts';
import type { Report } from './proto/report.ts';
import type { ReportJob } from './proto/report-job.ts';
import type { Savings } from './proto/savings.ts';
import type { Screening } from './proto/screening.ts';
import type { Settlement } from './proto/settlement.ts';
import type { Signature } from './proto/signature.ts';
import type { Standing } from './proto/standing.ts';
import type { Statement } from './proto/statement.ts';
import type { Teller } from './proto/teller.ts';
import type { Transfer } from './proto/transfer.ts';
import type { Vault } from './proto/vault.ts';
import type { Warkat } from './proto/warkat.ts';
import type { Wic } from './proto/wic.ts';
import { serviceOf } from './wire.ts';

/** Every gRPC service of the core, by banking area. A new area is one import and one line here. */
export const services = {
  access: serviceOf<Access>('amanah.v1.Access'),
  audit: serviceOf<Audit>('amanah.v1.Audit'),
  branch: serviceOf<Branch>('amanah.v1.Branch'),
  bundle: serviceOf<Bundle>('amanah.v1.Bundle'),
  accrual: serviceOf<Accrual>('amanah.v1.Accrual'),
  clearing: serviceOf<Clearing>('amanah.v1.Clearing'),
  closing: serviceOf<Closing>('amanah.v1.Closing'),
  card: serviceOf<Card>('amanah.v1.Card'),
  currency: serviceOf<Currency>('amanah.v1.Currency'),
  customer: serviceOf<Customer>('amanah.v1.Customer'),
  deposit: serviceOf<Deposit>('amanah.v1.Deposit'),
  entry: serviceOf<Entry>('amanah.v1.Entry'),
  evening: serviceOf<Evening>('amanah.v1.Evening'),
  file: serviceOf<File>('amanah.v1.File'),
  finance: serviceOf<Finance>('amanah.v1.Finance'),
  flow: serviceOf<Flow>('amanah.v1.Flow'),
  ledger: serviceOf<Ledger>('amanah.v1.Ledger'),
  maintenance: serviceOf<Maintenance>('amanah.v1.Maintenance'),
  management: serviceOf<Management>('amanah.v1.Management'),
  opening: serviceOf<Opening>('amanah.v1.Opening'),
  parameter: serviceOf<Parameter>('amanah.v1.Parameter'),
  passbook: serviceOf<Passbook>('amanah.v1.Passbook'),
  payroll: serviceOf<Payroll>('amanah.v1.Payroll'),
  profit: serviceOf<Profit>('amanah.v1.Profit'),
  regulatory: serviceOf<Regulatory>('amanah.v1.Regulatory'),
  report: serviceOf<Report>('amanah.v1.Report'),
  reporting: serviceOf<ReportJob>('amanah.v1.ReportJob'),
  savings: serviceOf<Savings>('amanah.v1.Savings'),
  screening: serviceOf<Screening>('amanah.v1.Screening'),
  settlement: serviceOf<Settlement>('amanah.v1.Settlement'),
  signature: serviceOf<Signature>('amanah.v1.Signature'),
  standing: serviceOf<Standing>('amanah.v1.Standing'),
  statement: serviceOf<Statement>('amanah.v1.Statement'),
  teller: serviceOf<Teller>('amanah.v1.Teller'),
  transfer: serviceOf<Transfer>('amanah.v1.Transfer'),
  vault: serviceOf<Vault>('amanah.v1.Vault'),
  warkat: serviceOf<Warkat>('amanah.v1.Warkat'),
  wic: serviceOf<Wic>('amanah.v1.Wic'),
};

/** The standard health service. */
export const HealthService = serviceOf<Health>('grpc.health.v1.Health');

import { CardService } from './proto/accounts/card.ts';
import { ClosingService } from './proto/accounts/closing.ts';
import { LetterService } from './proto/accounts/letter.ts';
import { MaintenanceService } from './proto/accounts/maintenance.ts';
import { OpeningService } from './proto/accounts/opening.ts';
import { PassbookService } from './proto/accounts/passbook.ts';
import { SavingsService } from './proto/accounts/savings.ts';
import { StandingService } from './proto/accounts/standing.ts';
import { StatementService } from './proto/accounts/statement.ts';
import { BundleService } from './proto/books/bundle.ts';
import { EntryService } from './proto/books/entry.ts';
import { FinanceService } from './proto/books/finance.ts';
import { LedgerService } from './proto/books/ledger.ts';
import { RegulatoryService } from './proto/books/regulatory.ts';
import { ReportService } from './proto/books/report.ts';
import { ReportJobService } from './proto/books/report-job.ts';
import { BranchService } from './proto/business-day/branch.ts';
import { EndOfDayService } from './proto/business-day/end-of-day.ts';
import { CurrencyService } from './proto/cash/currency.ts';
import { TellerService } from './proto/cash/teller.ts';
import { VaultService } from './proto/cash/vault.ts';
import { ClearingService } from './proto/cheques/clearing.ts';
import { WarkatService } from './proto/cheques/warkat.ts';
import { AccessService } from './proto/control/access.ts';
import { AuditService } from './proto/control/audit.ts';
import { FlowService } from './proto/control/flow.ts';
import { ManagementService } from './proto/control/management.ts';
import { ParameterService } from './proto/control/parameter.ts';
import { CustomerService } from './proto/customers/customer.ts';
import { ScreeningService } from './proto/customers/screening.ts';
import { SignatureService } from './proto/customers/signature.ts';
import { WicService } from './proto/customers/wic.ts';
import { DepositService } from './proto/deposits/deposit.ts';
import { FileService } from './proto/file.ts';
import { PayrollService } from './proto/payments/payroll.ts';
import { SettlementService } from './proto/payments/settlement.ts';
import { TransferService } from './proto/payments/transfer.ts';
import { AccrualService } from './proto/profit-sharing/accrual.ts';
import { ProfitService } from './proto/profit-sharing/profit.ts';

/** Every gRPC service of the core, by banking area. A new area is one import and one line here. */
export const services = {
  access: AccessService,
  audit: AuditService,
  branch: BranchService,
  bundle: BundleService,
  accrual: AccrualService,
  clearing: ClearingService,
  closing: ClosingService,
  card: CardService,
  currency: CurrencyService,
  customer: CustomerService,
  deposit: DepositService,
  entry: EntryService,
  endOfDay: EndOfDayService,
  file: FileService,
  finance: FinanceService,
  flow: FlowService,
  ledger: LedgerService,
  letter: LetterService,
  maintenance: MaintenanceService,
  management: ManagementService,
  opening: OpeningService,
  parameter: ParameterService,
  passbook: PassbookService,
  payroll: PayrollService,
  profit: ProfitService,
  regulatory: RegulatoryService,
  report: ReportService,
  reporting: ReportJobService,
  savings: SavingsService,
  screening: ScreeningService,
  settlement: SettlementService,
  signature: SignatureService,
  standing: StandingService,
  statement: StatementService,
  teller: TellerService,
  transfer: TransferService,
  vault: VaultService,
  warkat: WarkatService,
  wic: WicService,
};

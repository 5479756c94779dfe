import { AccessService } from './proto/access.ts';
import { AccrualService } from './proto/accrual.ts';
import { AuditService } from './proto/audit.ts';
import { BranchService } from './proto/branch.ts';
import { BundleService } from './proto/bundle.ts';
import { CardService } from './proto/card.ts';
import { ClearingService } from './proto/clearing.ts';
import { ClosingService } from './proto/closing.ts';
import { CurrencyService } from './proto/currency.ts';
import { CustomerService } from './proto/customer.ts';
import { DepositService } from './proto/deposit.ts';
import { EntryService } from './proto/entry.ts';
import { EveningService } from './proto/evening.ts';
import { FileService } from './proto/file.ts';
import { FinanceService } from './proto/finance.ts';
import { FlowService } from './proto/flow.ts';
import { LedgerService } from './proto/ledger.ts';
import { LetterService } from './proto/letter.ts';
import { MaintenanceService } from './proto/maintenance.ts';
import { ManagementService } from './proto/management.ts';
import { OpeningService } from './proto/opening.ts';
import { ParameterService } from './proto/parameter.ts';
import { PassbookService } from './proto/passbook.ts';
import { PayrollService } from './proto/payroll.ts';
import { ProfitService } from './proto/profit.ts';
import { RegulatoryService } from './proto/regulatory.ts';
import { ReportService } from './proto/report.ts';
import { ReportJobService } from './proto/report-job.ts';
import { SavingsService } from './proto/savings.ts';
import { ScreeningService } from './proto/screening.ts';
import { SettlementService } from './proto/settlement.ts';
import { SignatureService } from './proto/signature.ts';
import { StandingService } from './proto/standing.ts';
import { StatementService } from './proto/statement.ts';
import { TellerService } from './proto/teller.ts';
import { TransferService } from './proto/transfer.ts';
import { VaultService } from './proto/vault.ts';
import { WarkatService } from './proto/warkat.ts';
import { WicService } from './proto/wic.ts';

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
  evening: EveningService,
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

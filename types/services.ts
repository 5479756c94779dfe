import { AccessService } from './proto/access.ts';
import { AuditService } from './proto/audit.ts';
import { BranchService } from './proto/branch.ts';
import { ClosingService } from './proto/closing.ts';
import { CurrencyService } from './proto/currency.ts';
import { CustomerService } from './proto/customer.ts';
import { FileService } from './proto/file.ts';
import { FlowService } from './proto/flow.ts';
import { LedgerService } from './proto/ledger.ts';
import { MaintenanceService } from './proto/maintenance.ts';
import { ManagementService } from './proto/management.ts';
import { OpeningService } from './proto/opening.ts';
import { ParameterService } from './proto/parameter.ts';
import { PassbookService } from './proto/passbook.ts';
import { ReportService } from './proto/report.ts';
import { SavingsService } from './proto/savings.ts';
import { ScreeningService } from './proto/screening.ts';
import { SignatureService } from './proto/signature.ts';
import { StatementService } from './proto/statement.ts';
import { TellerService } from './proto/teller.ts';
import { VaultService } from './proto/vault.ts';
import { WicService } from './proto/wic.ts';

/** Every gRPC service of the core, by banking area. A new area is one import and one line here. */
export const services = {
  access: AccessService,
  audit: AuditService,
  branch: BranchService,
  closing: ClosingService,
  currency: CurrencyService,
  customer: CustomerService,
  file: FileService,
  flow: FlowService,
  ledger: LedgerService,
  maintenance: MaintenanceService,
  management: ManagementService,
  opening: OpeningService,
  parameter: ParameterService,
  passbook: PassbookService,
  report: ReportService,
  savings: SavingsService,
  screening: ScreeningService,
  signature: SignatureService,
  statement: StatementService,
  teller: TellerService,
  vault: VaultService,
  wic: WicService,
};

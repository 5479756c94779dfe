import type { AccessService } from './proto/access.ts';
import type { AuditService } from './proto/audit.ts';
import type { BranchService } from './proto/branch.ts';
import type { FlowService } from './proto/flow.ts';
import type { ManagementService } from './proto/management.ts';
import type { ParameterService } from './proto/parameter.ts';
import type { ReportService } from './proto/report.ts';
import type { SavingsService } from './proto/savings.ts';
import type { TellerService } from './proto/teller.ts';
import type { VaultService } from './proto/vault.ts';

/** Every gRPC service of the core, by banking area. A new area is one import and one line here. */
export interface Services {
  access: AccessService;
  audit: AuditService;
  branch: BranchService;
  flow: FlowService;
  management: ManagementService;
  parameter: ParameterService;
  report: ReportService;
  savings: SavingsService;
  teller: TellerService;
  vault: VaultService;
}

export type Area = keyof Services;

/** 'teller.setorTunai' and its like: every rpc of every area, derived from the generated services. */
export type RpcName = { [A in Area]: `${A}.${keyof Services[A] & string}` }[Area];

type Method<N extends RpcName> = N extends `${infer A extends Area}.${infer M}`
  ? M extends keyof Services[A]
    ? Services[A][M]
    : never
  : never;

export type RpcInput<N extends RpcName> =
  Method<N> extends { requestSerialize: (value: infer I) => unknown } ? I : never;
export type RpcOutput<N extends RpcName> =
  Method<N> extends { responseDeserialize: (value: Buffer) => infer O } ? O : never;
/** One row of a list reply. */
export type RpcRow<N extends RpcName> = RpcOutput<N> extends { data: (infer R)[] } ? R : never;

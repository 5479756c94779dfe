import { AccessService } from '#types/proto/access.ts';
import { AuditService } from '#types/proto/audit.ts';
import { BranchService } from '#types/proto/branch.ts';
import { FlowService } from '#types/proto/flow.ts';
import { ManagementService } from '#types/proto/management.ts';
import { ParameterService } from '#types/proto/parameter.ts';
import { ReportService } from '#types/proto/report.ts';
import { SavingsService } from '#types/proto/savings.ts';
import { TellerService } from '#types/proto/teller.ts';
import { VaultService } from '#types/proto/vault.ts';
import type { RpcInput, RpcName, RpcOutput, Services } from '#types/rpc.ts';

const services: Services = {
  access: AccessService,
  audit: AuditService,
  branch: BranchService,
  flow: FlowService,
  management: ManagementService,
  parameter: ParameterService,
  report: ReportService,
  savings: SavingsService,
  teller: TellerService,
  vault: VaultService,
};

/** How one rpc travels, as the generated service definitions have it. */
export interface Definition<I, O> {
  readonly path: string;
  readonly responseStream: boolean;
  readonly requestSerialize: (value: I) => Buffer;
  readonly requestDeserialize: (bytes: Buffer) => I;
  readonly responseDeserialize: (bytes: Buffer) => O;
}

const definitions = new Map<string, unknown>(
  Object.entries(services).flatMap(([area, methods]) =>
    Object.entries(methods).map(([method, definition]): [string, unknown] => [`${area}.${method}`, definition]),
  ),
);

/** Every rpc the core offers, in the order of the proto files. */
export const rpcNames = [...definitions.keys()] as readonly RpcName[];

export const definitionOf = <N extends RpcName>(rpc: N) =>
  definitions.get(rpc) as Definition<RpcInput<N>, RpcOutput<N>>;

const NOTHING = Buffer.alloc(0);

/**
 * A whole request message from the fields at hand. The generated encoder wants every field to be present; decoding
 * nothing gives the message with all its defaults.
 */
export const wholeRequest = <N extends RpcName>(rpc: N, fields: Partial<RpcInput<N>>): RpcInput<N> =>
  Object.assign(definitionOf(rpc).requestDeserialize(NOTHING) as object, fields) as RpcInput<N>;

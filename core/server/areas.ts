import type { Handlers } from '#core/access/handler.ts';
import { audit } from '#core/audit/area.ts';
import { branch } from '#core/branch/area.ts';
import type { Operation } from '#core/engine/operation.ts';
import type { Operations } from '#core/engine/submitted.ts';
import { type ManagementConfig, management } from '#core/management/area.ts';
import { parameter } from '#core/parameter/area.ts';
import { report } from '#core/report/area.ts';
import { savings } from '#core/savings/area.ts';
import { type SessionConfig, session } from '#core/session/area.ts';
import { teller } from '#core/teller/area.ts';
import { vault } from '#core/vault/area.ts';
import { workflow } from '#core/workflow/area.ts';
import { countedTill } from './close-till.ts';

/** Every part of the core that answers calls, listed once: its operations and its handlers. */
const areas = [
  session,
  workflow,
  audit,
  branch,
  management,
  parameter,
  report,
  savings,
  teller,
  vault,
  countedTill,
] as const;

/** The operations that carry a flowCode: what workflow and override can run. */
export const operations: Operations = new Map(
  areas.flatMap((area) => area.operations as readonly Operation[]).map((each) => [each.code, each]),
);

/** All members of a union at once. */
type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/**
 * The table of all handlers, made with what the server was configured with. An rpc that no area answers, or one that answers
 * with another message, does not compile.
 */
export function makeHandlers(config: SessionConfig & ManagementConfig): Handlers {
  const house = { ...config, operations };
  const together: Together<ReturnType<(typeof areas)[number]['handlers']>> = Object.assign(
    {},
    ...areas.map((area) => area.handlers(house)),
  );
  return together;
}

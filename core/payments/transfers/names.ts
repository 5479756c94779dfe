import type { Db } from '#core/db/client.ts';
import { type Rule, reject } from '#core/engine/operation.ts';

/** True when a list of names stops a person the transfer names; compliance has been informed. */
export interface OfNames {
  readonly ditahan: boolean;
}

/** Returns true when a list stops a person an incoming transfer names: its sender, its beneficiary, or the holder of the account. */
export async function holdIncoming(db: Db, nomor: string): Promise<boolean> {
  const [row] = await db<{ ditahan: boolean }[]>`select screen_incoming(${nomor}) as ditahan`;
  return row?.ditahan ?? true;
}

/**
 * A possible match on a list sends and receives nothing until compliance has cleared it; the counter learns only whom to ask
 * (core/payments/README.md).
 */
export const namesFree: Rule<unknown, OfNames> = {
  name: 'namesFree',
  check: ({ extra: { ditahan } }) => (ditahan ? reject('COMPLIANCE_HOLD') : null),
};

import type { Db } from '#core/db/client.ts';
import type { FlowActor } from '#lib/control/codes.ts';

export interface Transition {
  readonly dari: string;
  readonly aksi: string;
  readonly ke: string;
  readonly pelaku: FlowActor;
  readonly label: string;
  readonly warna_latar: string;
  readonly warna_teks: string;
  readonly send_to_core: boolean;
}

/** States from which nothing leads on. */
export const finalStates: readonly string[] = ['APPROVED', 'REJECTED', 'CANCELLED', 'EXPIRED'];

/** Returns the actions from a state of a flow, in the order of the buttons; a flow's own rows replace the common ones. */
export async function transitionsFrom(db: Db, flowCode: string, state: string): Promise<readonly Transition[]> {
  return db<Transition[]>`
    select distinct on (t.urut, t.aksi) t.dari, t.aksi, t.ke, t.pelaku, t.label, t.warna_latar, t.warna_teks, t.send_to_core
    from flow_transition t
    where t.dari = ${state} and (t.flow_code = ${flowCode} or t.flow_code = '*' and not exists (
      select from flow_transition o where o.flow_code = ${flowCode} and o.dari = t.dari and o.aksi = t.aksi))
    order by t.urut, t.aksi`;
}

import type { OtorisasiRow } from '#types/proto/control/flow.ts';

/** Puts overrides first, as a customer waits at the counter; otherwise the server's order stays. */
export function inWorkOrder(rows: readonly OtorisasiRow[]): OtorisasiRow[] {
  const urgent = (row: OtorisasiRow) => (row.jenis === 'OVERRIDE' && row.flow_state === 'WAITING' ? 0 : 1);
  return [...rows].sort((a, b) => urgent(a) - urgent(b));
}

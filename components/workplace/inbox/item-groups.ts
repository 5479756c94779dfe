import type { OtorisasiRow } from '#types/proto/control/flow.ts';

/** Items of the inbox under one head: customers at the counter, items of one kind, or the single ones of all other kinds. */
export interface ItemGroup {
  readonly kind: 'counter' | 'alike' | 'others';
  readonly rows: readonly OtorisasiRow[];
}

/** Returns true when a customer waits at the counter for this item. */
export const isAtCounter = ({ jenis, flow_state }: OtorisasiRow): boolean =>
  jenis === 'OVERRIDE' && flow_state === 'WAITING';

/**
 * Puts customers at the counter first, the longest wait on top; then each kind of which several items wait, in the order of the list, and last the
 * items that are alone of their kind.
 */
export function groupsOf(rows: readonly OtorisasiRow[]): readonly ItemGroup[] {
  const counter = rows
    .filter(isAtCounter)
    .toSorted((one, other) => Date.parse(one.dibuat_pada) - Date.parse(other.dibuat_pada));
  const desk = rows.filter((row) => !isAtCounter(row));
  const kinds = [...new Set(desk.map(({ flowCode }) => flowCode))].map((kind) =>
    desk.filter(({ flowCode }) => flowCode === kind),
  );
  const several = kinds.filter(({ length }) => length > 1);
  const single = kinds.filter(({ length }) => length === 1).flat();
  const groups: readonly ItemGroup[] = [
    { kind: 'counter', rows: counter },
    ...several.map((alike) => ({ kind: 'alike' as const, rows: alike })),
    { kind: 'others', rows: single },
  ];
  return groups.filter(({ rows: held }) => held.length > 0);
}

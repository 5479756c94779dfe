import { useState } from 'react';
import type { OtorisasiRow } from '#types/proto/control/flow.ts';

export interface Marks {
  /** The ticked items that are still on this page, as they were ticked. */
  readonly rows: readonly OtorisasiRow[];
  /** So many were ticked and have left the page since, or are not any more what was ticked. */
  readonly lost: number;
  has(idFlow: string): boolean;
  toggle(idFlow: string): void;
  /** Ticks these and nothing else. */
  tick(rows: readonly OtorisasiRow[]): void;
  clear(): void;
}

/** Holds the items of a page that are ticked, to be decided together: each in the version that was ticked. */
export function useMarks(page: readonly OtorisasiRow[]): Marks {
  const [ticked, setTicked] = useState<ReadonlyMap<string, number>>(new Map());
  const rows = page.filter((row) => ticked.get(row.id_flow) === row.versi);
  const has = (idFlow: string) => rows.some((row) => row.id_flow === idFlow);
  return {
    rows,
    lost: ticked.size - rows.length,
    has,
    toggle: (idFlow) => {
      const row = page.find((each) => each.id_flow === idFlow);
      const next = new Map(rows.map((each) => [each.id_flow, each.versi]));
      if (!next.delete(idFlow) && row) next.set(idFlow, row.versi);
      setTicked(next);
    },
    tick: (wanted) => setTicked(new Map(wanted.map((row) => [row.id_flow, row.versi]))),
    clear: () => setTicked(new Map()),
  };
}

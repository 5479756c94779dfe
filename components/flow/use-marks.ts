import { useState } from 'react';
import type { OtorisasiRow } from '#types/proto/flow.ts';

export interface Marks {
  /** The ticked items that are still on this page. */
  readonly rows: readonly OtorisasiRow[];
  has(idFlow: string): boolean;
  toggle(idFlow: string): void;
  clear(): void;
}

/** Which items of a page are ticked, to be decided together. What has left the page is not ticked any more. */
export function useMarks(page: readonly OtorisasiRow[]): Marks {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  return {
    rows: page.filter((row) => ticked.has(row.id_flow)),
    has: (idFlow) => ticked.has(idFlow),
    toggle: (idFlow) =>
      setTicked((before) => {
        const next = new Set(before);
        if (!next.delete(idFlow)) next.add(idFlow);
        return next;
      }),
    clear: () => setTicked(new Set()),
  };
}

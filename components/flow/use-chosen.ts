import { useRouter } from 'next/router';
import { useEffect, useRef, useState } from 'react';
import type { OtorisasiRow } from '#types/proto/flow.ts';

export interface Chosen {
  readonly selected: string;
  select(idFlow: string): void;
  /** So many rows on, or back; answers where that is. */
  move(step: number): void;
}

/**
 * The chosen item of a list. It stands in the address, so it can be linked to, also when it is not on this page. Rows that come
 * do not take the choice away; when the chosen one leaves, the one that takes its place is chosen.
 */
export function useChosen(rows: readonly OtorisasiRow[]): Chosen {
  const router = useRouter();
  const wanted = String(router.query.id_flow ?? '');
  const [asked, setAsked] = useState('');
  const [chosen, setChosen] = useState('');
  const seen = useRef(new Set<string>());
  const place = useRef(0);
  /** Addresses this hook wrote itself: they arrive late, when the reader may be further on. */
  const written = useRef(new Set<string>());

  if (asked !== wanted) {
    setAsked(wanted);
    if (wanted !== '' && !written.current.delete(wanted)) setChosen(wanted);
  }

  const index = rows.findIndex((row) => row.id_flow === chosen);
  const elsewhere = chosen !== '' && index < 0 && !seen.current.has(chosen);
  const next = rows[Math.min(place.current, rows.length - 1)]?.id_flow ?? '';
  const selected = index >= 0 || elsewhere ? chosen : next;

  useEffect(() => {
    for (const row of rows) seen.current.add(row.id_flow);
    if (selected !== '')
      place.current = Math.max(
        0,
        rows.findIndex((row) => row.id_flow === selected),
      );
    if (selected !== '' && selected !== chosen) setChosen(selected);
  }, [rows, selected, chosen]);

  const select = (idFlow: string) => {
    setChosen(idFlow);
    if (idFlow === wanted) return;
    written.current.add(idFlow);
    void router.replace({ pathname: router.pathname, query: { ...router.query, id_flow: idFlow } }, undefined, {
      shallow: true,
    });
  };
  const move = (step: number) => {
    const at = rows.findIndex((row) => row.id_flow === selected);
    const to = rows[Math.max(0, Math.min(rows.length - 1, at + step))];
    if (to) select(to.id_flow);
  };
  return { selected, select, move };
}

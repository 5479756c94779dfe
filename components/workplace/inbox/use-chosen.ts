import { useRouter } from 'next/router';
import { useEffect, useRef, useState } from 'react';
import type { OtorisasiRow } from '#types/proto/control/flow.ts';

export interface Chosen {
  readonly selected: string;
  select(idFlow: string): void;
  /** So many rows on, or back. */
  move(step: number): void;
  /** Goes on to the row that takes the place of these: the reader has decided them. */
  goOn(decided: ReadonlySet<string>): void;
}

/**
 * Holds the chosen item of a list. It is part of the address, so it can be linked to, also when it is not on this page. Only the reader moves
 * the choice: new rows do not take it away, and when the chosen item leaves the list nothing else becomes chosen.
 */
export function useChosen(rows: readonly OtorisasiRow[]): Chosen {
  const router = useRouter();
  const wanted = String(router.query.id_flow ?? '');
  const [asked, setAsked] = useState('');
  const [chosen, setChosen] = useState('');
  const place = useRef(0);
  /** The list and the address as they are on the screen: a decision ends long after the drawing that it was taken in. */
  const shown = useRef({ rows, wanted });
  /** Decided by the reader and still in the list, which is read again only after the decision. */
  const decidedHere = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    shown.current = { rows, wanted };
    decidedHere.current = new Set(
      rows.map(({ id_flow }) => id_flow).filter((idFlow) => decidedHere.current.has(idFlow)),
    );
  }, [rows, wanted]);
  /** The addresses that this hook wrote and that may still arrive, in this order. The router can drop one that the next overtakes, or show it late. */
  const written = useRef<readonly { readonly idFlow: string }[]>([]);

  if (asked !== wanted) {
    setAsked(wanted);
    if (wanted !== '' && !written.current.some(({ idFlow }) => idFlow === wanted)) setChosen(wanted);
  }
  useEffect(() => {
    const arrived = written.current.findIndex(({ idFlow }) => idFlow === wanted);
    written.current = written.current.slice(arrived + 1);
  }, [wanted]);

  const selected = chosen === '' ? (rows[0]?.id_flow ?? '') : chosen;
  const index = rows.findIndex((row) => row.id_flow === selected);

  useEffect(() => {
    if (index >= 0) place.current = index;
    if (selected !== chosen) setChosen(selected);
  }, [index, selected, chosen]);

  /** Writes an address. Once the router has answered the last one, none of those before it arrives any more. */
  const write = async (idFlow: string) => {
    const own = { idFlow };
    written.current = [...written.current, own];
    try {
      await router.replace({ pathname: router.pathname, query: { ...router.query, id_flow: idFlow } }, undefined, {
        shallow: true,
      });
    } finally {
      if (written.current.at(-1) === own) written.current = [];
    }
  };
  const select = (idFlow: string) => {
    setChosen(idFlow);
    if (idFlow !== (written.current.at(-1)?.idFlow ?? shown.current.wanted)) void write(idFlow);
  };
  const move = (step: number) => {
    // From an item that has left, the first step on leads to the one in its place now.
    const from = index >= 0 ? index : step > 0 ? place.current - 1 : place.current;
    const to = rows[Math.max(0, Math.min(rows.length - 1, from + step))];
    if (to) select(to.id_flow);
  };
  const goOn = (decided: ReadonlySet<string>) => {
    decidedHere.current = new Set([...decidedHere.current, ...decided]);
    const left = (row: OtorisasiRow | undefined) => row !== undefined && !decidedHere.current.has(row.id_flow);
    const { rows: now } = shown.current;
    const next = now.slice(place.current).find(left) ?? now.findLast(left);
    if (next) select(next.id_flow);
  };
  return { selected, select, move, goOn };
}

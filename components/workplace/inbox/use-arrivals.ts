import { useEffect, useMemo, useRef, useState } from 'react';
import { inboxStream } from '#hooks/inbox-stream.ts';
import type { OtorisasiRow } from '#types/proto/control/flow.ts';

export interface Arrivals {
  /** Holds the rows that are drawn: while the pointer is over the list no new one comes in between. */
  readonly shown: readonly OtorisasiRow[];
  /** Holds the items that came while this screen was open and were not opened yet. */
  readonly fresh: ReadonlySet<string>;
  /** Holds those among them that the reader has not heard of yet. */
  readonly news: ReadonlySet<string>;
  /** Marks this item as seen. */
  look(idFlow: string): void;
  /** The reader knows of all that came so far. */
  markSeen(): void;
  /** The pointer came over the list, or left it. */
  hover(over: boolean): void;
}

const without = (ids: ReadonlySet<string>, gone: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...ids].filter((id) => !gone.has(id)));

/** Returns the new items of a list that fills by itself, and keeps its lines where they are while somebody points at one. */
export function useArrivals(rows: readonly OtorisasiRow[]): Arrivals {
  const known = useRef<ReadonlySet<string>>(new Set());
  const [arrived, setArrived] = useState<ReadonlySet<string>>(new Set());
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const [held, setHeld] = useState<ReadonlySet<string> | null>(null);
  useEffect(() => {
    known.current = new Set(rows.map((row) => row.id_flow));
  }, [rows]);
  useEffect(
    () =>
      inboxStream.subscribe((event) => {
        if (event?.flow_state !== 'WAITING' || known.current.has(event.id_flow)) return;
        setArrived((before) => new Set([...before, event.id_flow]));
      }),
    [],
  );
  const shown = useMemo(() => {
    const still = held ? rows.filter((row) => held.has(row.id_flow)) : rows;
    return still.length === 0 ? rows : still;
  }, [rows, held]);
  const fresh = useMemo(
    () => new Set(rows.filter((row) => arrived.has(row.id_flow)).map((row) => row.id_flow)),
    [rows, arrived],
  );
  return {
    shown,
    fresh,
    news: without(fresh, seen),
    look: (idFlow) => setArrived((before) => (before.has(idFlow) ? without(before, new Set([idFlow])) : before)),
    markSeen: () => setSeen(fresh),
    hover: (over) => setHeld(over ? new Set(rows.map((row) => row.id_flow)) : null),
  };
}

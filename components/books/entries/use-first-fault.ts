import { useEffect, useRef, useState } from 'react';
import { type FieldProps, fieldId } from '#components/kit/fields/field.tsx';
import type { Values } from '#components/kit/form/field-def.ts';
import { type EntryFlow, mayBeOpen } from '#lib/books/ledger-entries.ts';
import { columnAt, missingIn } from './entry-cells.ts';
import type { EntryRows } from './use-entry-rows.ts';
import type { CellFault, RowCheck } from './use-row-check.ts';

interface Sought extends Pick<FieldProps, 'name' | 'parts'> {
  readonly flow: EntryFlow;
}

/** The page, nothing at all, or what sets a check off: whoever has gone on to another cell meanwhile is left there. */
const isWaiting = (): boolean => !document.activeElement?.matches('input, select, textarea:not(.paste-box)');

/** Ways to the first cell that is not right. */
export function useFirstFault(grid: EntryRows, check: RowCheck, { name, flow, parts }: Sought) {
  const [sought, setSought] = useState(0);
  const goTo = ({ index, kolom }: CellFault) =>
    grid.goTo({ place: grid.placeOf(index), column: Math.max(0, columnAt(kolom)) });
  const toFirst = () => {
    const [first] = parts ? check.report(grid.rows, parts) : check.faults;
    const place = grid.rows.findIndex((row) => missingIn(row, mayBeOpen(flow)) !== null);
    const row = grid.rows[place];
    if (first) goTo(first);
    else if (row) grid.goTo({ place, column: columnAt(missingIn(row, mayBeOpen(flow)) ?? '') });
    else document.getElementById(`${fieldId(name)}-add`)?.focus();
  };
  const show = useRef(toFirst);
  show.current = toFirst;
  // The form knows its faults once it is drawn anew.
  useEffect(() => {
    if (sought > 0) show.current();
  }, [sought]);
  return {
    goTo,
    onSought: () => setSought((before) => before + 1),
    /** Has the rows checked and goes to the first error. */
    find: async (rows: readonly Values[]) => {
      const [first] = (await check.run(rows)) ?? [];
      if (first && isWaiting()) goTo(first);
    },
  };
}

import { useLayoutEffect, useState } from 'react';
import type { Column } from '#components/kit/ui/column.tsx';

type Choices = Readonly<Record<string, boolean>>;

/** Reads this browser's choice of a table's columns; anything else found there counts as no choice. */
function remembered(key: string): Choices {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    if (typeof found !== 'object' || found === null) return {};
    return Object.fromEntries(Object.entries(found).filter(([, shown]) => typeof shown === 'boolean'));
  } catch {
    return {};
  }
}

/** Returns the columns that a user sees of one table, remembered by this browser; a column nobody chose about follows its literal. */
export function useColumns<R>(columns: readonly Column<R>[], user: string, id: string) {
  const key = `amanah.kolom.${user}.${id}`;
  const [chosen, setChosen] = useState<Choices>({});
  useLayoutEffect(() => setChosen(remembered(key)), [key]);

  const visible: Choices = Object.fromEntries(columns.map(({ field, hidden }) => [field, chosen[field] ?? !hidden]));
  const shown = columns.filter(({ field }) => visible[field]);
  const toggle = (field: string) => {
    const next = { ...chosen, [field]: !visible[field] };
    // A table of no columns would have no way back that anybody finds.
    if (columns.every((column) => !(next[column.field] ?? !column.hidden))) return;
    setChosen(next);
    localStorage.setItem(key, JSON.stringify(next));
  };
  return { visible, shown, toggle };
}

import { columnVisibilityFeature, tableFeatures, useTable } from '@tanstack/react-table';
import { useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import type { Column } from '#components/kit/ui/column.tsx';

const features = tableFeatures({ columnVisibilityFeature });

/** Beyond this many rows only those in sight are drawn. */
export const VIRTUAL_BEYOND = 200;
/** Rows drawn above and below those in sight. */
const OVERSCAN = 8;
/** A row until one is drawn: --row and its border. */
const ROW_HEIGHT = 37;

interface RowsOptions<R> {
  readonly columns: readonly Column<R>[];
  readonly rows: readonly R[];
  readonly rowKey: (row: R) => string;
  /** By field; a column that is not named is shown. */
  readonly visible: Readonly<Record<string, boolean>>;
}

/** The table model: the columns in sight, in their order, and the rows by index. */
export function useRows<R>({ columns, rows, rowKey, visible }: RowsOptions<R>) {
  const defs = useMemo(() => columns.map(({ field }) => ({ id: field, accessorFn: (row: R) => row })), [columns]);
  const table = useTable<typeof features, R & object>({
    features,
    columns: defs as Parameters<typeof useTable<typeof features, R & object>>[0]['columns'],
    data: rows as (R & object)[],
    getRowId: rowKey,
    state: { columnVisibility: visible },
  });
  const shown = table
    .getVisibleLeafColumns()
    .map(({ id }) => id)
    .join();
  const inSight = useMemo(() => {
    const fields = shown.split(',');
    return columns.filter(({ field }) => fields.includes(field));
  }, [columns, shown]);
  return { lines: table.getRowModel().rows, columns: inSight };
}

/** Returns the rows that are drawn, and the room that those above and below take. All rows of a long list are equally high. */
export function useWindow(box: RefObject<HTMLElement | null>, count: number) {
  const [height, setHeight] = useState(ROW_HEIGHT);
  const long = count > VIRTUAL_BEYOND;
  const virtual = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count,
    enabled: long,
    getScrollElement: () => box.current,
    estimateSize: () => height,
    overscan: OVERSCAN,
  });
  // The density, or a cell of two lines, decides how high the rows are; the first one drawn is measured.
  useLayoutEffect(() => {
    const row = long ? box.current?.querySelector('tr[data-index]') : null;
    const found = row?.getBoundingClientRect().height ?? 0;
    if (found > 0 && Math.abs(found - height) > 0.5) setHeight(found);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was measured with another height is void.
  useLayoutEffect(() => virtual.measure(), [height]);
  if (!long) return { drawn: null, before: 0, after: 0, show: () => undefined };
  const drawn: readonly VirtualItem[] = virtual.getVirtualItems();
  return {
    drawn: drawn.map(({ index }) => index),
    before: drawn[0]?.start ?? 0,
    after: virtual.getTotalSize() - (drawn.at(-1)?.end ?? 0),
    show: (index: number) => virtual.scrollToIndex(index),
  };
}

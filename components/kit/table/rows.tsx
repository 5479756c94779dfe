import { type RefObject, useLayoutEffect } from 'react';
import type { Column } from '#components/kit/ui/column.tsx';
import { SkeletonRows } from '#components/kit/ui/skeleton.tsx';
import type { Spot } from './focus.ts';
import { Line } from './line.tsx';
import { useWindow } from './use-rows.ts';

interface RowsProps<R> {
  readonly lines: readonly { readonly id: string; readonly original: R }[];
  readonly columns: readonly Column<R>[];
  readonly loading: boolean;
  /** The ordinal of the first row; null without row numbers. */
  readonly first: number | null;
  readonly actionSide: 'left' | 'right' | null;
  readonly clickable: boolean;
  /** Locates the keyboard focus; null in a table that is only read. */
  readonly spot: Spot | null;
  /** The row whose menu is open. */
  readonly menuRow: number | undefined;
  /** The key of the row that is open beside the list. */
  readonly openRow: string | undefined;
  /** The frame that scrolls. */
  readonly box: RefObject<HTMLElement | null>;
  /** Gets the way to bring a row into sight that may not be drawn. */
  readonly show: RefObject<(index: number) => void>;
  /** Called whenever rows were drawn. */
  readonly onDrawn: () => void;
}

/** Holds the room of rows that are not drawn. */
function Filler({ height, width }: { readonly height: number; readonly width: number }) {
  if (height <= 0) return null;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can be stood on.
    <tr aria-hidden="true" className="filler">
      <td colSpan={width} style={{ height }} />
    </tr>
  );
}

/** The body: skeleton, or the rows in sight. While one scrolls only this is drawn again, and of it only what is new. */
export function Rows<R>(props: RowsProps<R>) {
  const { lines, columns, loading, first, actionSide, clickable, spot, menuRow, openRow, box, show, onDrawn } = props;
  const part = useWindow(box, lines.length);
  useLayoutEffect(() => {
    show.current = part.show;
    onDrawn();
  });
  const width = columns.length + (first === null ? 0 : 1) + (actionSide ? 1 : 0);
  const drawn = part.drawn ?? lines.map((_, index) => index);
  // The row the reader left may be out of sight and not drawn; then the first one drawn is where Tab comes in.
  const stop = spot && !drawn.includes(spot.row) ? { row: drawn[0], cell: -1 } : spot;
  return (
    <>
      {loading ? <SkeletonRows columns={width} /> : null}
      <Filler height={part.before} width={width} />
      {drawn.map((index) => {
        const line = lines[index];
        return line ? (
          <Line
            key={line.id}
            row={line.original}
            id={line.id}
            index={index}
            ordinal={first === null ? null : first + index}
            columns={columns}
            actionSide={actionSide}
            clickable={clickable}
            spot={stop ? (stop.row === index ? stop.cell : null) : undefined}
            menuOpen={menuRow === index}
            open={openRow !== undefined && line.id === openRow}
            counted={part.drawn !== null}
          />
        ) : null;
      })}
      <Filler height={part.after} width={width} />
    </>
  );
}

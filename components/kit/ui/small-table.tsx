import type { ReactNode } from 'react';
import { TableScroll } from './table-scroll.tsx';

/** Heads a column; `num` heads figures. */
export type SmallTableHead = string | { readonly num: string };

interface SmallTableProps {
  /** Describes the table's content: a screen reader reads it before the table, as its caption, and where it has to be scrolled. */
  readonly label: string;
  /** Head the columns. */
  readonly heads: readonly SmallTableHead[];
  /** Its rows. */
  readonly children: ReactNode;
}

/** Draws a few rows that stay where they are: neither paged nor sorted. Its caption is for whoever cannot see the text above it. */
export function SmallTable({ label, heads, children }: SmallTableProps) {
  return (
    <TableScroll label={label}>
      <table className="table">
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            {heads.map((head) =>
              typeof head === 'string' ? (
                <th key={head} scope="col">
                  {head}
                </th>
              ) : (
                <th key={head.num} scope="col" className="num">
                  {head.num}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </TableScroll>
  );
}

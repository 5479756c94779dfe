import { useT } from './messages.tsx';

/** Rows of an empty table while it loads. */
const SKELETON_ROWS = 9;

/** The widths are classes, not styles: they are in the page before any script runs, and its content policy takes no style of an element. */
const widths = ['skeleton-72', 'skeleton-90', 'skeleton-58', 'skeleton-80'] as const;
const range = (count: number) => Array.from({ length: count }, (_, at) => at);

/** Grey lines in the place of a text that is on its way. */
export function Skeleton({ lines = 3 }: { readonly lines?: number }) {
  const t = useT();
  return (
    <div className="stack" role="status" aria-label={t('umum.memuat')}>
      {range(lines).map((line) => (
        <span key={line} className={`skeleton ${widths[line % widths.length]}`} />
      ))}
    </div>
  );
}

/**
 * Stands in the place of a card that is drawn only if its answer holds something: it takes no room, and what comes after it in the column waits
 * for it as for a card that loads.
 */
export const Awaited = () => <span className="awaited" hidden />;

/** The body of a table while it loads: nine rows of `columns` cells. */
export function SkeletonRows({ columns, rows = SKELETON_ROWS }: { readonly columns: number; readonly rows?: number }) {
  return range(rows).map((row) => (
    <tr key={row} data-skeleton="">
      {range(columns).map((column) => (
        <td key={column}>
          <span className={`skeleton ${widths[(row + column) % widths.length]}`} />
        </td>
      ))}
    </tr>
  ));
}

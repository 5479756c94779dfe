import type { ReactNode } from 'react';
import type { ListState } from '#hooks/use-list.ts';
import { IconButton } from './button.tsx';
import { useT } from './messages.tsx';
import { SkeletonRows } from './skeleton.tsx';
import { EmptyState, ErrorState } from './states.tsx';

export interface ListColumn<R> {
  readonly title: string;
  /** Right-aligned figures. */
  readonly num?: boolean;
  readonly render: (row: R) => ReactNode;
}

interface ListTableProps<R> {
  /** What the table lists, for a screen reader. */
  readonly caption: string;
  readonly columns: readonly ListColumn<R>[];
  readonly list: ListState<R>;
  readonly rowKey: (row: R) => string;
  readonly empty?: string;
}

/** A small list inside a card: skeleton, rows, empty or error, and pages when there is more than one. */
export function ListTable<R>({ caption, columns, list, rowKey, empty }: ListTableProps<R>) {
  const t = useT();
  if (list.error) return <ErrorState error={list.error} onRetry={list.refetch} />;
  if (!list.loading && list.rows.length === 0) return <EmptyState title={empty} />;
  return (
    <>
      <div className="table-scroll">
        <table className="table pinned hover" aria-busy={list.fetching}>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              {columns.map(({ title, num }) => (
                <th key={title} className={num ? 'num' : undefined}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {list.loading ? (
              <SkeletonRows columns={columns.length} />
            ) : (
              list.rows.map((row) => (
                <tr key={rowKey(row)}>
                  {columns.map(({ title, num, render }) => (
                    <td key={title} className={num ? 'num' : undefined}>
                      {render(row)}
                    </td>
                  ))}
                </tr>
              ))
            )}
          </tbody>
        </table>
      </div>
      {list.canNext || list.canPrevious ? (
        <div className="table-foot">
          <span className="push">{t('tabel.halaman', { halaman: list.page })}</span>
          <IconButton
            icon="chevron-left"
            label={t('tabel.sebelum')}
            disabled={!list.canPrevious}
            onClick={list.previous}
          />
          <IconButton icon="chevron-right" label={t('tabel.berikut')} disabled={!list.canNext} onClick={list.next} />
        </div>
      ) : null}
    </>
  );
}

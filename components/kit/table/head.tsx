import '#lib/messages/table.ts';
import { type Column, columnClass, sortName } from '#components/kit/ui/column.tsx';
import { Icon } from '#components/kit/ui/icon.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import type { ListState } from '#hooks/use-list.ts';

/** The order a press on a heading asks for: rising, falling, then the query's own again. */
const nextSort = (name: string, sort: string): string => (sort === name ? `-${name}` : sort === `-${name}` ? '' : name);

const direction = (name: string, sort: string) =>
  sort === name ? 'ascending' : sort === `-${name}` ? 'descending' : undefined;

const icons = { ascending: 'arrow-up', descending: 'arrow-down' } as const;

function Heading<R>({ column, list }: { readonly column: Column<R>; readonly list: ListState<R> }) {
  const t = useT();
  const name = sortName(column);
  const sorted = name ? direction(name, list.sort) : undefined;
  return (
    <th scope="col" className={columnClass(column)} style={{ width: column.width }} aria-sort={sorted}>
      {name ? (
        <button
          type="button"
          className="sort"
          title={t('tabel.urut', { nama: t(column.title) })}
          onClick={() => list.setSort(nextSort(name, list.sort))}
        >
          {t(column.title)}
          <Icon name={sorted ? icons[sorted] : 'chevron-expand'} />
        </button>
      ) : (
        t(column.title)
      )}
    </th>
  );
}

interface HeadProps<R> {
  readonly columns: readonly Column<R>[];
  readonly list: ListState<R>;
  readonly rowNumbers: boolean;
  readonly actionSide: 'left' | 'right' | null;
}

/** The headings, which stay while the rows scroll. */
export function Head<R>({ columns, list, rowNumbers, actionSide }: HeadProps<R>) {
  const t = useT();
  const actions = (
    <th scope="col" className="actions">
      <span className="visually-hidden">{t('aksi.lainnya')}</span>
    </th>
  );
  return (
    <thead>
      <tr>
        {actionSide === 'left' ? actions : null}
        {rowNumbers ? (
          <th scope="col" className="ordinal">
            {t('umum.nomorUrut')}
          </th>
        ) : null}
        {columns.map((column) => (
          <Heading key={column.field} column={column} list={list} />
        ))}
        {actionSide === 'right' ? actions : null}
      </tr>
    </thead>
  );
}

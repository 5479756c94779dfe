import { type KeyboardEvent, useEffect, useState } from 'react';
import { logClientError } from '#hooks/client-log.ts';
import { type Filters, type ListState, useList } from '#hooks/use-list.ts';
import type { ListEndpoint, Row } from '#services/client.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { cellOf, columnClass } from '../ui/column.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useT } from '../ui/messages.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { EmptyState } from '../ui/states.tsx';
import { LookupFilters, type LookupFilterValues } from './lookup-filters.tsx';
import type { LookupFilter, LookupSetup } from './lookup-setup.ts';

interface LookupDialogProps<E extends ListEndpoint> {
  readonly setup: LookupSetup<E>;
  readonly onPick: (row: Row<E>) => void;
  readonly onClose: () => void;
}

const PAGE_SIZE = 15;

/** Arrows walk through the rows, from a text filter into them and back; a choice and a date keep their own arrows. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const target = event.target as HTMLElement;
  if (step === 0 || event.altKey || !target.matches('input, tr')) return;
  event.preventDefault();
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('tr[tabindex]')];
  const at = rows.indexOf(target);
  if (at === -1 && step === 1) rows[0]?.focus();
  if (at === -1) return;
  const filter = event.currentTarget.querySelector<HTMLElement>('input');
  (at + step < 0 ? filter : rows[at + step])?.focus();
}

interface LookupTableProps<E extends ListEndpoint> extends Pick<LookupDialogProps<E>, 'setup' | 'onPick'> {
  readonly list: ListState<Row<E>>;
}

function LookupTable<E extends ListEndpoint>({ setup, list, onPick }: LookupTableProps<E>) {
  const t = useT();
  const { columns, pick } = setup;
  return (
    <div className="table-scroll in-dialog">
      <table className="table pinned hover" aria-busy={list.fetching}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.field} className={columnClass(column)}>
                {t(column.title)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {list.loading ? <SkeletonRows columns={columns.length} /> : null}
          {list.rows.map((row) => (
            <tr
              key={pick(row)}
              className="clickable"
              tabIndex={0}
              onClick={() => onPick(row)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                onPick(row);
              }}
            >
              {columns.map((column) => (
                <td key={column.field} className={columnClass(column)}>
                  {cellOf(column, row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {list.error ? (
        // The failure itself is logged only; the way to ask again keeps it from being taken for an empty list.
        <div className="state">
          <Button small icon="arrow-clockwise" onClick={list.refetch}>
            {t('aksi.cobaLagi')}
          </Button>
        </div>
      ) : null}
      {!list.error && !list.loading && list.rows.length === 0 ? <EmptyState /> : null}
    </div>
  );
}

/** The first values of the filters a person can change. */
const startOf = (filters: readonly LookupFilter[], fixed: object): LookupFilterValues =>
  Object.fromEntries(filters.map(({ name }) => [name, String(Reflect.get(fixed, name) ?? '')]));

/** Finds a row of any list and hands it to the field; Enter or a click picks and closes. */
export function LookupDialog<E extends ListEndpoint>({ setup, onPick, onClose }: LookupDialogProps<E>) {
  const t = useT();
  const { endpoint, filterData = [], defaultFilter = {}, rowsize = PAGE_SIZE, fetchOnStart = true } = setup;
  const start = startOf(filterData, defaultFilter);
  const [applied, setApplied] = useState<LookupFilterValues | null>(fetchOnStart ? start : null);
  const { keyword = '', ...filters } = { ...defaultFilter, ...applied } as LookupFilterValues;
  const list = useList(endpoint, {
    keyword: keyword.trim(),
    filters: filters as Filters<E>,
    sizes: [rowsize],
    enabled: applied !== null,
    quiet: true,
  });
  useEffect(() => {
    if (list.error) logClientError('CLIENT_FETCH_ERROR', endpoint.path);
  }, [list.error, endpoint]);

  return (
    <Dialog title={t(setup.title)} size="wide" onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows are heard from the filters and from every row. */}
      <div className="stack" onKeyDown={walk}>
        {filterData.length > 0 ? <LookupFilters filters={filterData} start={start} onFilter={setApplied} /> : null}
        <LookupTable setup={setup} list={list} onPick={onPick} />
        <div className="line">
          <span className="muted small push">{t('tabel.halaman', { halaman: list.page })}</span>
          <IconButton
            icon="chevron-left"
            label={t('tabel.sebelum')}
            disabled={!list.canPrevious}
            onClick={list.previous}
          />
          <IconButton icon="chevron-right" label={t('tabel.berikut')} disabled={!list.canNext} onClick={list.next} />
        </div>
      </div>
    </Dialog>
  );
}

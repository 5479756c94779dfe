import { type KeyboardEvent, useEffect, useState } from 'react';
import { DataTable } from '#components/kit/screens/data-table.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import { Dialog } from '#components/kit/ui/dialog.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { ErrorState } from '#components/kit/ui/states.tsx';
import { logClientError } from '#hooks/client-log.ts';
import { type Filters, type ListState, useList } from '#hooks/use-list.ts';
import type { ListEndpoint, Row } from '#services/client.ts';
import { FilterBar } from './filter-bar.tsx';
import type { FilterDef, FilterValues } from './filter-def.ts';
import type { LookupSetup } from './lookup-setup.ts';

interface LookupDialogProps<E extends ListEndpoint> {
  readonly setup: LookupSetup<E>;
  readonly onPick: (row: Row<E>) => void;
  readonly onClose: () => void;
}

const PAGE_SIZE = 15;
const FIRST_ROW = 'tr[data-index="0"]';
const FILTER = '.filters input';

/** The arrow down leads from a filter into the rows; a choice keeps its own arrows, and so does an open calendar. */
function intoRows(event: KeyboardEvent<HTMLElement>) {
  const { target, currentTarget, key, altKey } = event;
  if (key !== 'ArrowDown' || altKey || event.defaultPrevented) return;
  const row = (target as Element).matches(FILTER) ? currentTarget.querySelector<HTMLElement>(FIRST_ROW) : null;
  if (!row) return;
  event.preventDefault();
  row.focus();
}

/** The arrow up leads from the first row back to the filters, before the table handles it and keeps the focus. */
function outOfRows(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'ArrowUp' || !(event.target as Element).matches(FIRST_ROW)) return;
  const filter = event.currentTarget.querySelector<HTMLElement>(FILTER);
  if (!filter) return;
  event.preventDefault();
  event.stopPropagation();
  filter.focus();
}

/** The first values of the filters a person can change. */
const startOf = (filters: readonly FilterDef[], fixed: object): FilterValues =>
  Object.fromEntries(filters.map(({ name }) => [name, String(Reflect.get(fixed, name) ?? '')]));

interface LookupTableProps<E extends ListEndpoint> extends Pick<LookupDialogProps<E>, 'setup' | 'onPick'> {
  readonly list: ListState<Row<E>>;
}

function LookupTable<E extends ListEndpoint>({ setup, list, onPick }: LookupTableProps<E>) {
  const t = useT();
  if (list.error) return <ErrorState error={list.error} onRetry={list.refetch} />;
  return (
    <DataTable
      caption={t(setup.title)}
      columns={setup.columns}
      list={list}
      rowKey={setup.pick}
      rowNumbers={false}
      sizes={[list.size]}
      inWindow
      onOpen={onPick}
    />
  );
}

/** Finds a row of any list and hands it to the field; Enter or a click picks and closes. */
export function LookupDialog<E extends ListEndpoint>({ setup, onPick, onClose }: LookupDialogProps<E>) {
  const t = useT();
  const { endpoint, filterData = [], defaultFilter = {}, rowsize = PAGE_SIZE, fetchOnStart = true } = setup;
  const start = startOf(filterData, defaultFilter);
  const [applied, setApplied] = useState<FilterValues | null>(fetchOnStart ? start : null);
  const { keyword = '', ...filters } = { ...defaultFilter, ...applied } as FilterValues;
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows lead from the filters into the rows and back. */}
      <div onKeyDown={intoRows} onKeyDownCapture={outOfRows}>
        <Card flush>
          {filterData.length > 0 ? (
            <FilterBar filters={filterData} start={start} blank={start} scope="lookup-" onApply={setApplied} />
          ) : null}
          <LookupTable setup={setup} list={list} onPick={onPick} />
        </Card>
      </div>
    </Dialog>
  );
}

import { type KeyboardEvent, useRef, useState } from 'react';
import { type Filters, type ListState, useList } from '#hooks/use-list.ts';
import type { MessageKey } from '#lib/messages/id.ts';
import type { ListEndpoint, Row } from '#services/client.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { type Column, cellOf, columnClass } from '../ui/column.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useT } from '../ui/messages.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../ui/states.tsx';
import { TextField } from './text-field.tsx';

export interface LookupSetup<E extends ListEndpoint> {
  readonly endpoint: E;
  readonly title: MessageKey;
  readonly searchLabel: MessageKey;
  readonly hint?: MessageKey;
  readonly columns: readonly Column<Row<E>>[];
  readonly filters?: Filters<E>;
  /** What a row gives to the field; also its key. */
  readonly pick: (row: Row<E>) => string;
}

interface LookupDialogProps<E extends ListEndpoint> {
  readonly setup: LookupSetup<E>;
  readonly onPick: (value: string) => void;
  readonly onClose: () => void;
}

const PAGE_SIZE = 15;

/** Arrows walk through the rows, from the search box into them and back. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  event.preventDefault();
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, tr[tabindex]')];
  const now = stops.indexOf(document.activeElement as HTMLElement);
  stops[now + step]?.focus();
}

interface LookupTableProps<E extends ListEndpoint> extends Pick<LookupDialogProps<E>, 'setup' | 'onPick'> {
  readonly list: ListState<Row<E>>;
}

function LookupTable<E extends ListEndpoint>({ setup, list, onPick }: LookupTableProps<E>) {
  const t = useT();
  const { columns, pick } = setup;
  if (list.error) return <ErrorState error={list.error} onRetry={list.refetch} />;
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
              onClick={() => onPick(pick(row))}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                onPick(pick(row));
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
      {!list.loading && list.rows.length === 0 ? <EmptyState /> : null}
    </div>
  );
}

/** Finds a row of any list by keyword and hands its value to the field; Enter or a click picks. */
export function LookupDialog<E extends ListEndpoint>({ setup, onPick, onClose }: LookupDialogProps<E>) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const [keyword, setKeyword] = useState('');
  const search = useRef<HTMLInputElement>(null);
  const list = useList(setup.endpoint, { keyword, filters: setup.filters, sizes: [PAGE_SIZE] });

  const reset = () => {
    setTyped('');
    setKeyword('');
    search.current?.focus();
  };

  return (
    <Dialog title={t(setup.title)} size="wide" onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows are heard from the box and from every row. */}
      <div className="stack" onKeyDown={walk}>
        <form
          className="line"
          onSubmit={(event) => {
            event.preventDefault();
            event.stopPropagation();
            setKeyword(typed.trim());
          }}
        >
          <div className="lookup-search">
            <TextField
              ref={search}
              name="lookup-keyword"
              label={t(setup.searchLabel)}
              value={typed}
              onChange={setTyped}
              hint={setup.hint ? t(setup.hint) : undefined}
              maxLength={100}
            />
          </div>
          <Button type="submit" icon="search">
            {t('aksi.cari')}
          </Button>
          <Button variant="quiet" onClick={reset}>
            {t('aksi.aturUlang')}
          </Button>
        </form>
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

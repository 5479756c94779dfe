import { useRouter } from 'next/router';
import { type ReactNode, useState } from 'react';
import { FilterBar } from '#components/kit/fields/filter-bar.tsx';
import type { FilterDef, FilterValues } from '#components/kit/fields/filter-def.ts';
import type { RowAction } from '#components/kit/table/types.ts';
import { ButtonLink } from '#components/kit/ui/button.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import type { Column } from '#components/kit/ui/column.tsx';
import { useMenuNames } from '#components/kit/ui/menu-names.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { PageHeader } from '#components/kit/ui/page-header.tsx';
import { Skeleton } from '#components/kit/ui/skeleton.tsx';
import { useAddressFilters } from '#hooks/use-address-filters.ts';
import { type Filters, useList } from '#hooks/use-list.ts';
import { useNarrow } from '#hooks/use-narrow.ts';
import { useProfile } from '#hooks/use-session.ts';
import type { MenuId } from '#lib/access/access.ts';
import type { MessageKey } from '#lib/messages/id.ts';
import type { ApiError } from '#services/api-error.ts';
import type { ListEndpoint, Row } from '#services/client.ts';
import { DataTable } from './data-table.tsx';

interface ListHandles<R> {
  /** Opens the window of the row; `mode` gives it the purpose. */
  readonly open: (row: R, mode?: string) => void;
  readonly go: (address: string) => void;
}

/** A row action as a literal: shown only when its id is a menu open to the reader, or empty. */
export interface ListAction<R> extends Omit<RowAction<R>, 'run'> {
  readonly run: (row: R, screen: ListHandles<R>) => void;
}

/** Gives the window of a row its row; one beside the list goes through the list by `onStep`. */
interface DetailProps<R> {
  readonly row: R;
  readonly mode: string;
  readonly beside: true;
  readonly onStep: (by: -1 | 1) => void;
  readonly onClose: () => void;
}

interface Add {
  readonly label: MessageKey;
  readonly address: string;
  readonly menu?: MenuId;
}

/** A whole inquiry: columns, filters, row actions. The engine does paging, states and the window of one row. */
export interface ListDef<E extends ListEndpoint> {
  readonly menu: MenuId;
  readonly endpoint: E;
  readonly rowKey: (row: Row<E>) => string;
  readonly columns: readonly Column<Row<E>>[];
  readonly filters?: readonly FilterDef<(keyof Filters<E> & string) | 'keyword'>[];
  /** The list always applies these filters, where a screen is about a part of it. */
  readonly only?: Filters<E>;
  readonly actions?: readonly ListAction<Row<E>>[];
  /** The window or panel of one row; a click on a row opens it. */
  readonly detail?: (props: DetailProps<Row<E>>) => ReactNode;
  /** On a narrow screen: the columns in the order in which they count, without row numbers. Left out, those above. */
  readonly narrow?: readonly Column<Row<E>>[];
  /** Draws a row of totals; `complete` is true when the page holds all there is. */
  readonly foot?: (rows: readonly Row<E>[], complete: boolean, narrow: boolean) => ReactNode;
  /** The way to a form that adds one; `menu` is whom it is open to, where that is another than this list's. */
  readonly add?: Add;
  /** Page sizes on offer, the first is the start. */
  readonly sizes?: readonly number[];
  /** There is no list of everything: the screen asks for nothing until these filters suffice, and this text says so. */
  readonly searchFirst?: { readonly enough: (asked: FilterValues) => boolean; readonly hint: MessageKey };
  /** Draws buttons of the whole list, at the right of its title; they get the filters and the reader's order. */
  readonly tools?: (props: { readonly asked: FilterValues; readonly sort: string }) => ReactNode;
  /** Stands above the table, first in reach of the keyboard: another way to the listed rows. */
  readonly above?: () => ReactNode;
  /** Stands under the table and gets the filters: sums of all that is listed, not of one page. */
  readonly below?: (props: { readonly asked: FilterValues }) => ReactNode;
}

interface FiltersProps {
  readonly filters: readonly FilterDef[];
  readonly start: FilterValues;
  readonly error: ApiError | null;
  readonly open: boolean;
  readonly onApply: (values: FilterValues) => void;
}

/** The filters above the list, where it has some. */
function FiltersAbove({ filters, error, ...rest }: FiltersProps) {
  return filters.length > 0 ? <FilterBar filters={filters} refused={error?.byField} toggle {...rest} /> : null;
}

function AddLink({ label, address, menu }: Add) {
  const t = useT();
  const { canOpen, readsOnly } = useProfile();
  if (readsOnly || (menu && !canOpen(menu))) return null;
  return (
    <ButtonLink variant="primary" icon="plus-lg" href={address}>
      {t(label)}
    </ButtonLink>
  );
}

/** Holds the row whose window or panel is open; a step goes to its neighbour on the page, and nowhere beyond the last one. */
function useOpened<R>(rows: readonly R[], rowKey: (row: R) => string) {
  const [opened, setOpened] = useState<{ readonly row: R; readonly mode: string } | null>(null);
  const step = (by: -1 | 1) => {
    if (!opened) return;
    const at = rows.findIndex((row) => rowKey(row) === rowKey(opened.row));
    const row = at < 0 ? undefined : rows[at + by];
    if (row !== undefined) setOpened({ ...opened, row });
  };
  const open = (row: R, mode = '') => setOpened({ row, mode });
  return { opened, open, step, close: () => setOpened(null) };
}

interface ListScreenProps<E extends ListEndpoint> {
  readonly definition: ListDef<E>;
  readonly asked: FilterValues;
  readonly onAsk: (values: FilterValues) => void;
}

function ListScreen<E extends ListEndpoint>({ definition, asked: applied, onAsk }: ListScreenProps<E>) {
  const {
    menu,
    endpoint,
    columns: wide,
    narrow: few,
    rowKey,
    filters,
    only,
    actions,
    detail: Detail,
    foot,
    sizes,
    add,
    tools: Tools,
    above: Above,
    below: Below,
    searchFirst,
  } = definition;
  const t = useT();
  const router = useRouter();
  const narrow = useNarrow() && few !== undefined;
  const names = useMenuNames();
  const profile = useProfile();
  const offered = filters?.filter(({ headOffice }) => !headOffice || profile.headOffice) ?? [];
  const { keyword = '', ...rest } = applied;
  const asks = searchFirst?.enough(applied) ?? true;
  const list = useList(endpoint, { filters: { ...rest, ...only } as Filters<E>, keyword, sizes, enabled: asks });

  const { opened, open, step, close } = useOpened(list.rows, rowKey);
  const handles = { open, go: (address: string) => void router.push(address) };
  const rowActions = actions?.map((action) => ({ ...action, run: (row: Row<E>) => action.run(row, handles) }));

  return (
    <>
      <PageHeader menu={menu}>
        {Tools || add ? (
          <>
            {Tools ? <Tools asked={applied} sort={list.sort} /> : null}
            {add ? <AddLink {...add} /> : null}
          </>
        ) : null}
      </PageHeader>
      <div className="stack">
        {Above ? <Above /> : null}
        <Card flush>
          <FiltersAbove filters={offered} start={applied} error={list.error} open={!asks} onApply={onAsk} />
          <DataTable
            caption={names(menu).title}
            columns={narrow ? few : wide}
            list={list}
            id={menu}
            rowKey={rowKey}
            actions={rowActions}
            onOpen={Detail ? open : undefined}
            openRow={opened ? rowKey(opened.row) : undefined}
            sizes={sizes}
            rowNumbers={!narrow}
            foot={foot && ((rows: readonly Row<E>[], complete) => foot(rows, complete, narrow))}
            empty={searchFirst && !asks ? t(searchFirst.hint) : undefined}
            note={asks && Object.values(applied).some(Boolean) ? t('tabel.filterKosong') : undefined}
          />
        </Card>
        {Below && asks ? <Below asked={applied} /> : null}
      </div>
      {Detail && opened ? <Detail {...opened} beside={true} onStep={step} onClose={close} /> : null}
    </>
  );
}

/** Makes a page of a literal. The address holds its filters: `?keyword=…`. */
export function listScreen<E extends ListEndpoint>(definition: ListDef<E>) {
  const names = new Set<string>(definition.filters?.map(({ name }) => name));
  function Asked() {
    const { asked, visit, ask } = useAddressFilters(names);
    return <ListScreen key={visit} definition={definition} asked={asked} onAsk={ask} />;
  }
  return function ListPage() {
    return useRouter().isReady ? <Asked /> : <Skeleton lines={9} />;
  };
}

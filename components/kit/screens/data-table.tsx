import { Grid } from '#components/kit/table/grid.tsx';
import { Pager, SmallPager } from '#components/kit/table/pager.tsx';
import { Tools } from '#components/kit/table/tools.tsx';
import type { DataTableProps } from '#components/kit/table/types.ts';
import { useColumns } from '#components/kit/table/use-columns.ts';
import { ErrorState } from '#components/kit/ui/states.tsx';
import { pageSizes } from '#hooks/paging.ts';
import { useProfile, useSession } from '#hooks/use-session.ts';

/** Columns as their literals say; for a table that keeps nothing of its reader. */
const asWritten = {};

/** A table that knows its reader: which actions the menus allow, which columns were chosen. */
function OwnTable<R>(props: DataTableProps<R>) {
  const { id = '', caption, list, columns, actions = [], sizes = pageSizes } = props;
  const { user } = useSession();
  const { canOpen, readsOnly } = useProfile();
  const view = useColumns(columns, user?.id_user ?? '', id);
  const allowed = actions.filter(({ id: own, changes }) => (own === '' || canOpen(own)) && !(changes && readsOnly));
  if (list.error) return <ErrorState error={list.error} onRetry={list.refetch} />;
  return (
    <>
      <Grid {...props} actions={allowed} visible={view.visible} />
      {id || sizes.length > 0 ? (
        <Pager list={list} sizes={sizes}>
          {id ? <Tools caption={caption} list={list} columns={columns} view={view} /> : null}
        </Pager>
      ) : null}
    </>
  );
}

/** A table that only shows. */
function BareTable<R>(props: DataTableProps<R>) {
  const { list, plain = false, sizes = pageSizes } = props;
  if (list.error) return <ErrorState error={list.error} onRetry={list.refetch} />;
  return (
    <>
      <Grid {...props} visible={asWritten} />
      {plain ? <SmallPager list={list} /> : sizes.length > 0 ? <Pager list={list} sizes={sizes} /> : null}
    </>
  );
}

/**
 * The data table of every list: row numbers, row actions by button, right mouse button and keyboard, copying, skeleton,
 * empty, error with retry, order, paging; with an `id` also columns of the reader's choice and export.
 */
export function DataTable<R>(props: DataTableProps<R>) {
  return props.id || props.actions ? <OwnTable {...props} /> : <BareTable {...props} />;
}

import '#lib/control/messages/right-titles.ts';
import { PendingChange } from '#components/control/workflow/pending-change.tsx';
import type { FieldProps } from '#components/kit/fields/field.tsx';
import { SelectField } from '#components/kit/fields/select-field.tsx';
import type { SourceProps } from '#components/kit/screens/transaction-def.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Skeleton } from '#components/kit/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#components/kit/ui/states.tsx';
import { messageOf } from '#lib/messages/id.ts';
import type { MenuRow } from '#types/proto/control/management.ts';
import { useMenuRows } from './menu-list.tsx';
import { orderBetween, parentsFor } from './menu-tree.ts';

/** A new entry comes last at the top of the tree. */
const fresh = (rows: readonly MenuRow[]) => ({
  aksi: 'BUAT',
  menu_id: '',
  parent: '',
  title: '',
  icon: '',
  route: '',
  trans_code: '',
  urut: String(orderBetween(rows.at(-1)?.urut, undefined)),
  aktif: 'T',
  versi: 0,
  alasan: '',
});

function asStored({ menu_id, parent, title, icon, route, trans_code, urut, aktif, versi }: MenuRow) {
  const own = { menu_id, parent, title, icon, route, trans_code, aktif, versi };
  return { aksi: 'UBAH', ...own, urut: String(urut), alasan: '' };
}

/** Reads the entry that is changed and starts the form from it. */
export function MenuSource({ asked, children }: SourceProps) {
  const { rows, state } = useMenuRows();
  if (state.error) return <ErrorState error={state.error} onRetry={state.refetch} />;
  if (state.loading) return <Skeleton lines={8} />;
  if (asked.aksi === 'BUAT') return children(fresh(rows));
  const row = rows.find(({ menu_id }) => menu_id === asked.menu_id);
  // Row actions and rights come a moment later than the screens.
  if (!row) return state.fetching ? <Skeleton lines={8} /> : <EmptyState />;
  return (
    <>
      <PendingChange idFlow={row.id_flow} />
      {children(asStored(row))}
    </>
  );
}

/** Chooses the parent group of an entry; never itself or one of its own. */
export function ParentField({ menuId, ...field }: FieldProps & { readonly menuId: string }) {
  const t = useT();
  const { rows } = useMenuRows();
  const options = parentsFor(rows, menuId).map(({ menu_id, title }) => ({
    value: menu_id,
    display: messageOf('', title),
  }));
  const current = options.some(({ value }) => value === field.value) || field.value === '';
  return (
    <SelectField
      {...field}
      options={[
        { value: '', display: t('kelolaMenu.akar') },
        ...options,
        ...(current ? [] : [{ value: field.value, display: field.value }]),
      ]}
    />
  );
}

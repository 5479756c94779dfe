import { copyOf } from '#components/kit/ui/column.tsx';
import { type MenuItem, PopMenu } from '#components/kit/ui/menu.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { tabLine } from '#lib/csv.ts';
import { showDates } from '#lib/shown-dates.ts';
import type { DataTableProps } from './types.ts';
import type { OpenMenu } from './use-body.ts';

interface RowMenuProps<R> extends Pick<DataTableProps<R>, 'list' | 'rowKey' | 'columns'> {
  readonly actions: NonNullable<DataTableProps<R>['actions']>;
  readonly menu: OpenMenu;
  readonly copy: (text: string, whole: boolean) => void;
  readonly onClose: () => void;
}

/** Offers the actions of the row; on a cell, copying it as well. */
export function RowMenu<R>({ list, rowKey, columns, actions, menu, copy, onClose }: RowMenuProps<R>) {
  const t = useT();
  const row = list.rows[menu.row];
  if (row === undefined) return null;
  const column = columns[menu.cell];
  const items: readonly MenuItem[] = [
    ...actions.map(({ label, icon, disabled, run }) => ({
      id: label,
      label: t(label),
      icon,
      disabled: disabled?.(row),
      onSelect: () => run(row),
    })),
    ...(column
      ? [
          {
            id: 'copy',
            label: t('tabel.salin'),
            icon: 'copy' as const,
            apart: actions.length > 0,
            onSelect: () => copy(tabLine([copyOf(column, row)]), false),
          },
        ]
      : []),
  ];
  if (items.length === 0) return null;
  return (
    <PopMenu
      label={t('tabel.aksiBaris', { nama: showDates(rowKey(row)) })}
      at={menu.at}
      items={items}
      onClose={onClose}
    />
  );
}

import type { ReactNode } from 'react';
import type { Column } from '#components/kit/ui/column.tsx';
import type { IconName } from '#components/kit/ui/icon-names.ts';
import type { ListState } from '#hooks/use-list.ts';
import type { ActionId } from '#lib/access/popups.ts';
import type { MessageKey } from '#lib/messages/id.ts';

/**
 * Defines an action on a row, as a literal. The same list is behind the row's button, the right mouse button and the keyboard (ContextMenu or
 * Shift+F10).
 */
export interface RowAction<R> {
  /** The menu or row action the reader must hold to see it; empty for everybody. */
  readonly id: ActionId | '';
  /** True for an action that leads to a change: a person who only reads does not see it. */
  readonly changes?: true;
  readonly label: MessageKey;
  readonly icon: IconName;
  readonly disabled?: (row: R) => boolean;
  readonly run: (row: R) => void;
}

export interface DataTableProps<R> {
  /** Names the table's content, for a screen reader and as the name of an export. */
  readonly caption: string;
  readonly columns: readonly Column<R>[];
  readonly list: ListState<R>;
  readonly rowKey: (row: R) => string;
  /** Names the table's place: the table remembers its columns per user and offers columns, density and export. Without it, none of these. */
  readonly id?: string | undefined;
  readonly rowNumbers?: boolean | undefined;
  readonly actions?: readonly RowAction<R>[] | undefined;
  /** The action column stands on this side. */
  readonly actionSide?: 'left' | 'right' | undefined;
  /** A click or Enter on a row. */
  readonly onOpen?: ((row: R) => void) | undefined;
  /** The key of the row that is open beside the list. */
  readonly openRow?: string | undefined;
  /** Words instead of those of an empty table. */
  readonly empty?: string | undefined;
  /** An empty table adds this below its words: that filters are at work, for one. */
  readonly note?: string | undefined;
  /** A row below all others: totals. */
  readonly foot?: ((rows: readonly R[], complete: boolean) => ReactNode) | undefined;
  /** Page sizes on offer; without any, the table has no foot to turn pages. */
  readonly sizes?: readonly number[] | undefined;
  /** In a window above the screen: lower than one on a page. */
  readonly inWindow?: boolean | undefined;
  /** A small table inside a card: as high as its rows, pages only when there is more than one; walked through only where its rows open or act. */
  readonly plain?: boolean | undefined;
}

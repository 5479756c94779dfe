import type { MenuRow } from '#types/proto/control/management.ts';

/** One line of the menu tree as it is managed. */
export interface MenuLine {
  readonly row: MenuRow;
  readonly level: number;
  /** Its neighbours below the same parent, to change places with; undefined at either end. */
  readonly above: MenuRow | undefined;
  readonly below: MenuRow | undefined;
}

/** All entries in the order of the sidebar, each below its parent. */
export function menuLines(rows: readonly MenuRow[], parent = '', level = 1): MenuLine[] {
  const siblings = rows.filter((row) => row.parent === parent);
  return siblings.flatMap((row, at) => [
    { row, level, above: siblings[at - 1], below: siblings[at + 1] },
    ...menuLines(rows, row.menu_id, level + 1),
  ]);
}

/** Returns the possible parent groups of an entry: any but itself and those below it; a new one has no id yet. */
export function parentsFor(rows: readonly MenuRow[], menuId: string): MenuRow[] {
  const own = new Set(menuId === '' ? [] : [menuId, ...menuLines(rows, menuId).map(({ row }) => row.menu_id)]);
  return rows.filter((row) => row.jenis === 'MENU' && row.route === '' && !own.has(row.menu_id));
}

/** Half way between two places in the order, or past the last one; null where there is no room between them. */
export function orderBetween(before: number | undefined, after: number | undefined): number | null {
  if (after === undefined) return (before ?? 0) + 10;
  const low = before ?? Math.max(0, after - 20);
  const middle = Math.floor((low + after) / 2);
  return middle > low || (before === undefined && middle < after) ? middle : null;
}

/** The order that puts an entry one place up or down among its neighbours; null at the end, or where numbers have run out. */
export function movedOrder(rows: readonly MenuRow[], line: MenuLine, step: -1 | 1): number | null {
  const siblings = rows.filter((row) => row.parent === line.row.parent);
  const at = siblings.findIndex((row) => row.menu_id === line.row.menu_id);
  const rest = siblings.filter((_, index) => index !== at);
  const to = at + step;
  if (to < 0 || to > rest.length) return null;
  return orderBetween(rest[to - 1]?.urut, rest[to]?.urut);
}

import type { MenuNode } from '#types/proto/control/access.ts';

/** At rest the menu shows at most so many entries; the recent ones make room first. */
const AT_REST = 15;
/** The menu shows at most so many screens that were used last. */
const RECENT = 2;

/** These screens stand on top of the menu, before those that the user has pinned. */
const onTop = ['beranda', 'menunggu', 'draf'];

/**
 * The screens of one line are views of one list, and each leads to the others. The first one that the user may open stands for all of them; the
 * others are found by the filter, by their codes and by their addresses.
 */
const views: readonly (readonly string[])[] = [
  ['rekening', 'cetak-list-rekening', 'rekening-tabungan', 'rekening-tutup'],
];

/** Returns the screens of a user for which another one stands in the menu. */
export const standsElsewhere = (ids: readonly string[]): readonly string[] =>
  views.flatMap((line) => line.filter((id) => ids.includes(id)).slice(1));

/** Lists the screens of a tree, whatever groups they stand in. */
export const screensIn = (nodes: readonly MenuNode[]): readonly MenuNode[] =>
  nodes.flatMap((node) => (node.children.length > 0 ? screensIn(node.children) : [node]));

/** Leaves these screens out of a tree. A group of one screen becomes that screen, an empty group goes. */
function without(nodes: readonly MenuNode[], left: ReadonlySet<string>): readonly MenuNode[] {
  return nodes.flatMap((node) => {
    if (node.children.length === 0) return left.has(node.menu_id) ? [] : [node];
    const children = without(node.children, left);
    return children.length > 1 ? [{ ...node, children: [...children] }] : children;
  });
}

interface Rest {
  readonly top: readonly MenuNode[];
  readonly pinned: readonly MenuNode[];
  readonly recent: readonly MenuNode[];
  /** All other screens in their groups, which hold those that are pinned or recent too, and of the views of one list the first. */
  readonly groups: readonly MenuNode[];
}

interface RestInput {
  readonly nodes: readonly MenuNode[];
  readonly pins: readonly string[];
  /** The screens that were used last, the latest first. */
  readonly recent: readonly string[];
  /** The home is the inbox: the inbox needs no entry of its own on top. */
  readonly inboxIsHome: boolean;
}

/** Returns what the menu shows while nothing is typed and no group is open. */
export function menuAtRest({ nodes, pins, recent, inboxIsHome }: RestInput): Rest {
  const all = screensIn(nodes);
  const found = (ids: readonly string[]) =>
    ids.flatMap((id) => all.find(({ menu_id, route }) => menu_id === id && route !== '') ?? []);
  const top = found(onTop.filter((id) => id !== 'menunggu' || !inboxIsHome));
  const above = new Set(top.map(({ menu_id }) => menu_id));
  const pinned = found(pins).filter(({ menu_id }) => !above.has(menu_id));
  // A screen that stands in no group is in view already, so it is not shown among the recent ones too.
  const hidden = standsElsewhere(all.map(({ menu_id }) => menu_id));
  const groups = without(nodes, new Set([...above, ...hidden])).filter(({ menu_id }) => !pins.includes(menu_id));
  const inView = new Set([...above, ...pins, ...groups.map(({ menu_id }) => menu_id)]);
  const room = AT_REST - top.length - pinned.length - groups.length;
  const lately = found(recent).filter(({ menu_id }) => !inView.has(menu_id));
  return { top, pinned, groups, recent: lately.slice(0, Math.min(RECENT, Math.max(room, 0))) };
}

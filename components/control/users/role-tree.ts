import '#lib/control/messages/right-titles.ts';
import { messageOf } from '#lib/messages/id.ts';
import type { HakPeran } from '#types/proto/control/management.ts';

/** Holds one entry of what a role may be given, with those below it. */
export interface GrantNode {
  readonly entry: HakPeran;
  readonly children: readonly GrantNode[];
}

export type Checked = 'true' | 'false' | 'mixed';

/** The words of an entry: a message key, or the bank's own. */
export const titleOf = (entry: Pick<HakPeran, 'title'>): string => messageOf('', entry.title);

/** A group only gathers: nobody is given it. */
const isGroup = ({ jenis, route }: HakPeran): boolean => jenis === 'MENU' && route === '';

/** The tree of all entries, in their order. */
export function grantTree(rows: readonly HakPeran[], parent = ''): GrantNode[] {
  return rows
    .filter((row) => row.parent === parent)
    .map((entry) => ({ entry, children: grantTree(rows, entry.menu_id) }));
}

/** Every id at and below a node that can be given. */
const grantable = ({ entry, children }: GrantNode): string[] => [
  ...(isGroup(entry) ? [] : [entry.menu_id]),
  ...children.flatMap(grantable),
];

/** A screen, action or right is given or not; a group is what its entries are together. */
export function checkedOf(node: GrantNode, held: ReadonlySet<string>): Checked {
  if (!isGroup(node.entry)) return held.has(node.entry.menu_id) ? 'true' : 'false';
  const ids = grantable(node);
  const given = ids.filter((id) => held.has(id)).length;
  if (given === 0) return 'false';
  return given === ids.length ? 'true' : 'mixed';
}

/**
 * Returns the grants after a node was pressed. A group gives or takes all that is in it. A screen brings its row actions and takes them along,
 * not the rights that hang below it; an action brings its screen.
 */
export function toggled(nodes: readonly GrantNode[], id: string, held: readonly string[]): string[] {
  const path = pathTo(nodes, id);
  const node = path.at(-1);
  if (!node) return [...held];
  const set = new Set(held);
  const on = checkedOf(node, set) !== 'true';
  const { entry } = node;
  const actions = node.children.filter((child) => child.entry.jenis === 'POPUP').map((child) => child.entry.menu_id);
  const moved = isGroup(entry) ? grantable(node) : [id, ...actions];
  for (const each of moved) {
    if (on) set.add(each);
    else set.delete(each);
  }
  const screen = path.at(-2)?.entry;
  if (on && entry.jenis === 'POPUP' && screen) set.add(screen.menu_id);
  return [...set].sort();
}

/** The nodes from the root down to this id; none when it is not there. */
export function pathTo(nodes: readonly GrantNode[], id: string): GrantNode[] {
  for (const node of nodes) {
    if (node.entry.menu_id === id) return [node];
    const below = pathTo(node.children, id);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}

/** One visible line of the tree. */
export interface GrantLine {
  readonly node: GrantNode;
  readonly level: number;
  readonly parent: string;
  readonly open: boolean;
}

const matches = ({ entry, children }: GrantNode, wanted: string): boolean =>
  titleOf(entry).toLowerCase().includes(wanted) ||
  entry.menu_id.includes(wanted) ||
  children.some((child) => matches(child, wanted));

/** Returns the lines as the screen shows them; a search shows its matches and all above them, opened. */
export function visibleLines(
  nodes: readonly GrantNode[],
  closed: ReadonlySet<string>,
  search: string,
  level = 1,
  parent = '',
): GrantLine[] {
  const wanted = search.trim().toLowerCase();
  return nodes
    .filter((node) => wanted === '' || matches(node, wanted))
    .flatMap((node) => {
      const { menu_id, title } = node.entry;
      const open = node.children.length > 0 && (wanted !== '' || !closed.has(menu_id));
      // A reader who searches for a screen wants to see what hangs below it too.
      const within = titleOf({ title }).toLowerCase().includes(wanted) ? '' : search;
      const below = open ? visibleLines(node.children, closed, within, level + 1, menu_id) : [];
      return [{ node, level, parent, open }, ...below];
    });
}

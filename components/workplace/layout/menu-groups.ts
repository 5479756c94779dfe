import { useState } from 'react';
import { titleOf } from '#components/kit/ui/tree-names.ts';
import { rankOf } from '#components/workplace/palette/matching.ts';
import { storedIds } from '#components/workplace/stored-ids.ts';
import type { MenuNode } from '#types/proto/control/access.ts';

/** Holds ids that a user switches on and off in this browser; `first` are on until the user switches one. */
function useStoredIds(name: string, user: string, first: readonly string[]) {
  const key = `amanah.${name}:${user}`;
  const [own, setOwn] = useState<{ readonly key: string; readonly ids: readonly string[] } | null>(null);
  // The server has no storage and draws the first ids; a browser reads this user's at the first drawing of a loaded tree.
  const ids = own?.key === key ? own.ids : ((typeof window === 'undefined' ? null : storedIds(key)) ?? first);
  const toggle = (id: string) => {
    const next = ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];
    localStorage.setItem(key, JSON.stringify(next));
    setOwn({ key, ids: next });
  };
  return { ids, toggle };
}

const none: readonly string[] = [];

/** Holds the groups of the menu that this user has opened in this browser: at rest all are collapsed. */
export function useMenuGroups(user: string) {
  const { ids, toggle } = useStoredIds('opened', user, none);
  return { isCollapsed: (group: string) => !ids.includes(group), toggle };
}

/** Holds the screens that this user has pinned above the menu, in that order; until then those of the user's desk. */
export function usePins(user: string, first: readonly string[]) {
  const { ids, toggle } = useStoredIds('pinned', user, first);
  return { pins: ids, isPinned: (menu: string) => ids.includes(menu), toggle };
}

/** Keeps the screens that match what was typed, and the groups above them; the whole tree while nothing is typed. */
export function matchingNodes(
  nodes: readonly MenuNode[],
  typed: string,
  groups: readonly string[] = [],
): readonly MenuNode[] {
  if (typed.trim() === '') return nodes;
  return nodes.flatMap((node) => {
    const title = titleOf(node);
    if (node.children.length > 0) {
      const children = matchingNodes(node.children, typed, [...groups, title]);
      return children.length > 0 ? [{ ...node, children: [...children] }] : [];
    }
    return Number.isFinite(rankOf(node.menu_id, { ...node, title, groups }, typed)) ? [node] : [];
  });
}

import { useState } from 'react';
import { titleOf } from '#components/kit/ui/tree-names.ts';
import { rankOf } from '#components/workplace/palette/matching.ts';
import type { MenuNode } from '#types/proto/control/access.ts';

const keyOf = (user: string) => `amanah.folded:${user}`;

function keptFolds(user: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(user)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Holds the groups of the menu that this user has folded in this browser. */
export function useFolds(user: string) {
  const [own, setOwn] = useState<{ readonly user: string; readonly folded: readonly string[] } | null>(null);
  // The server draws the menu unfolded; a browser reads what this user keeps with the first fold or the first drawing of a loaded tree.
  const folded = own?.user === user ? own.folded : typeof window === 'undefined' ? [] : keptFolds(user);
  const toggle = (group: string) => {
    const next = folded.includes(group) ? folded.filter((each) => each !== group) : [...folded, group];
    localStorage.setItem(keyOf(user), JSON.stringify(next));
    setOwn({ user, folded: next });
  };
  return { isFolded: (group: string) => folded.includes(group), toggle };
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

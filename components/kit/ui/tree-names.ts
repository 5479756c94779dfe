import { createContext, useContext } from 'react';
import { messageOf } from '#lib/messages/id.ts';
import type { MenuNode } from '#types/proto/control/access.ts';

/** Holds a screen's names in the bank's menu tree. */
export interface MenuName {
  readonly title: string;
  readonly icon: string;
  readonly route: string;
  readonly trans_code: string;
  /** The groups above it, outermost first. */
  readonly groups: readonly string[];
}

/** The screens and groups of a tree by the ids of their menus, in its order. */
export type TreeNames = ReadonlyMap<string, MenuName>;

/** A title is a message key, or the bank's own words; for a key whose text is not in this browser its words came with it. */
export const titleOf = ({ title, judul }: Pick<MenuNode, 'title' | 'judul'>): string =>
  messageOf('', title, judul || title);

function collect(nodes: readonly MenuNode[], groups: readonly string[], into: Map<string, MenuName>): void {
  for (const node of nodes) {
    const { menu_id, icon, route, trans_code, children } = node;
    into.set(menu_id, { title: titleOf(node), icon, route, trans_code, groups });
    collect(children, [...groups, titleOf(node)], into);
  }
}

/** The names of a tree that the core has answered. */
export function namesIn(nodes: readonly MenuNode[]): TreeNames {
  const names = new Map<string, MenuName>();
  collect(nodes, [], names);
  return names;
}

const Names = createContext<TreeNames>(new Map());

/** Gives everything below it the names of the tree. */
export const TreeNamesProvider = Names.Provider;

/** Returns the reader's own menus, as the tree names them; none until it has loaded. */
export const useTreeNames = () => useContext(Names);

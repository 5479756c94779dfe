import { createContext, useContext } from 'react';
import { type MenuId, menus } from '#lib/access/access.ts';
import { messageOf } from '#lib/messages/id.ts';
import type { MenuNode } from '#types/proto/access.ts';

/** How the bank's menu tree calls a screen. */
export interface MenuName {
  readonly title: string;
  readonly icon: string;
  readonly route: string;
  readonly trans_code: string;
  /** The groups above it, outermost first. */
  readonly groups: readonly string[];
}
export type MenuNames = (menu: MenuId) => MenuName;

/** A title is a message key, or the bank's own words. */
const said = (title: string) => messageOf('', title);

/** The names this release ships: for what the tree does not hold, and until it is here. */
export const shippedNames: MenuNames = (menu) => {
  const { title, icon, route, trans_code, parent } = menus[menu];
  const groups = parent === '' ? [] : [said(menus[parent as MenuId].title)];
  return { title: said(title), icon, route, trans_code, groups };
};

function collect(nodes: readonly MenuNode[], groups: readonly string[], into: Map<string, MenuName>): void {
  for (const { menu_id, title, icon, route, trans_code, children } of nodes) {
    into.set(menu_id, { title: said(title), icon, route, trans_code, groups });
    collect(children, [...groups, said(title)], into);
  }
}

/** The names of a tree that the core has answered; a screen keeps the route of its page. */
export function namesIn(nodes: readonly MenuNode[]): MenuNames {
  const known = new Map<string, MenuName>();
  collect(nodes, [], known);
  return (menu) => ({ ...(known.get(menu) ?? shippedNames(menu)), route: menus[menu].route });
}

const Names = createContext<MenuNames>(shippedNames);

/** Gives everything below it the names of the tree. */
export const MenuNamesProvider = Names.Provider;

/** How screens are called here: title, icon, code and groups by the id of their menu. */
export const useMenuNames = () => useContext(Names);

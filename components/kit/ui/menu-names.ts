import '#lib/messages/titles.ts';
import type { MenuId } from '#lib/access/access.ts';
import { knowMenus } from '#lib/access/menu-at.ts';
import { menus } from '#lib/access/menus.ts';
import { messageOf } from '#lib/messages/id.ts';
import { type MenuName, type TreeNames, useTreeNames } from './tree-names.ts';

export type MenuNames = (menu: MenuId) => MenuName;

const ids = Object.keys(menus) as readonly MenuId[];
knowMenus((pathname) => ids.find((id) => menus[id].route === pathname));

/** The names this release ships: for what the tree does not hold, and until it is here. */
export const shippedNames: MenuNames = (menu) => {
  const { title, icon, route, trans_code, parent } = menus[menu];
  const groups = parent === '' ? [] : [messageOf('', menus[parent as MenuId].title)];
  return { title: messageOf('', title), icon, route, trans_code, groups };
};

/** The names of a tree, and the shipped ones where it has none; a screen keeps the route of its page. */
export const namesBy =
  (tree: TreeNames): MenuNames =>
  (menu) => ({ ...(tree.get(menu) ?? shippedNames(menu)), route: menus[menu].route });

/** Returns the bank's names of screens: title, icon, code and groups by the id of their menu. */
export function useMenuNames(): MenuNames {
  return namesBy(useTreeNames());
}

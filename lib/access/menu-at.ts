type MenuAt = (pathname: string) => string | undefined;

const HOME = '/';

let find: MenuAt = () => undefined;

/**
 * Returns the menu whose screen is at an address; undefined when it belongs to none. The frame and home do not load the table of all
 * menus, which grows with each module: it comes with the first screen that has a menu.
 */
export const menuAt: MenuAt = (pathname) => (pathname === HOME ? 'beranda' : find(pathname));

/** Uses this table for all later lookups. */
export function knowMenus(menuOf: MenuAt): void {
  find = menuOf;
}

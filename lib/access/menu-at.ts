type MenuAt = (pathname: string) => string | undefined;

const HOME = '/';

let find: MenuAt = () => undefined;

/**
 * The menu whose screen stands at an address; undefined where it belongs to none. The frame and home carry no table of all
 * menus, which grows with each area: it comes with the first screen that has a menu.
 */
export const menuAt: MenuAt = (pathname) => (pathname === HOME ? 'beranda' : find(pathname));

/** From now on addresses are looked up here. */
export function knowMenus(menuOf: MenuAt): void {
  find = menuOf;
}

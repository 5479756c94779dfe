import { type MenuId, menus } from '#lib/access/access.ts';

const KEPT = 5;
const keyOf = (user: string) => `amanah.recent:${user}`;
const isMenu = (value: unknown): value is MenuId => typeof value === 'string' && Object.hasOwn(menus, value);

/** The screens this user opened last in this browser, latest first. */
export function recentScreens(user: string): readonly MenuId[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(user)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isMenu) : [];
  } catch {
    return [];
  }
}

/** Remembers that this user opened the screen of this address; addresses of no menu are not screens to come back to. */
export function rememberScreen(user: string, pathname: string): void {
  const menu = Object.keys(menus).find((id) => isMenu(id) && menus[id].route === pathname);
  if (!isMenu(menu) || menu === 'beranda') return;
  const kept = [menu, ...recentScreens(user).filter((id) => id !== menu)].slice(0, KEPT);
  localStorage.setItem(keyOf(user), JSON.stringify(kept));
}

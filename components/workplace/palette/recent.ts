import { storedIds } from '#components/workplace/stored-ids.ts';
import { menuAt } from '#lib/access/menu-at.ts';

const MAX_RECENT = 5;
const keyOf = (user: string) => `amanah.recent:${user}`;

/** The ids of the menus whose screens this user opened last in this browser, latest first. */
export const recentScreens = (user: string): readonly string[] => storedIds(keyOf(user)) ?? [];

/** Remembers that this user opened the screen of this address; addresses of no menu are not screens to come back to. */
export function rememberScreen(user: string, pathname: string): void {
  const menu = menuAt(pathname);
  if (menu === undefined || menu === 'beranda') return;
  const recent = [menu, ...recentScreens(user).filter((id) => id !== menu)].slice(0, MAX_RECENT);
  localStorage.setItem(keyOf(user), JSON.stringify(recent));
}

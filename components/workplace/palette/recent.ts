import { keptIds } from '#components/workplace/kept-ids.ts';
import { menuAt } from '#lib/access/menu-at.ts';

const KEPT = 5;
const keyOf = (user: string) => `amanah.recent:${user}`;

/** The ids of the menus whose screens this user opened last in this browser, latest first. */
export const recentScreens = (user: string): readonly string[] => keptIds(keyOf(user)) ?? [];

/** Remembers that this user opened the screen of this address; addresses of no menu are not screens to come back to. */
export function rememberScreen(user: string, pathname: string): void {
  const menu = menuAt(pathname);
  if (menu === undefined || menu === 'beranda') return;
  const kept = [menu, ...recentScreens(user).filter((id) => id !== menu)].slice(0, KEPT);
  localStorage.setItem(keyOf(user), JSON.stringify(kept));
}

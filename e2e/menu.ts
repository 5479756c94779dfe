import type { Locator, Page } from '@playwright/test';
import { t } from './texts.ts';

/** The menu beside every screen. */
export const menuOf = (page: Page): Locator => page.getByRole('navigation', { name: t('shell.menuUtama') });

/** All screens of the menu in their groups, without those that are pinned or recent. */
export const menuGroups = (page: Page): Locator => menuOf(page).getByRole('list', { name: t('shell.semuaMenu') });

/** Opens every group of the menu, groups within groups too; this browser keeps them open. */
export async function openGroups(page: Page): Promise<void> {
  const collapsed = menuOf(page).locator('button[aria-expanded="false"]');
  await menuOf(page).getByRole('link').first().waitFor();
  while ((await collapsed.count()) > 0) await collapsed.first().click();
}

/** Filters the menu, so that what is typed is found in whatever group it stands. */
export const filterMenu = (page: Page, text: string): Promise<void> =>
  menuOf(page)
    .getByRole('searchbox', { name: t('shell.saringMenu') })
    .fill(text);

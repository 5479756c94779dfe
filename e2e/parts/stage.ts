import { expect, type Locator, type Page } from '@playwright/test';

/** One part of the gallery. */
const part = (page: Page, id: string): Locator => page.locator(`[data-part="${id}"]`);

/** Opens the gallery, waits until it is alive, and returns one of its parts. */
export async function openPart(page: Page, id: string): Promise<Locator> {
  await page.goto(`/dev/parts#${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parts');
  // The switch knows the theme once the page runs in the browser.
  await expect(page.getByRole('group', { name: 'Theme' }).locator('[aria-pressed=true]')).toHaveCount(1);
  return part(page, id);
}

/** Puts a text on the clipboard and pastes it where the focus is. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('Control+V');
}

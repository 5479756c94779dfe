import { expect, type Locator, type Page } from '@playwright/test';
import { t } from './texts.ts';

/** Tabs on, or with Shift back, until the element has the focus, which must be visible there; fails after `most` steps. */
export async function tabTo(page: Page, target: Locator, most = 100, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let step = 0; step < most; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expect(target).toBeInViewport();
      return;
    }
    await page.keyboard.press(key);
  }
  throw new Error(`the focus never came to ${target}`);
}

/** From the top of a page past its menu, as who has no mouse goes: the first Tab offers it. */
export async function pastTheMenu(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('link', { name: t('shell.lompat') }), 3);
  await page.keyboard.press('Enter');
}

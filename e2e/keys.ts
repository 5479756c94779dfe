import { expect, type Locator, type Page } from '@playwright/test';

/** Tabs on until the element has the focus, which must be visible there; fails after `most` steps. */
export async function tabTo(page: Page, target: Locator, most = 40): Promise<void> {
  for (let step = 0; step < most; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expect(target).toBeInViewport();
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`the focus never came to ${target}`);
}

import { expect, type Page } from '@playwright/test';
import { t } from './texts.ts';

/**
 * Lets the person's screens follow the device again, on the page of settings, and waits until the core has it. A choice follows the person to
 * every later test, which may ask for the dark by its browser.
 */
export async function followDevice(page: Page): Promise<void> {
  const saved = page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/api/access/setelan') && (answer.request().postData() ?? '').includes('"tema":"system"'),
  );
  await page.getByText(t('setelan.tema.system'), { exact: true }).click();
  expect((await saved).status()).toBe(200);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
}

import type { Page, TestInfo } from '@playwright/test';
import { checkLayout } from './customers.ts';
import { DESKTOP, PHONE, picture } from './screens.ts';

/** Breaks no rule of axe, is nowhere wider than the window, and is pictured on a phone and at the desk. */
export async function seen(page: Page, testInfo: TestInfo, name: string): Promise<void> {
  for (const [size, mark] of [
    [PHONE, '-375'],
    [DESKTOP, ''],
  ] as const) {
    await page.setViewportSize(size);
    await checkLayout(page, `${name} at ${size.width}`);
    await picture(page, testInfo, `${name}${mark}`);
  }
}

import '#lib/messages/all.ts';
import type { Browser, Page } from '@playwright/test';
import { call } from '../e2e/api.ts';
import type { Username } from '../e2e/people.ts';
import { DESKTOP } from '../e2e/screens.ts';
import { signInByCalls } from '../e2e/sign-in.ts';

/** A busy machine answers late: nothing that a bench waits for is given up before. */
const PATIENCE_MS = 120_000;

/** Signs a person in, in a browser context of its own, as at a desk of the bank; the tour of the home is over. */
export async function atDesk(browser: Browser, url: string, username: Username): Promise<Page> {
  process.env.E2E_URL = url;
  const context = await browser.newContext({
    baseURL: url,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    viewport: DESKTOP,
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  await signInByCalls(context.request, username);
  const page = await context.newPage();
  await call(page, 'access/setelan', { tur: 'T' });
  return page;
}

/** Waits until the screen shows its content, and nothing is on its way. */
export async function atRest(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(() => document.querySelector('.skeleton, [aria-busy=true], .please-wait') === null);
  await page.waitForLoadState('networkidle');
}

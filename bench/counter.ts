import type { Browser, Page } from '@playwright/test';
import { quantile, say, signIn, withBrowser, withStack } from './browser.ts';

/**
 * `node bench/counter.ts`: how long a teller waits before typing is possible, with the browser's processor slowed down four times. First: the
 * first time after home has settled. Again: with the screen loaded before. Cold: the address itself, with what a browser keeps. The clock stops
 * when a key that was pressed shows in the first field. It prints and asserts nothing: times are of the machine.
 */
const SLOW_DOWN = 4;
const TARGET_MS = 250;
const ROUNDS = 7;
const SCREENS = ['/teller/cash-deposit', '/teller/cash-withdrawal'] as const;

async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Runs in the page: waits, frame by frame, for the form's first field, types into it, and for what was typed to be painted. */
async function typed(to: string): Promise<number> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const field = () => {
    const at = document.activeElement;
    return location.pathname === to && at instanceof HTMLInputElement && at.closest('.content form') ? at : null;
  };
  let input = field();
  for (; input === null; input = field()) await frame();
  document.execCommand('insertText', false, '1');
  while (input.value !== '1') await frame();
  await frame();
  await new Promise((resolve) => setTimeout(resolve));
  const painted = performance.now();
  // An empty form is left without a question.
  document.execCommand('delete');
  return painted;
}

/** From the click on the menu's link, in ms. */
async function opened(page: Page, to: string): Promise<number> {
  const began = await page.evaluate((href) => {
    const link = document.querySelector<HTMLAnchorElement>(`#sidebar a[href="${href}"]`);
    if (!link) throw new Error(`no link to ${href}`);
    link.click();
    return performance.now();
  }, to);
  return (await page.evaluate(typed, to)) - began;
}

/** Home, with nothing more on its way. */
async function atHome(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.locator('#sidebar a').first().waitFor();
  await page.waitForLoadState('networkidle');
}

async function measure(browser: Browser, url: string): Promise<void> {
  const visitor = await browser.newPage();
  await signIn(visitor, url);
  const storageState = await visitor.context().storageState();
  await visitor.close();
  for (const to of SCREENS) {
    const times = { first: [] as number[], again: [] as number[], cold: [] as number[] };
    for (let round = 0; round < ROUNDS; round++) {
      const context = await browser.newContext({ storageState, viewport: { width: 1280, height: 800 } });
      const page = await context.newPage();
      await slowDown(page, SLOW_DOWN);
      await atHome(page, url);
      times.first.push(await opened(page, to));
      await page.locator('#sidebar a[href="/"]').click();
      await page.waitForURL(url.endsWith('/') ? url : `${url}/`);
      times.again.push(await opened(page, to));
      await page.goto(`${url}${to}`);
      times.cold.push(await page.evaluate(typed, to));
      await context.close();
    }
    for (const [way, all] of Object.entries(times)) {
      say(`${to} ${way}: p50 ${quantile(all, 0.5)} ms, worst ${quantile(all, 1)} ms (target ${TARGET_MS} ms)`);
    }
  }
}

await withStack('counter', (url) => withBrowser((browser) => measure(browser, url)));

import type { Browser, Page } from '@playwright/test';
import { pickAccounts } from '../e2e/api.ts';
import { fillCash, openScreen, settledPreview } from '../e2e/counter.ts';
import type { Username } from '../e2e/people.ts';
import { t } from '../e2e/texts.ts';
import { say, withBrowser, withStack } from './browser.ts';
import { atDesk, atRest } from './desk.ts';

/**
 * `node bench/layout-shift.ts`: the cumulative layout shift of the homes and of the key screens, at a fourth of the processor, where what comes
 * late comes apart. Each is loaded by its address; the screens are also opened from the home, by a click that the browser does not count as input, so
 * that every shift after it counts. Names what moved most. It prints and asserts nothing: when something arrives is of the machine.
 */
const SLOW_DOWN = 4;
const TARGET = 0.05;
const DIGITS = 4;

const homes: readonly Username[] = [
  'teller1',
  'headteller1',
  'cs1',
  'backoffice1',
  'supervisor1',
  'manager1',
  'finance1',
  'finance2',
  'compliance1',
  'admin1',
  'auditor1',
];

const screens: readonly (readonly [name: string, address: string, by: Username])[] = [
  ['accounts', '/savings/accounts', 'teller1'],
  ['account beside its list', '/savings/accounts?nomor_rekening=001110000016', 'teller1'],
  ['day board', '/branch/day', 'finance1'],
  ['deposit', '/teller/cash-deposit', 'teller1'],
  ['withdrawal', '/teller/cash-withdrawal', 'teller1'],
  ['inbox', '/flow/inbox', 'supervisor1'],
  ['new person', '/customer/person', 'cs1'],
];

interface Moved {
  readonly sum: number;
  readonly most: string;
}

/** Runs in the page before anything else of it: adds up each shift, also one that the browser excuses by a key that was pressed. */
function observe(): void {
  const seen = { sum: 0, most: '', greatest: 0 };
  Object.assign(window, { amanahShifts: seen });
  interface Shift extends PerformanceEntry {
    readonly value: number;
    readonly sources: readonly { readonly node: Node | null }[];
  }
  const nameOf = (node: Node | null): string => {
    const element = node instanceof Element ? node : node?.parentElement;
    return element ? `${element.tagName.toLowerCase()}.${[...element.classList].join('.')}` : 'a part that is gone';
  };
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as Shift[]) {
      seen.sum += shift.value;
      if (shift.value <= seen.greatest) continue;
      seen.greatest = shift.value;
      seen.most = shift.sources.map(({ node }) => nameOf(node)).join(', ');
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

const movedOn = (page: Page): Promise<Moved> =>
  page.evaluate(() => (window as unknown as { amanahShifts: Moved }).amanahShifts);

function report(name: string, { sum, most }: Moved): void {
  const verdict = sum < TARGET ? '' : `  OVER ${TARGET}: ${most}`;
  say(`${name}: ${sum.toFixed(DIGITS)}${verdict}`);
}

/** A slow desk whose pages keep what moves. */
async function slowDesk(browser: Browser, url: string, username: Username): Promise<Page> {
  const page = await atDesk(browser, url, username);
  await page.addInitScript(observe);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  return page;
}

async function loaded(page: Page, address: string): Promise<Moved> {
  await page.goto(address);
  await atRest(page);
  return movedOn(page);
}

/** From the home by the router, without a new document: the menu may hide the link. */
async function clicked(page: Page, address: string): Promise<Moved> {
  const { sum } = await loaded(page, '/');
  await page.evaluate((to) => {
    (window as unknown as { next: { router: { push: (to: string) => void } } }).next.router.push(to);
  }, address);
  await page.waitForURL(`**${address}`);
  await atRest(page);
  const moved = await movedOn(page);
  return { ...moved, sum: moved.sum - sum };
}

/** A deposit while it is filled, and its question; the search over the home. */
async function whileWorking(page: Page): Promise<void> {
  const [account] = await pickAccounts(page, { product: '12' }, 1, 22);
  await openScreen(page, 'setor-tunai');
  await atRest(page);
  const before = await movedOn(page);
  await fillCash(page, { rekening: account?.nomor_rekening ?? '', nominal: '200rb', pecahan: { '100,000': 2 } });
  await settledPreview(page);
  // The question, or the window of a release where the till is full.
  await page.keyboard.press('Control+Enter');
  await page.getByRole('dialog').first().waitFor();
  const after = await movedOn(page);
  report('deposit filled, to its question', { ...after, sum: after.sum - before.sum });
  const home = await loaded(page, '/');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: t('palet.kotak') }).fill('tutup kas');
  await page.getByRole('option', { name: t('menu.kasTeller') }).waitFor();
  const search = await movedOn(page);
  report('search over the home', { ...search, sum: search.sum - home.sum });
}

async function measure(browser: Browser, url: string): Promise<void> {
  for (const by of homes) {
    const page = await slowDesk(browser, url, by);
    report(`home of ${by}`, await loaded(page, '/'));
    for (const [name, address] of screens.filter((screen) => screen[2] === by)) {
      report(`${name}, loaded`, await loaded(page, address));
      report(`${name}, from the home`, await clicked(page, address));
    }
    if (by === 'teller1') await whileWorking(page);
    await page.context().close();
  }
  const stranger = await browser.newPage();
  await stranger.addInitScript(observe);
  report('sign-in', await loaded(stranger, `${url}/auth/login?error=SessionRequired`));
}

await withStack('layout-shift', (url) => withBrowser((browser) => measure(browser, url)));

import { expect, type Page } from '@playwright/test';
import type { Routed } from '../counter.ts';
import { test } from '../fixtures.ts';
import {
  colourViolations,
  cutAmounts,
  DESKTOP,
  numbersOutOfSight,
  overflow,
  PHONE,
  picture,
  screens,
  settled,
  violations,
} from '../screens.ts';

/**
 * Screens whose colours are checked in the dark too: one of each kind of page. tests/lib/contrast.test.ts computes the
 * contrast of every pair of colours in both themes. The browser adds which colours meet on a page.
 */
const ALSO_DARK: ReadonlySet<string> = new Set([
  'masuk',
  'beranda',
  'setor-tunai',
  'pemindahbukuan',
  'transaksi-hari-ini',
  'rekening',
  'rekening-dibuka',
  'kas-teller',
  'tutup-kas',
  'beranda-supervisor',
  'menunggu',
  'neraca-saldo',
  'coa',
  'harian-gl-dibuka',
  'papan-hari',
  'hi1000',
  'khasanah',
  'pengguna-ubah',
  'lensa-wewenang',
  'jejak-audit',
  'kecocokan',
  'meja-kliring',
]);

/** All screens of these people are measured with a milliard in their amounts: they hold every kind of cash form and of term. */
const MEASURED_PEOPLE: ReadonlySet<string> = new Set(['teller1', 'finance1']);
/** Screens of others that once cut an amount. */
const MEASURED_SCREENS: ReadonlySet<string> = new Set(['transaksi-umum', 'simpan-ats']);

/** Returns the answer of an address before any script of it runs: the frame that a browser shows and that React takes over. */
async function frameOf(page: Page, address: string): Promise<string> {
  const html = await (await page.request.get(address)).text();
  return /<body.*?(?=<script id="__NEXT_DATA__")/s.exec(html)?.[0] ?? '';
}

let homeFrame: Promise<string> | undefined;

/**
 * Opens the screen in a browser that asks for the light theme, and waits until it is all there. Where the product is loaded already, its
 * own router opens it, as the menu does, once it is known that loading it would begin with the same frame as loading the home.
 */
async function open(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  if (await page.evaluate(() => 'next' in window && document.documentElement.dataset.theme === 'light')) {
    homeFrame ??= frameOf(page, '/');
    expect(await frameOf(page, address)).toBe(await homeFrame);
    const opened = (to: string) => (window as unknown as Routed).next?.router.push(to);
    expect(await page.evaluate(opened, address), 'the router opens it').toBe(true);
  } else {
    await page.goto(address);
  }
  await settled(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
}

/**
 * Puts the page into the dark, and waits until no colour is on its way: in between it is neither the old one nor the new one. What takes
 * its colour from the element around it sets out only when that has arrived, so it is asked again until nothing moves. The browser gets
 * the theme too, because what the page draws anew meanwhile asks it.
 */
async function darken(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(async () => {
    document.documentElement.setAttribute('data-theme', 'dark');
    for (;;) {
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      const changing = document.getAnimations().filter((each) => each instanceof CSSTransition);
      if (changing.length === 0) return;
      await Promise.allSettled(changing.map(({ finished }) => finished));
    }
  });
}

// Whichever worker is free takes the next screen: each has a bank and a session of its own.
test.describe.configure({ mode: 'parallel' });

test('the screens that are checked in the dark are screens of the product', () => {
  const names = new Set(screens.map(({ name }) => name));
  expect([...ALSO_DARK].filter((name) => !names.has(name))).toEqual([]);
});

// A person's screens come one after the other: another person's begin with a sign-in and an empty cache.
const byPerson = [...Map.groupBy(screens, ({ by }) => by).values()].flat();

for (const { name, address, by } of byPerson) {
  test(`${name} of ${by ?? 'a stranger'} is accessible and fits a desk and a phone`, async ({
    page: stranger,
    sharedPageOf: standingPageOf,
  }, testInfo) => {
    const page = by ? await standingPageOf(by) : stranger;
    await page.setViewportSize(DESKTOP);
    await open(page, address);
    expect(await overflow(page), `at ${DESKTOP.width}`).toBe(0);
    expect(await numbersOutOfSight(page), `numbers out of sight at ${DESKTOP.width}`).toEqual([]);
    const measured = MEASURED_SCREENS.has(name) || MEASURED_PEOPLE.has(by ?? '');
    if (measured) expect(await cutAmounts(page), `amounts cut at ${DESKTOP.width}`).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await picture(page, testInfo, `${name}-${DESKTOP.width}`);
    await page.setViewportSize(PHONE);
    await settled(page);
    expect(await overflow(page), `at ${PHONE.width}`).toBe(0);
    if (measured) expect(await cutAmounts(page), `amounts cut at ${PHONE.width}`).toEqual([]);
    await picture(page, testInfo, `${name}-${PHONE.width}`);
    if (!ALSO_DARK.has(name)) return;
    await page.setViewportSize(DESKTOP);
    await darken(page);
    expect(await colourViolations(page), 'in the dark').toEqual([]);
    await picture(page, testInfo, `${name}-${DESKTOP.width}-dark`);
  });
}

import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures.ts';
import {
  colourViolations,
  DESKTOP,
  overflow,
  PHONE,
  picture,
  type ScreenOfProduct,
  type Size,
  settled,
  violations,
} from '../screens.ts';

/** The screens of which a picture is kept in the dark too: a home, a list, a form, the cash of a till, a report. */
const PICTURED_DARK = ['beranda', 'rekening', 'setor-tunai', 'kas-teller', 'neraca-saldo'];

/** Loads the screen in a browser that asks for this theme, and waits until it is all there. */
async function load(page: Page, address: string, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.goto(address);
  await settled(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}

/**
 * Puts the page into a theme, and waits until no colour is on its way: in between it is neither the old one nor the new one. What takes its
 * colour from the element around it sets out only when that has arrived, so it is asked again until nothing moves. The browser is told too:
 * what the page draws anew meanwhile asks it.
 */
async function showIn(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.evaluate(async (shown) => {
    document.documentElement.setAttribute('data-theme', shown);
    for (;;) {
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      const changing = document.getAnimations().filter((each) => each instanceof CSSTransition);
      if (changing.length === 0) return;
      await Promise.allSettled(changing.map(({ finished }) => finished));
    }
  }, theme);
}

/** A test for each of these screens: its rules of access, and its width at a desk and on a phone. */
export function testEach(chosen: readonly ScreenOfProduct[]): void {
  for (const { name, address, by } of chosen) {
    // A screen is loaded once for each width, under the one theme and under the other, and looked at in both.
    test(`${name} is accessible in the light and in the dark, fits a desk and a phone`, async ({
      page: stranger,
      pageOf,
    }, testInfo) => {
      const page = by ? await pageOf(by) : stranger;
      const both = async (size: Size, themes: readonly ['light' | 'dark', 'light' | 'dark']): Promise<void> => {
        await page.setViewportSize(size);
        await load(page, address, themes[0]);
        for (const theme of themes) {
          await showIn(page, theme);
          expect(await overflow(page), `${theme} at ${size.width}`).toBe(0);
          // Another theme is other colours on the same page: every rule for the one it was loaded in, theirs for the other.
          const broken = theme === themes[0] ? violations : colourViolations;
          expect(await broken(page), `${theme} at ${size.width}`).toEqual([]);
          if (theme === 'light') await picture(page, testInfo, `${name}-${size.width}`);
          else if (PICTURED_DARK.includes(name)) await picture(page, testInfo, `${name}-${size.width}-dark`);
        }
      };
      await both(DESKTOP, ['light', 'dark']);
      await both(PHONE, ['dark', 'light']);
    });
  }
}

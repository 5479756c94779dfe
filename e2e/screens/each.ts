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
    test(`${name} is accessible in the light and in the dark, fits a desk and a phone`, async ({
      page: stranger,
      pageOf,
    }, testInfo) => {
      const page = by ? await pageOf(by) : stranger;
      const pictured = PICTURED_DARK.includes(name);
      /** `whole`: every rule; else those about colours, which are all that another theme changes of the same page. */
      const lookIn = async (theme: 'light' | 'dark', size: Size, whole: boolean): Promise<void> => {
        await showIn(page, theme);
        expect(await overflow(page), `${theme} at ${size.width}`).toBe(0);
        expect(await (whole ? violations : colourViolations)(page), `${theme} at ${size.width}`).toEqual([]);
        if (theme === 'light') await picture(page, testInfo, `${name}-${size.width}`);
        else if (pictured) await picture(page, testInfo, `${name}-${size.width}-dark`);
      };
      await page.setViewportSize(DESKTOP);
      await load(page, address, 'light');
      await lookIn('light', DESKTOP, true);
      await lookIn('dark', DESKTOP, false);
      await page.setViewportSize(PHONE);
      // A screen is loaded once; those with pictures in the dark also begin there, on the phone.
      if (pictured) await load(page, address, 'dark');
      else await settled(page);
      await lookIn('dark', PHONE, false);
      await lookIn('light', PHONE, true);
    });
  }
}

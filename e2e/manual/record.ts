import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { spokenEnglish } from '#lib/messages/en.ts';
import { type Language, speak } from '#lib/messages/id.ts';
import { knownTexts } from '#lib/messages/known.ts';
import { call } from '../api.ts';
import { test } from '../fixtures.ts';
import { menuOf } from '../menu.ts';
import type { Username } from '../people.ts';
import { DESKTOP } from '../screens.ts';
import { pictureOf } from './chapter.ts';
import { chapters } from './chapters.ts';
import { MANUAL, PICTURE, PICTURE_BYTES } from './pages.ts';

/** Small text stays readable at each of these; a screen that is full of it gets the next lower one. */
const QUALITIES = [60, 45, 30] as const;

/** The picture as the manual keeps it: small, and below its bound. */
async function small(picture: Buffer): Promise<Buffer> {
  const narrow = sharp(picture).resize(PICTURE.width, PICTURE.height);
  for (const quality of QUALITIES) {
    const picture = await narrow.clone().webp({ quality, effort: 6 }).toBuffer();
    if (picture.length < PICTURE_BYTES) return picture;
  }
  throw new Error(`a picture does not get smaller than ${PICTURE_BYTES} bytes`);
}

/** Outlines the part while the picture is taken, and brings it into view. Returns the picture. */
async function outlined(page: Page, mark: Locator): Promise<Buffer> {
  await expect(mark).toBeVisible();
  await expect(page.locator('.skeleton')).toHaveCount(0);
  await page.mouse.move(0, 0);
  await mark.evaluate((element) => {
    // The bars at the top and at the bottom lie over the page.
    const { top, bottom, height } = element.getBoundingClientRect();
    const room = { from: 60, until: window.innerHeight - 70 };
    if (top < room.from || bottom > room.until)
      element.scrollIntoView({ block: height < room.until - room.from ? 'center' : 'nearest' });
    const { style } = element as HTMLElement;
    style.setProperty('outline', '4px solid #d6002a', 'important');
    // A scrolling frame would cut an outer line of its content.
    style.setProperty('outline-offset', element.closest('.table-scroll') ? '-4px' : '3px', 'important');
  });
  const picture = await page.screenshot({ animations: 'disabled' });
  await mark.evaluate((element) => {
    (element as HTMLElement).style.removeProperty('outline');
    (element as HTMLElement).style.removeProperty('outline-offset');
  });
  return picture;
}

/** Sets the language of the person's screens. The core keeps it, as from the settings, and the browser has taken it over. */
async function chooseLanguage(page: Page, bahasa: Language): Promise<void> {
  expect(await call(page, 'access/setelan', { bahasa })).toMatchObject({ resp_code: '00' });
  await page.goto('/');
  await expect(menuOf(page)).toBeVisible();
}

/** Runs every chapter in this language, asserting as it goes, and keeps a picture of each step. */
export function recordManual(language: Language): void {
  test.beforeAll(() => speak(language, language === 'en' ? spokenEnglish : knownTexts));
  for (const chapter of chapters) {
    test(`${chapter.role} ${chapter.name} (${language})`, async ({ pageOf }) => {
      const open = async (username: Username): Promise<Page> => {
        const page = await pageOf(username);
        await chooseLanguage(page, language);
        return page;
      };
      const page = await open(chapter.by);
      await page.setViewportSize(DESKTOP);
      await chapter.play({ page, pageOf: open }, async (mark, at) => {
        const path = join(MANUAL, language, pictureOf(chapter, at));
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, await small(await outlined(page, mark)));
      });
    });
  }
}

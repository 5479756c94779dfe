import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { spokenEnglish } from '#lib/messages/en.ts';
import { type Language, speak } from '#lib/messages/id.ts';
import { knownTexts } from '#lib/messages/known.ts';
import { call } from '../api.ts';
import { test } from '../fixtures.ts';
import type { Username } from '../people.ts';
import { DESKTOP } from '../screens.ts';
import { t } from '../texts.ts';
import { pictureOf } from './chapter.ts';
import { chapters } from './chapters.ts';
import { MANUAL, PICTURE } from './pages.ts';

/** Small text stays readable, and a picture stays below 40 kB. */
const WEBP = { quality: 60, effort: 6 } as const;

/** Outlines the part while the picture is taken, and brings it into view. Returns the picture. */
async function outlined(page: Page, mark: Locator): Promise<Buffer> {
  await expect(mark).toBeVisible();
  await page.mouse.move(0, 0);
  await mark.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    if (top < 0 || bottom > window.innerHeight) element.scrollIntoView({ block: 'nearest' });
    (element as HTMLElement).style.setProperty('outline', '4px solid #d6002a', 'important');
    (element as HTMLElement).style.setProperty('outline-offset', '3px', 'important');
  });
  const picture = await page.screenshot({ animations: 'disabled' });
  await mark.evaluate((element) => {
    (element as HTMLElement).style.removeProperty('outline');
    (element as HTMLElement).style.removeProperty('outline-offset');
  });
  return picture;
}

/** The person sees the product in this language. It is kept with her, as by her settings, and her browser has taken it up. */
async function chooseLanguage(page: Page, bahasa: Language): Promise<void> {
  expect(await call(page, 'access/setelan', { bahasa })).toMatchObject({ resp_code: '00' });
  await page.goto('/');
  await expect(page.getByRole('navigation', { name: t('shell.menuUtama') })).toBeVisible();
}

/** Walks every chapter in this language, asserting as it goes, and keeps a picture of each step. */
export function walkManual(language: Language): void {
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
      await chapter.walk({ page, pageOf: open }, async (mark, at) => {
        const path = join(MANUAL, language, pictureOf(chapter, at));
        mkdirSync(dirname(path), { recursive: true });
        await sharp(await outlined(page, mark))
          .resize(PICTURE)
          .webp(WEBP)
          .toFile(path);
      });
    });
  }
}

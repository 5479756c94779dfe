import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Paper } from '#components/kit/ui/appearance.ts';
import { readPdf, type Sheet } from './pdf.ts';

/** This folder keeps the prints, for a person to look at. */
const OUT = join(import.meta.dirname, 'out', 'paper');
export const POINTS_PER_MM = 72 / 25.4;
/** Less than the stroke of a letter: widths are rounded on their way into the file. */
const SLACK_MM = 0.4;

/** Width of each paper, and what its printer leaves free at either side, in millimetres. */
const measures: Readonly<Record<Paper, { readonly width: number; readonly free: number }>> = {
  '58MM': { width: 58, free: 5 },
  '80MM': { width: 80, free: 4 },
  A4: { width: 210, free: 12 },
};

/** Returns the words of a text, whatever their lines. */
const wordsOf = (text: string): string[] => [...new Set(text.split(/\s+/).filter(Boolean))];

/** Prints the page as its reader would, on that paper from that theme, and reads what came out. */
async function sheetsOf(page: Page, name: string, paper: Paper, theme: 'light' | 'dark'): Promise<readonly Sheet[]> {
  await page.evaluate(
    async ([kertas, tema]) => {
      document.documentElement.dataset.paper = kertas;
      document.documentElement.dataset.theme = tema;
      // A person prints what is on the screen: laid out for the paper, in the letters of the print.
      document.body.getBoundingClientRect();
      await document.fonts.ready;
    },
    [paper, theme],
  );
  mkdirSync(OUT, { recursive: true });
  const path = join(OUT, `${name}-${paper}-${theme}.pdf`);
  return readPdf(await page.pdf({ path, preferCSSPageSize: true, printBackground: true }));
}

/**
 * Prints on that paper from both themes and returns the pages. They must be the same in either theme, as wide as the paper, every text within
 * what the printer reaches, and no word of `content` may be missing: what is cut away is not drawn.
 */
export async function printed(page: Page, name: string, paper: Paper, content: Locator): Promise<readonly Sheet[]> {
  const words = wordsOf(await content.innerText());
  const light = await sheetsOf(page, name, paper, 'light');
  const dark = await sheetsOf(page, name, paper, 'dark');
  expect(
    dark.map(({ colours }) => colours),
    'colours from the dark theme',
  ).toEqual(light.map(({ colours }) => colours));
  const { width, free } = measures[paper];
  for (const sheet of light) {
    expect(Math.abs(sheet.width / POINTS_PER_MM - width), 'width of the paper').toBeLessThan(0.5);
    for (const run of sheet.runs) {
      expect(run.left / POINTS_PER_MM, `left edge of "${run.text}"`).toBeGreaterThan(free - SLACK_MM);
      expect(run.right / POINTS_PER_MM, `right edge of "${run.text}"`).toBeLessThan(width - free + SLACK_MM);
      expect(run.left / POINTS_PER_MM, `start of "${run.text}"`).toBeGreaterThan(
        run.clip[0] / POINTS_PER_MM - SLACK_MM,
      );
      expect(run.right / POINTS_PER_MM, `end of "${run.text}"`).toBeLessThan(run.clip[1] / POINTS_PER_MM + SLACK_MM);
    }
  }
  const letters = light.map(({ text }) => text.replaceAll(/\s/g, '')).join('');
  expect(
    words.filter((word) => !letters.includes(word)),
    'words that did not come out',
  ).toEqual([]);
  return light;
}

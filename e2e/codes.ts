import type { Page } from '@playwright/test';
import { id } from '#lib/messages/all.ts';

/** Codes that have words of their own: SELESAI, TERTAHAN, PERIOD_CLOSED. One that is its own word, as RTGS, is none. */
const worded: ReadonlySet<string> = new Set(
  Object.entries(id).flatMap(([key, words]) => {
    const code = key.split('.').at(-1) ?? '';
    return /^[A-Z][A-Z0-9_]{4,}$/.test(code) && words.toUpperCase() !== code ? [code] : [];
  }),
);

/** A word in capitals with a line under it is a code, or the name of a table, whatever it is; with a number behind it, as a batch has, it is a number. */
const CODE = /\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b(?!-\d)|\b[A-Z]{5,}\b/g;

/** Codes that somebody sees on the page: no word for people is one. The state of the day in the top bar is words in capitals. */
export async function visibleCodes(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const around = node.parentElement;
      if (around && !around.closest('script, style, noscript, [hidden], .branch-status'))
        found.push(node.nodeValue ?? '');
    }
    return found;
  });
  const codes = texts.flatMap((text) => text.match(CODE) ?? []);
  return [...new Set(codes.filter((code) => code.includes('_') || worded.has(code)))];
}

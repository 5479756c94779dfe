import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { roles } from '#lib/access/role-names.ts';
import { manualAddress } from '#lib/manual.ts';
import { languages } from '#lib/messages/id.ts';
import { chapters } from '../../e2e/manual/chapters.ts';
import { MANUAL, manualPages, manualPictures, PICTURE_BYTES } from '../../e2e/manual/pages.ts';
import { resolved } from '../../e2e/manual/words.ts';

const pages = Object.entries(manualPages());

it.each(pages)('the page %s equals its chapters and the texts of the product today', (path, html) => {
  expect(readFileSync(join(MANUAL, path), 'utf8'), 'node e2e/manual/write.ts writes it').toBe(html);
});

it('has every picture that a step shows, each small, and no other file', () => {
  const stored = readdirSync(MANUAL, { recursive: true, encoding: 'utf8' }).filter((path) => /\.\w+$/.test(path));
  const heavy = manualPictures().filter((path) => statSync(join(MANUAL, path)).size >= PICTURE_BYTES);
  expect(heavy).toEqual([]);
  expect(stored.sort()).toEqual([...pages.map(([path]) => path), ...manualPictures(), 'manual.css'].sort());
});

it('has a page for every role, where the help leads, with two to six jobs of three to seven steps', () => {
  for (const role of roles) {
    for (const language of languages) expect(existsSync(`public${manualAddress(role, language)}`)).toBe(true);
    const own = chapters.filter((chapter) => chapter.role === role);
    expect([role, own.length >= 2 && own.length <= 6]).toEqual([role, true]);
    for (const { name, steps } of own) expect([name, steps.length >= 3 && steps.length <= 7]).toEqual([name, true]);
  }
});

it('says each step as one sentence in both languages, with the same labels in both', () => {
  const labels = (text: string) => (text.match(/\[\[[\w.-]+\]\]/g) ?? []).sort();
  for (const { steps } of chapters)
    for (const { text } of steps) {
      for (const language of languages) expect(text[language]).toMatch(/^.+[.”]$/);
      expect(labels(text.en)).toEqual(labels(text.id));
    }
});

it('refuses a sentence with a label that the product does not have', () => {
  expect(resolved('Tekan [[tombol.PROSES]].', 'id')).toBe('Tekan Proses.');
  expect(() => resolved('Tekan [[tombol.HILANG]].', 'id')).toThrow('tombol.HILANG');
});

it('leads a role that the bank has made itself to the list of all roles', () => {
  expect(manualAddress('KASIR_KELILING', 'en')).toBe('/manual/en/index.html');
  expect(manualAddress('HEAD_TELLER', 'id')).toBe('/manual/id/head-teller.html');
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '#dev/build.ts';

const pages = [
  ...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md'],
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

describe('the pages of docs', () => {
  test.each(pages)('%s links only to existing targets', (page) => {
    const targets = [...textOf(page).matchAll(/\]\((?!https?:)([^)#\s]+)[^)]*\)/g)].map((match) => match[1] ?? '');
    expect(targets.filter((target) => !existsSync(join(ROOT, dirname(page), target)))).toEqual([]);
  });

  test.each(pages)('%s names only files that are there', (page) => {
    const named = [...textOf(page).matchAll(/`((?:[\w.[\]-]+\/)+[\w.[\]-]+\.(?:tsx?|mjs|sql|md|proto|tsv|ya?ml))`/g)];
    const gone = named.map(([, path = '']) => path).filter((path) => !existsSync(join(ROOT, path)));
    expect(gone.filter((path) => !existsSync(join(ROOT, dirname(page), path)))).toEqual([]);
  });

  test('docs/screens.md quotes the code unchanged', () => {
    const quotes = [...textOf('docs/screens.md').matchAll(/(?:^|\n)`([^`\n]+\.(?:tsx?|proto))`[\s\S]*?(?=\n## |$)/g)];
    const found = quotes.flatMap(([section, path = '']) =>
      [...section.matchAll(/```\w+\n([\s\S]*?)```/g)].map((match) => ({ path, quote: match[1] ?? '' })),
    );
    expect(found.length).toBe(10);
    expect(found.filter(({ path, quote }) => !textOf(path).includes(quote))).toEqual([]);
  });
});

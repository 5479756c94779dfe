import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '#dev/build.ts';

/** Comments name banking rules in these folders; applied migrations stay as they were written. */
const FOLDERS = ['core', 'lib', 'services', 'components', 'hooks', 'pages', 'tests', 'e2e', 'bench', 'dev'];
const FROZEN = /(?:^|\/)migrations\//;

const text = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:tsx?|sql)$/.test(path) && !FROZEN.test(path))
    .map((path) => `${folder}/${path}`),
);

/** The topics of a citation: `(domain: clearing, DHN; docs/adr/…)` has three. A line break takes the comment's own mark with it. */
const topicsOf = (citation: string): readonly string[] =>
  citation
    .replace(/\s*\n\s*(?:\*|--|\/\/)\s*/g, ' ')
    .split(/[;,]| and (?=\d)/)
    .map((topic) => topic.trim());

const handbook = text('docs/domain.md');
const headings = new Set([...handbook.matchAll(/^#{2,3} (.+)$/gm)].map(([, heading = '']) => heading.toLowerCase()));
const invariants = new Set(
  [...handbook.slice(handbook.indexOf('## Invariants')).matchAll(/^(\d+)\. /gm)].map(([, n]) => n),
);

const isKnown = (topic: string): boolean =>
  headings.has(topic.toLowerCase()) ||
  invariants.has(topic) ||
  (topic.startsWith('docs/') && existsSync(join(ROOT, topic)));

test('every banking rule that a comment names has its place in the handbook, once', () => {
  expect(headings.size).toBe([...handbook.matchAll(/^#{2,3} /gm)].length);
  const named = sources.flatMap((path) =>
    [...text(path).matchAll(/\(domain: (\w[^)…]*)\)/g)].flatMap(([, citation = '']) =>
      topicsOf(citation).map((topic) => ({ path, topic })),
    ),
  );
  expect(named.length).toBeGreaterThan(350);
  expect(named.filter(({ topic }) => !isKnown(topic))).toEqual([]);
});

test('a link within the handbook leads to a heading', () => {
  const anchors = new Set([...headings].map((heading) => heading.replace(/[^\w\- ]/g, '').replaceAll(' ', '-')));
  const links = [...handbook.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor = '']) => anchor);
  expect(links.filter((anchor) => !anchors.has(anchor))).toEqual([]);
});

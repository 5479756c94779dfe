import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '#dev/build.ts';

/** Keys that browsers use and most will not give up: tabs and windows, address, history, printing, tools, zoom. */
const BROWSER_KEYS =
  /^(F1|F3|F5|F6|F7|F11|F12|Ctrl\+(?:[DFGHJLNOPRSTUW0-9+-]|Tab|F4)|Ctrl\+Shift\+.*|Alt\+(?:[0-9DEF]|ArrowLeft|ArrowRight|Home|F4))$/i;

const files = ['components', 'pages', 'hooks'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(join(ROOT, folder, name), 'utf8')),
);
const bound = [
  ...new Set(
    files.flatMap((text) => [
      ...[...text.matchAll(/\bkeys: '([^']+)'/g)].map(([, keys]) => keys ?? ''),
      ...[...text.matchAll(/_KEYS = '([^']+)'/g)].map(([, keys]) => keys ?? ''),
    ]),
  ),
];

test('no shortcut is a key that browsers reserve', () => {
  expect(bound).toEqual(expect.arrayContaining(['Ctrl+K', '?', 'Ctrl+Enter', 'Alt+R', 'F4', 'J']));
  expect(bound.filter((keys) => BROWSER_KEYS.test(keys))).toEqual([]);
});

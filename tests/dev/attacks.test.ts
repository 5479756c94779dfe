import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROOT = new URL('../../', import.meta.url);
const README = 'tests/attacks/README.md';

/** Each attack of the table: the files that try it, and words of the title of the test. */
const attacks = readFileSync(new URL(README, ROOT), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && line.includes('.ts`'))
  .map((line) => {
    const [, attack = '', files = '', title = ''] = line.split('|').map((cell) => cell.trim());
    return { attack, title, files: [...files.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file) };
  });

test('every attack of the table is tried by a test that is there', () => {
  expect(attacks.length).toBeGreaterThan(30);
  const missing = attacks.flatMap(({ attack, title, files }) =>
    files
      .filter((file) => {
        const place = new URL(file, ROOT);
        return title === '' || !existsSync(place) || !readFileSync(place, 'utf8').includes(title);
      })
      .map((file) => [attack, file]),
  );
  expect(missing).toEqual([]);
});

test('every test of the folder stands in the table', () => {
  const named = new Set(attacks.flatMap(({ files }) => files));
  const here = readdirSync(new URL('tests/attacks/', ROOT)).filter((name) => name.endsWith('.test.ts'));
  expect(here.filter((name) => !named.has(`tests/attacks/${name}`))).toEqual([]);
});

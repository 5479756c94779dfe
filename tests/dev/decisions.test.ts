import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '#dev/build.ts';
import { decisionRecords } from '#dev/pages/decisions.ts';

const records = decisionRecords();
const numbers = new Set(records.map(({ file }) => file.slice(0, 4)));

const FOLDERS = [
  'bench',
  'components',
  'core',
  'deploy',
  'dev',
  'docs',
  'e2e',
  'hooks',
  'lib',
  'pages',
  'documents',
  'services',
  'tests',
];
const TEXT = /\.(?:tsx?|mjs|sql|md|ya?ml)$/;

/** A page of A4 in the type of a repository holds so many words. */
const A_PAGE = 500;

describe('decision records', () => {
  test.each(records)('$file has title, status, context, decision and consequences on a page', ({ file, text }) => {
    expect(text).toMatch(new RegExp(`^# ${file.slice(0, 4)}: .+\n\nStatus: (?:accepted|superseded)`));
    expect([...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)).toEqual([
      'Context',
      'Decision',
      'Consequences',
    ]);
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(A_PAGE);
  });

  test('have a number each', () => {
    expect(numbers.size).toBe(records.length);
  });

  test('are cited by numbers that are there', () => {
    // A migration is frozen by its hash, with what it cited then.
    const files = FOLDERS.flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    ).filter((path) => TEXT.test(path) && !path.startsWith('core/db/migrations/'));
    const dead = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', '.env.example', ...files].flatMap((path) =>
      [...readFileSync(join(ROOT, path), 'utf8').matchAll(/(?:ADR |adr\/)(\d{4})/g)]
        .filter(([, number = '']) => !numbers.has(number))
        .map(([cited]) => `${path}: ${cited}`),
    );
    expect(files.length).toBeGreaterThan(1000);
    expect(dead).toEqual([]);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { changedText } from '#components/kit/screens/changes.tsx';
import { id } from '#lib/messages/all.ts';
import { en } from '#lib/messages/en.ts';

const root = new URL('../../core', import.meta.url).pathname;
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(ts|sql)$/.test(name) && !/migrations|programs/.test(name))
  .map((name) => readFileSync(`${root}/${name}`, 'utf8'));

const found = (pattern: RegExp): string[] => [
  ...new Set(sources.flatMap((source) => [...source.matchAll(pattern)].map(([, code = '']) => code))),
];

test('each kind of record that the audit trail names has a name in both languages', () => {
  const kinds = [...found(/`([A-Z][A-Z_]{2,}):\$\{/g), ...found(/'([A-Z][A-Z_]{2,}):' \|\|/g)];
  expect(kinds.length).toBeGreaterThan(40);
  const nameless = kinds.filter((kind) => ![id, en].every((texts) => Object.hasOwn(texts, `objekAudit.${kind}`)));
  expect(nameless).toEqual([]);
});

test('a change of a status reads in words, before and after', () => {
  const pairs = sources.flatMap((source) =>
    [...source.matchAll(/kolom: '(status\w*)', lama: [^}]*?baru: [^}]*?'([A-Z_]{3,})'/g)].map(
      ([, kolom = '', code = '']) => [kolom, code] as const,
    ),
  );
  expect(pairs.map(([kolom]) => kolom)).toContain('status_rekening');
  expect(pairs.filter(([kolom, code]) => changedText(kolom, code) === code)).toEqual([]);
});

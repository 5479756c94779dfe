import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '#dev/build.ts';
import { someLines } from '#lib/log-line.ts';

const FOLDERS = ['core', 'services'];
/** `log.info({ a, b: c }, 'words')`, `config.log[level]({ … })`, `log().warn({ … })`. */
const CALL = /[lL]og(?:\(\))?(?:\.(?:debug|info|warn|error|fatal)|\[[^[\]]+\])\(\s*\{((?:[^{}()]|\([^()]*\))*)\}/g;

/** Names of the fields that a call gives to the log. */
const fieldsOf = (arguments_: string): string[] =>
  arguments_
    .replace(/\([^()]*\)/g, '')
    .split(',')
    .map((each) => each.split(':')[0]?.trim() ?? '')
    .filter(Boolean);

const written = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) =>
      [...readFileSync(join(ROOT, folder, name), 'utf8').matchAll(CALL)].flatMap(([, fields = '']) =>
        fieldsOf(fields).map((field) => ({ field, file: `${folder}/${name}` })),
      ),
    ),
);

test('every field that core or web writes into its log has its line in the schema, and each of those is written', () => {
  expect(written.length).toBeGreaterThan(40);
  expect(written.filter(({ field }) => !Object.hasOwn(someLines, field))).toEqual([]);
  const used = new Set(written.map(({ field }) => field));
  expect(Object.keys(someLines).filter((name) => !used.has(name))).toEqual([]);
});

test('fields of a call are found in each way of writing it', () => {
  const calls = `log.info({ a }, 'x'); this.#log.warn({ b: f(1, 2), c }, 'x'); log()
    .error('no fields'); config.log[known ? 'info' : 'debug']({ d: String(e) }, 'x'); log().error({ g: h?.i ?? j }, 'x')`;
  expect([...calls.matchAll(CALL)].flatMap(([, fields = '']) => fieldsOf(fields))).toEqual(['a', 'b', 'c', 'd', 'g']);
});

import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '#dev/build.ts';
import { temporaryFolder } from './folder.ts';

const TYPES = join('types', 'proto');
const contents = (root: string) =>
  Object.fromEntries(
    readdirSync(join(root, TYPES), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .sort()
      .map((name) => [name, readFileSync(join(root, TYPES, name), 'utf8')]),
  );

test('types/proto is the output of `npm run proto`', () => {
  const fresh = temporaryFolder();
  const programs = join(ROOT, 'node_modules', '.bin');
  execFileSync(join(programs, 'buf'), ['generate', '-o', fresh], {
    cwd: ROOT,
    env: { ...process.env, PATH: `${programs}${delimiter}${process.env.PATH}` },
  });
  const [committed, generated] = [contents(ROOT), contents(fresh)];
  expect(Object.keys(committed)).toEqual(Object.keys(generated));
  const stale = Object.keys(generated).filter((name) => committed[name] !== generated[name]);
  expect(stale).toEqual([]);
});

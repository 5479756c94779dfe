import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sweep } from '#dev/temporary-directory.ts';
import { temporaryFolder } from './folder.ts';

/** The id of a process that has ended. */
const deadId = (): number => spawnSync(process.execPath, ['-e', '']).pid;

/** A folder as a killed run leaves it, with that in its postmaster.pid. */
function leave(parent: string, name: string, pid: string): void {
  const database = join(parent, name, 'postgres-18');
  mkdirSync(database, { recursive: true });
  writeFileSync(join(database, 'postmaster.pid'), `${pid}\n`);
}

test('folders of ended runs go; those of running ones and of others stay', async () => {
  const parent = temporaryFolder();
  leave(parent, `amanah-e2e-${deadId()}`, String(deadId()));
  leave(parent, `amanah-test-${process.pid}`, '');
  leave(parent, 'somebody-else', '');
  await sweep(parent);
  expect(readdirSync(parent).sort()).toEqual([`amanah-test-${process.pid}`, 'somebody-else']);
});

test('workers that sweep at the same time do not stumble over each other', async () => {
  const parent = temporaryFolder();
  for (let left = 0; left < 5; left += 1) leave(parent, `amanah-e2e-${deadId()}`, String(deadId()));
  const logged: string[] = [];
  await Promise.all(Array.from({ length: 4 }, () => sweep(parent, (line) => logged.push(line))));
  expect(readdirSync(parent)).toEqual([]);
  expect(logged).toEqual([]);
});

test('an undeletable folder is named and blocks no other', async () => {
  const parent = temporaryFolder();
  const odd = `amanah-e2e-${deadId()}`;
  // A file under the name of a folder: nothing of it can be listed.
  writeFileSync(join(parent, odd), '');
  leave(parent, `amanah-test-${deadId()}`, '');
  const logged: string[] = [];
  await sweep(parent, (line) => logged.push(line));
  expect(readdirSync(parent)).toEqual([odd]);
  expect(logged).toEqual([expect.stringContaining(`${join(parent, odd)} was left by a run that was killed`)]);
});

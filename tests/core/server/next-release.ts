import { appendFileSync, cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRelease } from '#core/db/release.ts';
import { makeFolder } from '../../dev/folder.ts';
import { ROOT } from './core-process.ts';

/** The parts of the product that core and web run from, and the test's own web. */
const PARTS = ['package.json', 'core', 'lib', 'documents', 'proto', 'services', 'types', 'dev', 'tests/core/server'];

/**
 * Makes the release that follows this one in a folder of its own, as a developer would: a migration that only adds, a new function, another body of an
 * old one, and the word that cores of this release go on working with all of it. Returns the folder.
 */
export async function nextRelease(): Promise<string> {
  const folder = makeFolder();
  for (const part of PARTS) cpSync(join(ROOT, part), join(folder, part), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const db = join(folder, 'core', 'db');
  writeFileSync(
    join(db, 'migrations', '9998-remark-of-a-branch.sql'),
    "-- compatible: earlier cores neither read nor write it\nalter table branch add column catatan text not null default '';\n",
  );
  appendFileSync(
    join(db, 'functions', 'foundation', 'branches.sql'),
    `\ncreate or replace function branch_remark(p_cabang text) returns text language sql stable as $$
      select catatan from branch where kode_cabang = p_cabang $$;\n`,
  );
  const { functions } = await readRelease();
  const list = join(db, 'compatible-functions.ts');
  writeFileSync(list, readFileSync(list, 'utf8').replace('= {};', `= { '0.1.0': '${functions.print}' };`));
  return folder;
}

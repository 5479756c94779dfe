/** `node dev/indexes.ts`: writes the indexes that are made of the files they list, before any program that imports them runs. */

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { indexes } from './indexes/indexes.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
for (const [path, content] of Object.entries(indexes)) {
  const before = await readFile(join(root, path), 'utf8').catch(() => '');
  const after = content(root);
  if (before !== after) await writeFile(join(root, path), after);
  process.stdout.write(`${path} ${before === after ? 'is up to date' : 'written'}\n`);
}

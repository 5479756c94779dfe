import { readFile, writeFile } from 'node:fs/promises';
import { generated } from './pages/generated.ts';

for (const [path, content] of Object.entries(generated)) {
  const file = new URL(`../${path}`, import.meta.url);
  const before = await readFile(file, 'utf8').catch(() => '');
  const after = content();
  if (before !== after) await writeFile(file, after);
  process.stdout.write(`${path} ${before === after ? 'is up to date' : 'written'}\n`);
}

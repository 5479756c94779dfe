import { readFile, writeFile } from 'node:fs/promises';
import { accessMatrixPage } from './pages/access-matrix.ts';
import { accountingPage } from './pages/accounting.ts';

/** The pages of docs/ that are generated, each from the code it describes. */
const pages = { 'accounting.md': accountingPage, 'access-matrix.md': accessMatrixPage };

for (const [name, page] of Object.entries(pages)) {
  const file = new URL(`../docs/${name}`, import.meta.url);
  const before = await readFile(file, 'utf8').catch(() => '');
  const after = page();
  if (before !== after) await writeFile(file, after);
  process.stdout.write(`docs/${name} ${before === after ? 'is up to date' : 'written'}\n`);
}

/** `node e2e/manual/write.ts`: writes the pages of the manual and removes pictures that no chapter shows any more. Needs no browser. */

import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { MANUAL, manualPages, manualPictures } from './pages.ts';

const pages = manualPages();
const shown = new Set(manualPictures());
for (const [path, html] of Object.entries(pages)) {
  mkdirSync(dirname(join(MANUAL, path)), { recursive: true });
  writeFileSync(join(MANUAL, path), html);
}
for (const path of readdirSync(MANUAL, { recursive: true, encoding: 'utf8' }))
  if (path.endsWith('.webp') && !shown.has(path)) rmSync(join(MANUAL, path));
process.stdout.write(`${Object.keys(pages).length} pages, ${shown.size} pictures\n`);

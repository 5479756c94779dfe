/** `node dev/check-imports.ts`: prints every breach of the lint rules as path:line and exits with 1 when there is one. */

import { fileURLToPath } from 'node:url';
import { readTextFiles } from './lint/texts.ts';
import { checkTree } from './lint/tree.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const { files, findings } = checkTree(root, await readTextFiles(root));

for (const { path, line, message } of findings) process.stdout.write(`${path}:${line} ${message}\n`);
process.stdout.write(`${files} files, ${findings.length} against the rules\n`);
process.exitCode = findings.length === 0 ? 0 : 1;

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#dev/build.ts';
import { findExports } from '#dev/indexes/found.ts';
import { isOperationCode } from '#lib/operations/operations.ts';

const LIST = /^\*\*Operations\*\* .*$/m;

/** Returns the operations that a module defines, in the order of their files. */
const operationsOf = (module: string): readonly string[] =>
  findExports(ROOT, {
    folder: `lib/${module}/operations`,
    files: /\.ts$/,
    declaration: /satisfies OperationDefinitions/,
  }).flatMap(({ text }) =>
    [...text.matchAll(/^ {2}(\w+): \{/gm)].flatMap(([, code = '']) => (isOperationCode(code) ? [code] : [])),
  );

/** Writes the README of a module in the core: the page as it is, with the list of its operations made anew. */
export function moduleReadme(module: string): string {
  const page = readFileSync(join(ROOT, 'core', module, 'README.md'), 'utf8');
  if (!LIST.test(page)) throw new Error(`core/${module}/README.md lacks the paragraph **Operations**`);
  const list = `**Operations** (definitions in \`lib/${module}/operations\`; the list is written by \`npm run docs\`): ${operationsOf(module).join(', ')}.`;
  return page.replace(LIST, list);
}

/** Code refers to accounts of the general ledger by name (docs/adr/0188-the-posting-function-knows-its-operations.md). */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { glCodes } from '#lib/books/gl.ts';
import type { Finding } from './source.ts';

const FUNCTIONS = 'core/db/functions';

const nameOf = new Map<string, string>(Object.entries(glCodes).map(([name, code]) => [code, name]));

/** These files may hold codes: the names themselves, ranges of the chart that statements are laid out by, and data that a person would enter. */
const SAYS_CODES =
  /^(?:lib\/books\/gl\.ts|core\/db\/functions\/ledger\/gl\.sql|core\/db\/reference\/(?:report|publication)-lines\.ts|core\/programs\/seed\/.*|dev\/examples\/.*)$/;

/** Returns the accounts of the general ledger that a file refers to by code. */
export function glFindings({ path, lines }: { readonly path: string; readonly lines: readonly string[] }): Finding[] {
  if (SAYS_CODES.test(path)) return [];
  return lines.flatMap((text, index) =>
    [...text.matchAll(/(['"`])(\d{6})\1/g)].flatMap(([, , code = '']) => {
      const name = nameOf.get(code);
      return name === undefined ? [] : [{ path, line: index + 1, message: `${code} is gl('${name}')` }];
    }),
  );
}

/** The same of the functions of the database. */
export function glFindingsOfFunctions(root: string): Finding[] {
  if (!existsSync(join(root, FUNCTIONS))) return [];
  const names = readdirSync(join(root, FUNCTIONS), { recursive: true, encoding: 'utf8' });
  return names.flatMap((name) => {
    const path = `${FUNCTIONS}/${name}`;
    if (!name.endsWith('.sql')) return [];
    return glFindings({ path, lines: readFileSync(join(root, path), 'utf8').split('\n') });
  });
}

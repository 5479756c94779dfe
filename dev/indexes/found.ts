import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An export that an index lists: its file, as a path from the root of the tree, the module of the file, and its name. */
export interface Found {
  readonly path: string;
  readonly module: string;
  readonly name: string;
}

/** Selects what an index lists: files by their path, in which the group `module` names the module, exports by the text from their `export const` to the next one. */
export interface Search {
  readonly folder: string;
  readonly files: RegExp;
  readonly declaration: RegExp;
}

/** An export with the text of its declaration. */
export interface Declared extends Found {
  readonly text: string;
}

const EXPORT = /^export const (\w+)/m;

/**
 * Finds the exports that fit, in the order of their files. It reads their text and imports nothing, because an index is written before the
 * code that imports it can run.
 */
export function findExports(root: string, { folder, files, declaration }: Search): readonly Declared[] {
  const paths = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((path) => files.test(path))
    .sort();
  return paths.flatMap((path) => {
    const [, ...parts] = readFileSync(join(root, path), 'utf8').split(EXPORT);
    const declared: Declared[] = [];
    for (let at = 0; at + 1 < parts.length; at += 2) {
      const [name = '', text = ''] = parts.slice(at, at + 2);
      if (declaration.test(text)) declared.push({ path, module: files.exec(path)?.groups?.module ?? '', name, text });
    }
    return declared;
  });
}

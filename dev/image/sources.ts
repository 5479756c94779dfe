import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** An import that still exists after types are stripped, by its specifier. Generated sources write double quotes. */
const IMPORT =
  /^(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?(?<from>'[^'\n]+'|"[^"\n]+")|\bimport\((?<later>'[^'\n]+'|"[^"\n]+")\)/gm;
const SOURCE = /\.(?:ts|tsx|mjs)$/;

function sourcesBelow(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((name) => join(path, name))
    .filter((name) => SOURCE.test(name) && statSync(name).isFile());
}

/** Returns what the sources below these paths import at run time, as they write it. */
export function specifiersBelow(root: string, paths: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const path of paths)
    for (const file of sourcesBelow(join(root, path)))
      for (const { groups } of readFileSync(file, 'utf8').matchAll(IMPORT))
        found.add((groups?.from ?? groups?.later ?? '').slice(1, -1));
  return found;
}

/** Returns the folders of the project that these paths need, themselves included: `#lib/…` stands for the folder lib. */
export function foldersNeeded(root: string, paths: readonly string[]): readonly string[] {
  const needed = new Set(paths);
  // A Set yields what is added while it is read.
  for (const path of needed)
    for (const specifier of specifiersBelow(root, [path])) {
      const [, folder] = /^#([\w-]+)\//.exec(specifier) ?? [];
      if (folder) needed.add(folder);
    }
  return [...needed].sort();
}

/** Returns the specifiers that name a package of the registry. */
export const packagesOf = (specifiers: Iterable<string>): readonly string[] =>
  [...specifiers]
    .filter((name) => /^(?:@[\w.-]+\/)?[a-z][\w.-]*(?:\/|$)/.test(name) && !name.startsWith('node:'))
    .sort();

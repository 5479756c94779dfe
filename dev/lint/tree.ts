/** Checks a source tree against the project's rules that Biome cannot express: dependency rules, cycles, sizes, floats on amounts, texts. */

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { amountFindings } from './amount-edges.ts';
import { glFindings, glFindingsOfFunctions } from './gl-names.ts';
import { headlessFindings } from './headless.ts';
import { importRefusal } from './layers.ts';
import { type Finding, readSource, type SourceFile } from './source.ts';
import { type TextFiles, textFindings } from './texts.ts';
import { wordFindings } from './words.ts';

const MAX_FUNCTION_LINES = 70;

const FOLDERS = ['types', 'lib', 'documents', 'services', 'hooks', 'components', 'pages', 'core', 'dev'] as const;

/** Generated code follows its generator's habits. */
const GENERATED = 'types/proto/';

/** Number() could meet an amount in these files. Elsewhere (calendar fields, counts in a table) it is harmless. */
const AMOUNT_CODE =
  /^(?:lib\/(?:money|amount-input|terbilang)\.ts$|core\/|components\/kit\/fields\/|documents\/|services\/)/;

const NOT_AN_AMOUNT = '// not an amount:';

/** Next loads pages and tools load their configuration by default export; everything else has one name everywhere. */
const DEFAULT_EXPORT_ALLOWED = /^pages\/|^[^/]+\.config\.ts$|\.d\.ts$/;

function listFiles(root: string): string[] {
  const inFolders = FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  );
  return [...readdirSync(root), ...inFolders]
    .filter((path) => /\.tsx?$/.test(path) && !path.startsWith(GENERATED) && path !== 'next-env.d.ts')
    .sort();
}

function importFindings(file: SourceFile): Finding[] {
  return file.imports.flatMap((edge) => {
    const message = importRefusal(file, edge);
    return message === null ? [] : [{ path: file.path, line: edge.line, message }];
  });
}

/** A re-export hides where a name comes from and pulls whole folders into a bundle. Next pages are read by their exports. */
function exportFindings(file: SourceFile): Finding[] {
  const { path } = file;
  const reExports = path.startsWith('pages/') ? [] : file.reExportLines;
  const findings = reExports.map((line) => ({
    path,
    line,
    message: 're-export: import from the file that defines it',
  }));
  if (file.defaultExportLine !== null && !DEFAULT_EXPORT_ALLOWED.test(path)) {
    findings.push({ path, line: file.defaultExportLine, message: 'default export: give it a name' });
  }
  return findings;
}

function sizeFindings({ path, functions }: SourceFile): Finding[] {
  return functions
    .filter((item) => item.lines > MAX_FUNCTION_LINES)
    .map(({ name, line, lines }) => ({
      path,
      line,
      message: `function ${name} has ${lines} lines, more than ${MAX_FUNCTION_LINES}`,
    }));
}

/** Amounts are whole minor units; a float loses sen above 90 trillion rupiah and rounds on its own terms below. */
function floatFindings(file: SourceFile): Finding[] {
  const { path } = file;
  return file.floatCalls.flatMap(({ name, line }) => {
    if (name !== 'Number') return [{ path, line, message: `${name}() makes floats of amounts: use lib/money.ts` }];
    const excused = [line, line - 1].some((at) => file.lines[at - 1]?.includes(NOT_AN_AMOUNT));
    if (excused || !AMOUNT_CODE.test(path)) return [];
    return [{ path, line, message: `Number() where amounts are handled: say "${NOT_AN_AMOUNT} ..." or use bigint` }];
  });
}

/** Reports each cycle once, at the import that closes it. */
function cycleFindings(files: ReadonlyMap<string, SourceFile>): Finding[] {
  const findings: Finding[] = [];
  const done = new Set<string>();
  const trail: string[] = [];
  const visit = (path: string): void => {
    trail.push(path);
    for (const edge of files.get(path)?.imports ?? []) {
      if (!edge.inTree || done.has(edge.target) || !files.has(edge.target)) continue;
      const at = trail.indexOf(edge.target);
      if (at === -1) visit(edge.target);
      else {
        const ring = [...trail.slice(at), edge.target].join(' -> ');
        findings.push({ path, line: edge.line, message: `import cycle: ${ring}` });
      }
    }
    trail.pop();
    done.add(path);
  };
  for (const path of files.keys()) if (!done.has(path)) visit(path);
  return findings;
}

/** Returns every breach of the project's rules in the tree below `root`, whose texts `texts` maps; by path and line. */
export function checkTree(
  root: string,
  texts: TextFiles,
): { readonly files: number; readonly findings: readonly Finding[] } {
  const files = new Map(listFiles(root).map((path) => [path, readSource(root, path)]));
  const findings = [...files.values()].flatMap((file) => [
    ...(file.syntaxError === null ? [] : [{ path: file.path, line: 1, message: file.syntaxError }]),
    ...importFindings(file),
    ...exportFindings(file),
    ...sizeFindings(file),
    ...floatFindings(file),
    ...amountFindings(file),
    ...glFindings(file),
    ...headlessFindings(file),
    ...wordFindings(file),
  ]);
  const all = [...findings, ...glFindingsOfFunctions(root), ...cycleFindings(files), ...textFindings(files, texts)];
  all.sort((a, b) => (a.path === b.path ? a.line - b.line : a.path < b.path ? -1 : 1));
  return { files: files.size, findings: all };
}

/**
 * A screen loads its texts with itself: each text is in the file of its module under lib/messages or lib/<module>/messages, an imported file is loaded, and the frame
 * carries no texts but its own.
 */

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Finding, SourceFile } from './source.ts';

type Files = ReadonlyMap<string, SourceFile>;

/** The texts of all stand here, those of a module in `messages` of its own folder. */
const FOLDER = 'lib/messages';
const TEXTS = /^lib\/(?:[\w-]+\/)?messages\//;
const FRAME = 'pages/_app.tsx';

/** The frame's own texts; those of modules come with their screens. */
const FRAME_TEXTS: ReadonlySet<string> = new Set(['common', 'session', 'shell'].map((name) => `${FOLDER}/${name}.ts`));

/** These files grow with each module, so neither the frame nor home may load them: everybody would wait for them every day. */
const GROWS =
  /^lib\/(?:operations\/(?:all|operations|names)|access\/(?:access|menus)|messages\/(?:all|en|operations|titles|module-titles))\.ts$/;
/** Beside that, the frame has nothing of any one module. */
const OF_A_MODULE = /^lib\/(?:(?:[\w-]+\/)?operations\/(?!definition\.)|parameters\.ts|accounts\/fees\.ts)/;

/** Maps each key of the texts to its file. */
export type TextFiles = ReadonlyMap<string, string>;

const textFolders = (root: string): readonly string[] => [
  FOLDER,
  ...readdirSync(join(root, 'lib'))
    .map((name) => `lib/${name}/messages`)
    .filter((folder) => existsSync(join(root, folder))),
];

/** Reads the file of each text, below `root`. */
export async function readTextFiles(root: string): Promise<TextFiles> {
  const files = new Map<string, string>();
  for (const folder of textFolders(root)) {
    for (const name of readdirSync(join(root, folder))) {
      if (!name.endsWith('.ts') || /^(?:all|en|id|known|paper)\.ts$/.test(name)) continue;
      const part: object = await import(pathToFileURL(join(root, folder, name)).href);
      for (const texts of Object.values(part)) {
        for (const key of Object.keys(texts)) files.set(key, `${folder}/${name}`);
      }
    }
  }
  return files;
}

/** Returns the files that load with a file: itself and all it imports, each with the file that brought it. */
function comesWith(files: Files, start: string): ReadonlyMap<string, string> {
  const from = new Map([[start, '']]);
  for (const path of from.keys()) {
    for (const { target, inTree, typeOnly, lazy } of files.get(path)?.imports ?? []) {
      if (inTree && !typeOnly && !lazy && !from.has(target)) from.set(target, path);
    }
  }
  return from;
}

function routeTo(target: string, from: ReadonlyMap<string, string>): string {
  const route = [target];
  for (let at = from.get(target); at; at = from.get(at)) route.unshift(at);
  return route.join(' -> ');
}

const SAYS = /^(?:components|hooks|pages)\/(?!api\/)/;

/** Returns the files that load by themselves: pages, and the targets of import(). */
function loadedAlone(files: Files): readonly string[] {
  const pages = [...files.keys()].filter((path) => path.startsWith('pages/') && SAYS.test(path));
  const asked = [...files.values()].flatMap(({ path, imports }) =>
    SAYS.test(path) ? imports.filter(({ lazy, target }) => lazy && SAYS.test(target)).map(({ target }) => target) : [],
  );
  return [...new Set([...pages, ...asked])];
}

/** A string that keys of texts begin with. */
const PREFIX = /^[a-z]\w*\.(?:\w+\.)*$/;

/** Returns the files that hold the texts a string names: the text of a key, or all whose keys begin with `prefix.`. */
function standsIn(texts: TextFiles, value: string): readonly string[] {
  const file = texts.get(value);
  if (file) return [file];
  if (!PREFIX.test(value)) return [];
  return [...new Set([...texts].flatMap(([key, at]) => (key.startsWith(value) ? [at] : [])))];
}

function missingTexts(files: Files, texts: TextFiles): Finding[] {
  const found = new Map<string, Finding>();
  const frame = comesWith(files, FRAME);
  for (const start of loadedAlone(files)) {
    const here = comesWith(files, start);
    for (const path of here.keys()) {
      if (!SAYS.test(path)) continue;
      for (const { value, line } of files.get(path)?.strings ?? []) {
        for (const file of standsIn(texts, value)) {
          if (here.has(file) || frame.has(file) || found.has(`${path} ${file}`)) continue;
          const message = `says ${value}, which is not there with ${start}: import '#${file}' in one of the two`;
          found.set(`${path} ${file}`, { path, line, message });
        }
      }
    }
  }
  return [...found.values()];
}

function tooHeavy(files: Files): Finding[] {
  const grows = (start: string, refused: (path: string) => boolean) => {
    const here = comesWith(files, start);
    return [...here.keys()]
      .filter(refused)
      .map((path) => ({ path: start, line: 1, message: `must not carry ${path}: ${routeTo(path, here)}` }));
  };
  const ofAModule = (path: string) =>
    GROWS.test(path) ||
    OF_A_MODULE.test(path) ||
    (TEXTS.test(path) && !FRAME_TEXTS.has(path) && !/\/(?:id|known)\.ts$/.test(path));
  return [...grows(FRAME, ofAModule), ...grows('pages/index.tsx', (path) => GROWS.test(path))];
}

const SCREENS = /^(?:components|pages)\/(?!api\/)/;

/** Browsers get the menus from a generated file; the table itself would bring the definitions of all operations with it. */
const withDefinitions = (files: Files): Finding[] =>
  [...files.values()].flatMap(({ path, imports }) =>
    SCREENS.test(path)
      ? imports
          .filter(({ target, typeOnly }) => target === 'lib/access/access.ts' && !typeOnly)
          .map(({ line }) => ({
            path,
            line,
            message: 'brings the definitions of all operations: import #lib/access/menus.ts',
          }))
      : [],
  );

/** Reads every string of the code beside the texts themselves. */
function stringsBeside(files: Files, textFiles: ReadonlySet<string>): ReadonlySet<string> {
  const strings = new Set<string>();
  for (const { path, strings: own } of files.values()) {
    if (textFiles.has(path) || /\/messages\/en\//.test(path)) continue;
    for (const { value } of own) strings.add(value);
  }
  return strings;
}

/**
 * Finds the texts that nothing shows. Their key stands nowhere as a string, nor as the beginning of one that is put together
 * (`status.${code}`), nor as a string and its ending (`${title}Petunjuk`).
 */
function unusedTexts(files: Files, texts: TextFiles): readonly Finding[] {
  const strings = stringsBeside(files, new Set(texts.values()));
  const prefixes = [...strings].filter((value) => PREFIX.test(value));
  const endings = [...strings].filter((value) => /^[A-Z]\w+$/.test(value));
  const isUsed = (key: string) =>
    strings.has(key) ||
    prefixes.some((prefix) => key.startsWith(prefix)) ||
    endings.some((ending) => key.endsWith(ending) && strings.has(key.slice(0, -ending.length)));
  return [...texts].flatMap(([key, path]) => {
    if (isUsed(key)) return [];
    const at = files.get(path)?.lines.findIndex((line) => line.includes(`'${key}'`)) ?? 0;
    return [{ path, line: at + 1, message: `${key} is shown nowhere: delete it in both languages` }];
  });
}

/** Texts that would be missing on a screen, what of the modules has slipped into the frame, and texts that nothing shows. */
export const textFindings = (files: Files, texts: TextFiles): readonly Finding[] => [
  ...missingTexts(files, texts),
  ...unusedTexts(files, texts),
  ...tooHeavy(files),
  ...withDefinitions(files),
];

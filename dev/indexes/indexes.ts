import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formIndex } from './form-index.ts';
import { findExports, type Search } from './found.ts';
import { type SpreadIndex, spreadIndex } from './spread-index.ts';

/** An index that spreads what a search finds. */
interface Spread extends Search, Omit<SpreadIndex, 'path'> {}

const spread: Readonly<Record<string, Spread>> = {
  'lib/operations/all.ts': {
    folder: 'lib',
    files: /^lib\/[\w-]+\/operations\/[\w-]+\.ts$/,
    declaration: /satisfies OperationDefinitions/,
    doc: 'Every operation of the product with its definition, by its code.',
    name: 'definitions',
  },
  'lib/sentences/all.ts': {
    folder: 'lib/sentences',
    files: /\.ts$/,
    declaration: /satisfies Sentences/,
    doc: 'The sentence of each operation, by its code.',
    name: 'sentences',
  },
  'lib/messages/module-titles.ts': {
    folder: 'lib',
    files: /^lib\/[\w-]+\/messages\/titles\.ts$/,
    declaration: / = \{/,
    doc: 'The modules give these titles to their screens, in Indonesian.',
    name: 'moduleTitles',
    typed: ' as const',
  },
  'lib/messages/en/module-titles.ts': {
    folder: 'lib',
    files: /^lib\/[\w-]+\/messages\/en\/titles\.ts$/,
    declaration: / = \{/,
    doc: 'The modules give these titles to their screens, in English.',
    name: 'moduleTitles',
    typed: ' as const',
  },
  'lib/messages/all.ts': {
    folder: 'lib',
    files: /^lib\/(?:[\w-]+\/)?messages\/[\w-]+\.ts$/,
    declaration: /^ = texts\(/,
    doc: 'Every visible text in Indonesian, for the server, for tools and for the type of a key; a screen has those of its module.',
    name: 'id',
    typed: ' as const',
    after: `
/** A whole language has a text for every key. */
export type Texts = Readonly<Record<keyof typeof id, string>>;
`,
  },
  'lib/messages/en/all.ts': {
    folder: 'lib',
    // Titles of modules and names of the bank are parts of other texts.
    files:
      /^lib\/(?:messages\/en\/(?!all\.ts|bank-names|module-titles)|[\w-]+\/messages\/en\/(?!titles\.ts))[\w-]+\.ts$/,
    declaration: /./,
    doc: 'Every text in English that stands in a file of texts.',
    name: 'english',
    typed: ' as const',
  },
  'dev/pages/all-examples.ts': {
    folder: 'dev/pages',
    files: /(?<!\/all)-examples?\.ts$/,
    declaration: /\boperation: /,
    doc: 'The examples of docs/accounting.md, by operation.',
    name: 'allExamples',
  },
};

const presentText = (root: string, path: string): string => {
  const file = join(root, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

/** Each index that is made of the files it lists: its path, and its text of a tree. None is written by hand. */
export const indexes: Readonly<Record<string, (root: string) => string>> = {
  ...Object.fromEntries(
    Object.entries(spread).map(([path, index]) => [
      path,
      (root: string) => spreadIndex(findExports(root, index), presentText(root, path), { ...index, path }),
    ]),
  ),
  'components/workplace/form-index.ts': formIndex,
};

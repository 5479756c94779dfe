import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ExportIndex, exportIndex } from './export-index.ts';
import { formIndex } from './form-index.ts';
import { findExports, type Search } from './found.ts';

/** An index of the exports that a search finds. */
interface Searched extends Search, Omit<ExportIndex, 'path'> {}

const MOVES = {
  folder: 'core/programs/seed/simulation/moves',
  files: /\/moves\/(?<module>[\w-]+)\/[\w-]+\.ts$/,
} as const;

const searched: Readonly<Record<string, Searched>> = {
  'lib/operations/all.ts': {
    folder: 'lib',
    files: /^lib\/(?<module>[\w-]+)\/operations\/[\w-]+\.ts$/,
    declaration: /satisfies OperationDefinitions/,
    doc: 'Every operation of the product with its definition, by its code.',
    name: 'definitions',
  },
  'lib/operations/all-ledger-accounts.ts': {
    folder: 'lib',
    files: /^lib\/(?<module>[\w-]+)\/operations\/ledger-[\w-]+\.ts$/,
    declaration: /satisfies LedgerTable/,
    doc: 'The accounts of the ledger that each operation and posting may move, by its code.',
    name: 'ledgerTables',
  },
  'lib/sentences/all.ts': {
    folder: 'lib',
    files: /^lib\/(?<module>[\w-]+)\/sentences\/[\w-]+\.ts$/,
    declaration: /satisfies Sentences/,
    doc: 'The sentence of each operation, by its code.',
    name: 'sentences',
  },
  'lib/messages/module-titles.ts': {
    folder: 'lib',
    files: /^lib\/(?<module>[\w-]+)\/messages\/titles\.ts$/,
    declaration: / = \{/,
    doc: 'The modules give these titles to their screens, in Indonesian.',
    name: 'moduleTitles',
    typed: ' as const',
  },
  'lib/messages/en/module-titles.ts': {
    folder: 'lib',
    files: /^lib\/(?<module>[\w-]+)\/messages\/en\/titles\.ts$/,
    declaration: / = \{/,
    doc: 'The modules give these titles to their screens, in English.',
    name: 'moduleTitles',
    typed: ' as const',
  },
  'lib/messages/all.ts': {
    folder: 'lib',
    files: /^lib\/(?:(?<module>[\w-]+)\/)?messages\/[\w-]+\.ts$/,
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
      /^lib\/(?:messages\/en\/(?!all\.ts|bank-names|module-titles)|(?<module>[\w-]+)\/messages\/en\/(?!titles\.ts))[\w-]+\.ts$/,
    declaration: /./,
    doc: 'Every text in English that stands in a file of texts.',
    name: 'english',
    typed: ' as const',
  },
  'dev/examples/all.ts': {
    folder: 'dev/examples',
    files: /\/examples\/(?<module>[\w-]+)\/[\w-]+\.ts$/,
    declaration: /\boperation: /,
    doc: 'The examples of docs/accounting.md, by operation.',
    name: 'allExamples',
  },
  'core/programs/seed/simulation/all-moves.ts': {
    ...MOVES,
    declaration: /^: Move = /,
    doc: 'Everything that can happen at a branch of a simulated bank.',
    name: 'everyMove',
    list: { type: 'Move', from: './move.ts' },
  },
  'core/programs/seed/simulation/all-chores.ts': {
    ...MOVES,
    declaration: /^: Chore = /,
    doc: 'Each branch of a simulated bank does these in the morning, in this order.',
    name: 'everyChore',
    list: { type: 'Chore', from: './move.ts' },
  },
  'core/programs/seed/simulation/all-unmade.ts': {
    ...MOVES,
    declaration: /satisfies Unmade/,
    doc: 'The operations that no simulated bank makes, each with the reason. A test holds that a move makes every other one.',
    name: 'unmade',
  },
};

const presentText = (root: string, path: string): string => {
  const file = join(root, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

/** Each index that is made of the files it lists: its path, and its text of a tree. None is written by hand. */
export const indexes: Readonly<Record<string, (root: string) => string>> = {
  ...Object.fromEntries(
    Object.entries(searched).map(([path, index]) => [
      path,
      (root: string) => exportIndex(findExports(root, index), presentText(root, path), { ...index, path }),
    ]),
  ),
  'components/workplace/form-index.ts': formIndex,
};

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '#dev/build.ts';
import { formIndex } from '#dev/indexes/form-index.ts';
import { indexes } from '#dev/indexes/indexes.ts';
import { treeOf } from './folder.ts';

const cards = (name: string) => `export const ${name} = {} as const satisfies OperationDefinitions;\n`;
const operationsOf = (root: string): string => indexes['lib/operations/all.ts']?.(root) ?? '';
const members = (text: string) => [...text.matchAll(/^ {2}\.\.\.(\w+),$/gm)].map(([, name]) => name);

describe('indexes', () => {
  it.each(Object.entries(indexes))('%s lists the files that are there', (path, content) => {
    expect(readFileSync(join(ROOT, path), 'utf8')).toBe(content(ROOT));
  });

  it('retain their order and put a new file last', () => {
    const files = { 'lib/cash/operations/vault.ts': cards('vault'), 'lib/books/operations/entry.ts': cards('entry') };
    const root = treeOf(files);
    const first = operationsOf(root);
    expect(members(first)).toEqual(['entry', 'vault']);
    const turned = first.replace('  ...entry,\n  ...vault,', '  ...vault,\n  ...entry,');
    const grown = treeOf({ ...files, 'lib/operations/all.ts': turned, 'lib/accounts/operations/a.ts': cards('a') });
    expect(members(operationsOf(grown))).toEqual(['vault', 'entry', 'a']);
    const shrunk = treeOf({ 'lib/cash/operations/vault.ts': cards('vault'), 'lib/operations/all.ts': turned });
    expect(members(operationsOf(shrunk))).toEqual(['vault']);
  });

  it('distinguish two exports of one name by their modules', () => {
    const text = operationsOf(
      treeOf({ 'lib/cash/operations/a.ts': cards('stock'), 'lib/cheques/operations/a.ts': cards('stock') }),
    );
    expect(members(text)).toEqual(['cashStock', 'chequesStock']);
    expect(text).toContain("import { stock as chequesStock } from '#lib/cheques/operations/a.ts';");
  });

  it('list moves and chores apart, each by the name of its module where two are called alike', () => {
    const at = 'core/programs/seed/simulation/moves';
    const root = treeOf({
      [`${at}/cash/counter.ts`]: 'export const pay: Move = {};\nexport const count: Chore = {};\n',
      [`${at}/payments/salaries.ts`]: 'export const pay: Move = {};\n',
    });
    const listed = (index: string) => indexes[`core/programs/seed/simulation/${index}.ts`]?.(root) ?? '';
    expect(listed('all-moves')).toContain(
      'export const everyMove: readonly Move[] = [\n  cashPay,\n  paymentsPay,\n];\n',
    );
    expect(listed('all-chores')).toContain('export const everyChore: readonly Chore[] = [\n  count,\n];\n');
  });

  it('find a form by its flow, and refuse two of one operation', () => {
    const form = (name: string) => `export const ${name} = defineScreen({\n  flow: 'SETOR',\n});\n`;
    const one = { 'components/cash/forms/deposit.tsx': `const initial = {};\n${form('deposit')}` };
    expect(formIndex(treeOf(one))).toContain(
      "  SETOR: async () => (await import('#components/cash/forms/deposit.tsx')).deposit,\n",
    );
    expect(() => formIndex(treeOf({ ...one, 'components/books/forms/other.tsx': form('other') }))).toThrow(
      'SETOR has two forms: deposit of components/cash/forms/deposit.tsx',
    );
  });
});

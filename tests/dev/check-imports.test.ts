import { describe, expect, it } from 'vitest';
import type { TextFiles } from '#dev/lint/texts.ts';
import { checkTree } from '#dev/lint/tree.ts';
import { treeOf } from './folder.ts';

type Tree = Readonly<Record<string, string>>;

function check(tree: Tree, texts: TextFiles = new Map()): string[] {
  const { findings } = checkTree(treeOf(tree), texts);
  return findings.map(({ path, line, message }) => `${path}:${line} ${message}`);
}

/** One import from one file to another, as a value or as a type. */
function edge(from: string, target: string, options: { type?: boolean; also?: string } = {}): string[] {
  return check({ [from]: `import ${options.type ? 'type ' : ''}{ x } from '${target}';\n${options.also ?? ''}` });
}

describe('the layers of the web', () => {
  it.each([
    ['pages/teller/cash-deposit.tsx', '#components/screens/transaction.tsx'],
    ['pages/teller/cash-deposit.tsx', '#services/cash/teller.ts'],
    ['pages/_app.tsx', '../styles/main.scss'],
    ['pages/api/[...path].ts', '#services/server/gateway.ts'],
    ['components/kit/fields/account-field.tsx', '#hooks/use-record.ts'],
    ['hooks/use-record.ts', '#services/client.ts'],
    ['services/cash/teller.ts', '#lib/cash/schemas/teller.ts'],
    ['services/server/gateway.ts', '#services/cash/teller.ts'],
    ['services/server/gateway.ts', '#types/proto/cash/teller.ts'],
    ['services/server/gateway.ts', 'node:crypto'],
    ['lib/cash/schemas/teller.ts', 'zod'],
    ['lib/dates.ts', 'dayjs/plugin/utc.js'],
    ['lib/cash/schemas/teller.ts', '#lib/money.ts'],
    ['next.config.ts', './lib/content-policy.ts'],
    ['proxy.ts', '#services/server/session.ts'],
    ['dev/start.ts', '#lib/config/config.ts'],
    ['playwright.config.ts', './e2e/browser.ts'],
    ['vitest.config.ts', './dev/node-guard.ts'],
  ])('%s may import %s', (from, target) => {
    expect(edge(from, target)).toEqual([]);
  });

  it.each([
    ['lib/money.ts', '#services/cash/teller.ts', 'lib must not import services'],
    ['lib/money.ts', '../core/ledger/post.ts', 'lib must not import core'],
    ['lib/money.ts', 'react', 'lib is pure and must not import react'],
    ['lib/money.ts', 'node:fs', 'lib is pure and must not import node:fs'],
    ['types/session.ts', '#lib/money.ts', 'types must not import lib'],
    ['services/cash/teller.ts', '#hooks/use-record.ts', 'services must not import hooks'],
    ['services/cash/teller.ts', '#services/server/gateway.ts', 'services must not import services/server'],
    ['services/client.ts', 'node:http', 'services runs in the browser and must not import node:http'],
    ['services/server/gateway.ts', '#core/main.ts', 'services/server must not import core'],
    ['hooks/use-record.ts', '#components/kit/ui/button.tsx', 'hooks must not import components'],
    ['hooks/use-record.ts', '#services/server/session.ts', 'hooks must not import services/server'],
    ['components/kit/ui/button.tsx', '../../../pages/index.tsx', 'components must not import pages'],
    ['components/kit/ui/button.tsx', '#services/server/session.ts', 'components must not import services/server'],
    ['components/kit/ui/button.tsx', '#core/cash/counter/cash-deposit.ts', 'components must not import core'],
    ['components/kit/ui/button.tsx', 'node:fs', 'components runs in the browser and must not import node:fs'],
    ['pages/index.tsx', './login.tsx', 'pages must not import pages'],
    ['pages/api/health/index.ts', '#components/kit/ui/button.tsx', 'pages/api must not import components'],
    ['proxy.ts', '#components/kit/ui/button.tsx', '(root) must not import components'],
    ['next.config.ts', './e2e/browser.ts', '(root) must not import e2e'],
    ['next.config.ts', './dev/node-guard.ts', '(root) must not import dev'],
    ['lib/money.ts', '#dev/start.ts', 'lib must not import dev'],
    ['lib/money.ts', '../tests/helpers.ts', 'lib must not import tests'],
  ])('%s must not import %s', (from, target, message) => {
    expect(edge(from, target)).toEqual([`${from}:1 ${message}`]);
  });

  it('counts type imports, import() and import types as imports', () => {
    expect(edge('lib/money.ts', '#services/cash/teller.ts', { type: true })).toHaveLength(1);
    expect(check({ 'lib/a.ts': "\nexport const a = () => import('#services/cash/teller.ts');\n" })).toEqual([
      'lib/a.ts:2 lib must not import services',
    ]);
    expect(check({ 'lib/a.ts': "export type A = import('#services/cash/teller.ts').A;\n" })).toHaveLength(1);
  });

  it.each(['pages/index.tsx', 'components/ui/a.tsx', 'hooks/use-a.ts', 'services/a.ts', 'lib/a.ts'])(
    '%s sees wire messages as types only',
    (from) => {
      expect(edge(from, '#types/proto/cash/teller.ts', { type: true })).toEqual([]);
      expect(edge(from, '#types/proto/cash/teller.ts')).toEqual([
        `${from}:1 ${from.split('/')[0]} imports wire messages as types only`,
      ]);
    },
  );

  it('sends the codec to no browser', () => {
    expect(edge('services/server/core.ts', '#lib/wire/codec.ts')).toEqual([]);
    expect(edge('services/a.ts', '#lib/wire/codec.ts')).toEqual([
      'services/a.ts:1 services imports wire messages as types only',
    ]);
    expect(edge('lib/wire/codec.ts', '#types/proto/schema.ts')).toEqual([]);
    expect(edge('lib/wire/codec.ts', '@bufbuild/protobuf/wire')).toEqual([]);
    expect(edge('lib/money.ts', '@bufbuild/protobuf/wire')).toHaveLength(1);
  });

  it('lets a page reach the server only through its server-side part', () => {
    const also = 'export const getServerSideProps = x;\n';
    expect(edge('pages/index.tsx', '#services/server/session.ts', { also })).toEqual([]);
    expect(edge('pages/index.tsx', '#services/server/session.ts')).toEqual([
      'pages/index.tsx:1 only pages with getServerSideProps and pages/api reach services/server',
    ]);
  });
});

describe('the order of the modules', () => {
  it.each([
    ['core/main.ts', './server/server.ts'],
    ['core/server/server.ts', '#core/cash/counter/cash-deposit.ts'],
    ['core/cash/counter/cash-deposit.ts', '#core/engine/operation.ts'],
    ['core/cash/counter/cash-deposit.ts', './load.ts'],
    ['core/cash/counter/cash-deposit.ts', '#core/cash/tills/tills.ts'],
    ['core/business-day/close.ts', '#core/engine/run-operation.ts'],
    ['core/control/workflow/process.ts', '#core/engine/run-operation.ts'],
    ['core/business-day/end-of-day/steps.ts', '#core/deposits/step.ts'],
    ['core/accounts/standing-orders/run-order.ts', '#core/payments/settlement/rail-terms.ts'],
    ['core/list/list-query.ts', '#core/ledger/post.ts'],
    ['core/ledger/post.ts', '#core/db/connect.ts'],
    ['core/programs/seed.ts', '#core/engine/run-operation.ts'],
    ['core/programs/seed/customers.ts', '#core/cash/counter/cash-deposit.ts'],
    ['core/server/server.ts', '#types/proto/cash/teller.ts'],
    ['core/server/server.ts', '@grpc/grpc-js'],
    ['components/cash/till.tsx', '#components/kit/ui/button.tsx'],
    ['components/cash/till.tsx', '#components/control/workflow/steps.tsx'],
    ['components/cash/till.tsx', '#components/accounts/details.tsx'],
    ['components/workplace/home/own-till.tsx', '#components/cash/till.tsx'],
  ])('%s may import %s', (from, target) => {
    expect(edge(from, target)).toEqual([]);
  });

  it.each([
    ['core/cash/a.ts', '#core/accounts/b.ts', 'core/cash must not import core/accounts, which stands above it'],
    ['core/access/a.ts', '#core/ledger/b.ts', 'core/access must not import core/ledger, which stands above it'],
    ['core/ledger/a.ts', '#core/control/b.ts', 'core/ledger must not import core/control, which stands above it'],
    ['core/engine/a.ts', '#core/cash/b.ts', 'core/engine must not import core/cash, which stands above it'],
    ['core/db/migrate.ts', '#core/ledger/b.ts', 'core/db must not import core/ledger, which stands above it'],
    ['core/cash/a.ts', '#core/main.ts', 'core/cash must not import core/programs, which stands above it'],
    ['core/jobs/a.ts', '#core/programs/seed.ts', 'core/jobs must not import core/programs, which stands above it'],
    [
      'core/cash/a.ts',
      '#core/engine/run-operation.ts',
      'a module declares operations and never runs them (only business-day and control do)',
    ],
    ['core/loans/a.ts', '#core/engine/b.ts', 'core/loans has no place in the order: add it to dev/lint/layers.ts'],
    ['core/cash/a.ts', '#services/cash/teller.ts', 'core must not import services'],
    ['core/cash/a.ts', 'next/router', 'core knows nothing of the web and must not import next/router'],
    [
      'components/kit/a.tsx',
      '#components/cash/b.tsx',
      'components/kit must not import components/cash, which stands above it',
    ],
    [
      'components/control/a.tsx',
      '#components/cash/b.tsx',
      'components/control must not import components/cash, which stands above it',
    ],
    [
      'components/cash/a.tsx',
      '#components/workplace/b.tsx',
      'components/cash must not import components/workplace, which stands above it',
    ],
    [
      'components/loans/a.tsx',
      '#components/kit/b.tsx',
      'components/loans/a.tsx is in no module: components stand in a folder of dev/lint/layers.ts',
    ],
  ])('%s must not import %s', (from, target, message) => {
    expect(edge(from, target)).toEqual([`${from}:1 ${message}`]);
  });
});

describe('the spelling of an import', () => {
  it.each([
    ['lib/cash/schemas/teller.ts', '../../money.ts', '#lib/money.ts'],
    ['core/main.ts', '#core/db/connect.ts', './db/connect.ts'],
    ['core/db/migrate.ts', '#core/db/connect.ts', './connect.ts'],
    ['pages/index.tsx', '../components/kit/ui/card.tsx', '#components/kit/ui/card.tsx'],
  ])('in %s not %s but %s', (from, target, wanted) => {
    expect(edge(from, target)).toEqual([
      `${from}:1 write ${wanted}: relative to what lies beside or below, by its # to all else`,
    ]);
    expect(edge(from, wanted)).toEqual([]);
  });
});

describe('cycles, exports and sizes', () => {
  it('reports a cycle once, and not a diamond', () => {
    const diamond = {
      'lib/a.ts': "import './b.ts';\nimport './c.ts';\n",
      'lib/b.ts': "import './d.ts';\n",
      'lib/c.ts': "import './d.ts';\n",
      'lib/d.ts': '',
    };
    expect(check(diamond)).toEqual([]);
    expect(check({ ...diamond, 'lib/d.ts': "\nimport type { A } from './a.ts';\n" })).toEqual([
      'lib/d.ts:2 import cycle: lib/a.ts -> lib/b.ts -> lib/d.ts -> lib/a.ts',
    ]);
  });

  it('refuses re-exports outside pages, and default exports outside pages and configuration', () => {
    const reExport = "export const a = 1;\nexport { b } from './b.ts';\n";
    const message = 're-export: import from the file that defines it';
    expect(check({ 'lib/a.ts': reExport })).toEqual([`lib/a.ts:2 ${message}`]);
    expect(check({ 'lib/a.ts': "export * from './b.ts';\n" })).toEqual([`lib/a.ts:1 ${message}`]);
    expect(check({ 'pages/api/a.ts': "export { b as default } from '#services/server/b.ts';\n" })).toEqual([]);
    expect(check({ 'lib/a.ts': 'export default 1;\n' })).toEqual(['lib/a.ts:1 default export: give it a name']);
    expect(check({ 'pages/a.tsx': 'export default 1;\n', 'next.config.ts': 'export default {};\n' })).toEqual([]);
  });

  it.each([
    ['function', (body: string) => `export function work() {${body}}\n`],
    ['arrow', (body: string) => `export const work = () => {${body}};\n`],
    ['method', (body: string) => `export class A {\n  work() {${body}}\n}\n`],
  ])('holds a %s to 70 lines', (kind, wrap) => {
    expect(check({ 'lib/a.ts': wrap('\n'.repeat(69)) })).toEqual([]);
    expect(check({ 'lib/a.ts': wrap('\n'.repeat(70)) })).toEqual([
      `lib/a.ts:${kind === 'method' ? 2 : 1} function work has 71 lines, more than 70`,
    ]);
  });

  it('says when a file does not parse', () => {
    expect(check({ 'lib/a.ts': 'export const = ;\n' })).toHaveLength(1);
  });
});

describe('floats on amounts', () => {
  it.each(['parseFloat(x)', 'Number.parseFloat(x)', 'x.toFixed(2)', 'x?.toFixed(2)'])(
    'refuses %s everywhere',
    (call) => {
      expect(check({ 'components/ui/a.tsx': `export const a = ${call};\n` })).toHaveLength(1);
    },
  );

  it('refuses Number() where amounts are handled, unless the line says why it is none', () => {
    const message = 'Number() where amounts are handled: say "// not an amount: ..." or use bigint';
    const bare = 'export const a = Number(x);\n';
    for (const path of ['lib/money.ts', 'core/teller/a.ts', 'components/kit/fields/a.tsx', 'services/server/a.ts']) {
      expect(check({ [path]: bare })).toEqual([`${path}:1 ${message}`]);
      expect(check({ [path]: 'export const a = Number(x); // not an amount: a page number\n' })).toEqual([]);
      expect(check({ [path]: '// not an amount: a page number\nexport const a = Number(x);\n' })).toEqual([]);
    }
    expect(check({ 'components/ui/a.tsx': bare })).toEqual([]);
    expect(check({ 'core/teller/a.ts': 'export const a = "Number(x)"; // Number(x), parseFloat(x)\n' })).toEqual([]);
  });
});

describe('the texts of a screen', () => {
  const texts: TextFiles = new Map([
    ['umum.ya', 'lib/messages/common.ts'],
    ['vault.kas', 'lib/cash/messages/vault.ts'],
    ['vault.aksi.BUKA', 'lib/cash/messages/vault.ts'],
  ]);
  const frame = {
    'pages/_app.tsx': "import '#lib/messages/common.ts';\n",
    'core/a.ts': "export const said = ['umum.ya', 'vault.kas', 'vault.aksi.BUKA'];\n",
  };
  const missing = (tree: Tree) => check({ ...frame, ...tree }, texts);
  const lacks = (path: string, said: string, start: string) =>
    `${path} says ${said}, which is not there with ${start}: import '#lib/cash/messages/vault.ts' in one of the two`;

  it('come with its page, or with the part that says them', () => {
    const part = "export const part = () => t('vault.kas');\n";
    const page = "import '#components/a.tsx';\n";
    expect(missing({ 'components/a.tsx': part, 'pages/a.tsx': page })).toEqual([
      lacks('components/a.tsx:1', 'vault.kas', 'pages/a.tsx'),
    ]);
    const brought = "import '#lib/cash/messages/vault.ts';\n";
    expect(missing({ 'components/a.tsx': part, 'pages/a.tsx': brought + page })).toEqual([]);
    expect(missing({ 'components/a.tsx': brought + part, 'pages/a.tsx': page })).toEqual([]);
  });

  it('are those of the frame without more ado, and none of a module stands in the frame', () => {
    expect(missing({ 'pages/a.tsx': "export const a = t('umum.ya');\n" })).toEqual([]);
    expect(
      missing({
        'pages/_app.tsx': "import '#components/a.ts';\n",
        'components/a.ts': "import '#lib/cash/messages/vault.ts';\n",
      }),
    ).toEqual([
      'pages/_app.tsx:1 must not carry lib/cash/messages/vault.ts: pages/_app.tsx -> components/a.ts -> lib/cash/messages/vault.ts',
    ]);
  });

  it('are found behind a code whose text is put together', () => {
    expect(missing({ 'pages/a.tsx': "export const a = messageOf('vault.aksi.', code);\n" })).toEqual([
      lacks('pages/a.tsx:1', 'vault.aksi.', 'pages/a.tsx'),
    ]);
    const template = ['`vault.aksi.', '{code}`'].join('$');
    expect(missing({ 'pages/a.tsx': `export const a = t(${template});\n` })).toHaveLength(1);
  });

  it('come with parts loaded on use: the page that asks for one may be any', () => {
    const dialog = { 'components/b.tsx': "export const b = t('vault.kas');\n" };
    const page = "import '#lib/cash/messages/vault.ts';\nexport const a = () => import('#components/b.tsx');\n";
    expect(missing({ ...dialog, 'pages/a.tsx': page })).toEqual([
      lacks('components/b.tsx:1', 'vault.kas', 'components/b.tsx'),
    ]);
  });
});

describe('a text that nothing shows', () => {
  const texts: TextFiles = new Map([['vault.kas', 'lib/cash/messages/vault.ts']]);
  const text = { 'lib/cash/messages/vault.ts': "export const vault = {\n  'vault.kas': 'Kas',\n};\n" };
  const unused = (code: string) => check({ ...text, 'core/a.ts': code }, texts);

  it('is found at its line, and its own key is no use of it', () => {
    expect(unused('export const a = 1;\n')).toEqual([
      'lib/cash/messages/vault.ts:2 vault.kas is shown nowhere: delete it in both languages',
    ]);
    expect(unused("export const a = 'vault';\n")).toHaveLength(1);
  });

  it.each([
    ['its key', 'vault.kas', "export const a = 'vault.kas';\n"],
    ['the beginning of its key', 'vault.kas', "export const a = (code: string) => 'vault.' + code;\n"],
    ['a key and its ending', 'vault.kasPetunjuk', "export const a = ['vault.kas', 'Petunjuk'];\n"],
  ])('is not one that the code names by %s', (_, key, code) => {
    expect(check({ 'core/a.ts': code }, new Map([[key, 'lib/cash/messages/vault.ts']]))).toEqual([]);
  });
});

describe('the frame and home', () => {
  it.each([
    'lib/cash/operations/teller.ts',
    'lib/operations/operations.ts',
    'lib/access/access.ts',
    'lib/parameters.ts',
  ])('the frame does not carry %s, not even by way of another file; a type weighs nothing', (path) => {
    const by = (kind: string) =>
      check({ 'pages/_app.tsx': "import '#hooks/a.ts';\n", 'hooks/a.ts': `import ${kind}{ x } from '#${path}';\n` });
    expect(by('')).toEqual([`pages/_app.tsx:1 must not carry ${path}: pages/_app.tsx -> hooks/a.ts -> ${path}`]);
    expect(by('type ')).toEqual([]);
  });

  it('a screen takes the menus without the definitions they are made of', () => {
    expect(edge('pages/a.tsx', '#lib/access/menus.ts')).toEqual([]);
    expect(edge('pages/a.tsx', '#lib/access/access.ts')).toEqual([
      'pages/a.tsx:1 brings the definitions of all operations: import #lib/access/menus.ts',
    ]);
  });

  it('home may carry the definitions of a module it shows, but never all', () => {
    expect(edge('pages/index.tsx', '#lib/cash/operations/vault.ts')).toEqual([]);
    expect(edge('pages/index.tsx', '#lib/operations/operations.ts')).toHaveLength(1);
  });
});

describe('accounts of the general ledger', () => {
  const coded = "export const a = '201002';\n";

  it.each(['core/transfer/a.ts', 'services/a.ts', 'components/a.ts', 'core/db/reference/a.ts'])(
    'are said by name in %s, also within a statement',
    (path) => {
      const named = "201002 is gl('INCOMING_TRANSFERS')";
      expect(check({ [path]: coded })).toEqual([`${path}:1 ${named}`]);
      expect(check({ [path]: "export const a = sql`\n  where kode_gl = '201002'`;\n" })).toEqual([
        `${path}:2 ${named}`,
      ]);
      expect(check({ [path]: "export const a = '100000'; // a note\n" })).toEqual([]);
      expect(check({ [path]: "export const a = 'Held on 201002';\n" })).toEqual([]);
    },
  );

  it.each([
    'lib/books/gl.ts',
    'core/programs/seed/a.ts',
    'core/db/reference/report-lines.ts',
    'dev/examples/cash/a.ts',
  ])('may be said by code in %s', (path) => {
    expect(check({ [path]: coded })).toEqual([]);
  });

  it('are said by name in functions of the database', () => {
    const path = 'core/db/functions/a.sql';
    expect(check({ [path]: "select\n  '109001' = '100000'" })).toEqual([`${path}:2 109001 is gl('CLEARING_CLAIMS')`]);
    expect(check({ [path]: "select gl('CLEARING_CLAIMS')" })).toEqual([]);
    expect(check({ 'core/db/migrations/0001-a.sql': "select '109001'" })).toEqual([]);
  });
});

describe('comments', () => {
  const clause = (first: string) => `a comment is a sentence, not a clause: "${first}"`;

  it.each([
    ['/** What a job may use. */\n', 1, 'What a job may use.'],
    ['/**\n * Whether it fits: by its shape.\n */\n', 1, 'Whether it fits:'],
    ['const a = 1;\n  // How often it asks.\n', 2, 'How often it asks.'],
    ['/** Where it listens. */\n', 1, 'Where it listens.'],
  ])('that begin with a clause are found: %j', (text, line, first) => {
    expect(check({ 'lib/a.ts': text })).toEqual([`lib/a.ts:${line} ${clause(first)}`]);
  });

  it.each([
    '/** A job uses this. */\n',
    '/** Where the database is away, the core waits. */\n',
    '// The core waits here\n// when the database is away.\n',
    '/** Whoever decides it reads this. */\n',
    "const a = 'What is it';\n",
  ])('that are sentences are not: %j', (text) => {
    expect(check({ 'lib/a.ts': text })).toEqual([]);
  });
});

describe('names', () => {
  it.each([
    ['export const loadFacts = 1;\n', 'loadFacts'],
    ['const eveningRun = 1;\n', 'eveningRun'],
    ['let unfolded = 1;\n', 'unfolded'],
    ['const sealSession = 1;\n', 'sealSession'],
    ['await layBank(owner);\n', 'layBank'],
    ['interface PagePress {}\n', 'PagePress'],
    ['const told = await ask();\n', 'told'],
    ['export const keptHeads = [];\n', 'keptHeads'],
    ['function mustBeOpen(): void {}\n', 'mustBeOpen'],
    ['const links = orderWays;\n', 'orderWays'],
  ])('of the private dialect are found: %j', (text, name) => {
    expect(check({ 'lib/a.ts': text })).toEqual([
      expect.stringMatching(new RegExp(`^lib/a\\.ts:1 ${name} is no word of the field: say `)),
    ]);
  });

  it.each([
    '/** The facts of the case, as they were laid out in the evening. */\n',
    "const greeting = 'Good evening';\n",
    'const fold = layOut(page);\n',
    'const row = { onPress: 1 }; // facts\n',
    "const hint = 'nobody is told, and nothing is kept';\n",
  ])('of everyday English are not: %j', (text) => {
    expect(check({ 'lib/a.ts': text })).toEqual([]);
  });
});

describe('the edges at which the core reads amounts', () => {
  const importing = (path: string, names: string) =>
    check({ [path]: `import { ${names} } from '#lib/money.ts';\n`, 'lib/money.ts': '' });

  it('refuses the whole of the parser in an operation', () => {
    expect(check({ 'core/day/a.ts': "import * as all from '#lib/money.ts';\n" })).toEqual([
      'core/day/a.ts:1 * reads text: take the amount from context.amounts or amountsOf()',
    ]);
  });

  it.each(['toMinor', 'rupiahMinor', 'parseMoney', 'tryParse', 'BOOK_CURRENCY, toMinor as minor'])(
    'refuses %s in an operation',
    (names) => {
      const reader = /toMinor|rupiahMinor|parseMoney|tryParse/.exec(names)?.[0];
      expect(importing('core/cash/counter/cash-deposit.ts', names)).toEqual([
        `core/cash/counter/cash-deposit.ts:1 ${reader} reads text: take the amount from context.amounts or amountsOf()`,
      ]);
    },
  );

  it.each([
    ['core/access/amounts.ts', 'toMinor'],
    ['core/cash/counter/cash-deposit.ts', 'formatMoney, fromMinor, money'],
    ['lib/accounts/schemas/standing-orders.ts', 'toMinor'],
    ['components/kit/denominations/counting.ts', 'toMinor'],
  ])('%s may import %s', (path, names) => {
    expect(importing(path, names)).toEqual([]);
  });
});

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Column, sortName } from '#components/kit/ui/column.tsx';
import { fixedList, type ListOptions } from '#hooks/use-list.ts';
import type { ListEndpoint } from '#services/client.ts';
import { testCore } from '../server/core-server.ts';

interface Asked {
  readonly endpoint: ListEndpoint;
  readonly filters: object;
}

// Its worker's other files may have read what is replaced here, and read it again as it is.
vi.hoisted(() => void vi.resetModules());
afterAll(() => void vi.resetModules());

/** Holds what one file has drawn: every column a reader can order by, and its list. */
const drawn = vi.hoisted(() => new Map<unknown, unknown>());
/** Is true for the screen of a phone, whose lists may have columns of their own. */
const phone = vi.hoisted(() => ({ narrow: false }));

vi.mock('next/router', () => ({
  useRouter: () => ({ isReady: true, query: {}, pathname: '/', push: vi.fn(), events: { on: vi.fn(), off: vi.fn() } }),
}));
vi.mock('#hooks/use-session.ts', () => ({
  useSession: () => ({ user: null, status: 'authenticated', hasRole: () => true }),
  useProfile: () => ({ canOpen: () => true }),
}));
vi.mock('#hooks/use-narrow.ts', () => ({ useNarrow: () => phone.narrow }));
vi.mock('#hooks/use-list.ts', async (original) => ({
  ...(await original<object>()),
  useList: (endpoint: ListEndpoint, { filters = {} }: ListOptions<ListEndpoint> = {}) => ({
    ...fixedList([]),
    asked: { endpoint, filters } satisfies Asked,
  }),
}));
vi.mock('#components/kit/screens/data-table.tsx', () => ({
  DataTable: ({ columns, list }: { columns: readonly Column<object>[]; list: { asked?: Asked } }) => {
    for (const column of columns) if (sortName(column) !== '') drawn.set(column, list.asked);
    return null;
  },
}));

const root = join(import.meta.dirname, '../../..');
const files = globSync('{pages,components}/**/*.tsx', {
  cwd: root,
  exclude: ['components/gallery/**', 'components/table/**'],
}).map((path) => {
  const text = readFileSync(join(root, path), 'utf8');
  return { path, text, sorts: text.match(/\bsort: (true|')/g)?.length ?? 0 };
});
const sources = files.filter(({ sorts }) => sorts > 0);

const core = await testCore();
const [customer] = await core.bank.owner<{ nomor_nasabah: string }[]>`
  select nomor_nasabah from customer where kode_cabang = '001' order by nomor_nasabah limit 1`;
const nomor_nasabah = customer?.nomor_nasabah ?? '';
const USERS = ['teller1', 'headteller1', 'manager1', 'finance1', 'auditor1', 'admin1', 'compliance1'];

/** Asks a list in the name of the first user who may. */
async function ask({ endpoint, filters }: Asked, sort: string): Promise<string> {
  const schema = await endpoint.schema();
  const whom = endpoint.rpc.startsWith('customer.') ? { keyword: LOOKED_FOR, nomor_nasabah } : {};
  const request = schema.parse({ ...filters, ...WHAT[endpoint.rpc], ...whom, sort });
  for (const user of USERS) {
    const { code } = await core.call(endpoint.rpc, request, { token: await core.issuer.token(user) });
    if (code !== 'FORBIDDEN') return code;
  }
  return 'FORBIDDEN';
}

/** These lists answer for one subject only, and their query must name it. */
const WHAT: Readonly<Record<string, object>> = {
  'report.glDetail': { kode_gl: '101002' },
  'report.glHarian': { kode_gl: '101002' },
  'reporting.hasilJadwal': { nomor_jadwal: 'JL000001' },
};

/** Customers are searched for, never listed: their queries must name them or their owner. */
const LOOKED_FOR = 'siti';

/** Draws the exports of a file in their first state, on a desk and on a phone; returns the columns it only lends to others. */
async function draw(
  path: string,
): Promise<{ shown: ReadonlyMap<Column<object>, Asked>; lent: readonly Column<object>[] }> {
  drawn.clear();
  const exported = Object.entries((await import(join(root, path))) as Record<string, unknown>);
  for (const [name, Part] of exported) {
    if (typeof Part !== 'function' || !(name === 'default' || /^[A-Z]/.test(name))) continue;
    for (const narrow of [false, true]) {
      phone.narrow = narrow;
      renderToString(
        <QueryClientProvider client={new QueryClient()}>
          {createElement(Part as FunctionComponent)}
        </QueryClientProvider>,
      );
    }
  }
  const lent = exported.flatMap(([, each]) => (Array.isArray(each) ? (each as Column<object>[]) : []));
  return { shown: new Map(drawn) as Map<Column<object>, Asked>, lent: lent.filter(({ sort }) => sort) };
}

/** Holds the columns on screens by file. A file that lends columns to others leaves their check to those who take them. */
const offered = new Map<string, ReadonlyMap<Column<object>, Asked>>();
beforeAll(async () => {
  for (const { path } of sources) {
    const { shown, lent } = await draw(path);
    const all = new Map(shown);
    for (const taker of lent.length > 0 ? files.filter(({ text }) => text.includes(`'#${path}'`)) : []) {
      const shown = (await draw(taker.path)).shown;
      for (const [column, asked] of shown) if (lent.includes(column) && asked) all.set(column, asked);
      offered.set(taker.path, shown);
    }
    offered.set(path, all);
  }
});

describe('the orders that screens offer', () => {
  test('each one written in a screen was drawn here, over the list of an endpoint', () => {
    expect(sources.length).toBeGreaterThan(5);
    const listed = (path: string) => [...(offered.get(path)?.values() ?? [])].filter(Boolean).length;
    expect(sources.filter(({ path, sorts }) => listed(path) < sorts)).toEqual([]);
  });

  test('each one is on the list of its query, rising and falling; another name is refused', async () => {
    const refused: string[] = [];
    const lists = new Map<string, Asked>();
    for (const [column, asked] of [...offered.values()].flatMap((each) => [...each])) {
      const name = sortName(column);
      lists.set(asked.endpoint.rpc, asked);
      for (const sort of [name, `-${name}`]) {
        const code = await ask(asked, sort);
        if (code !== 'OK') refused.push(`${asked.endpoint.rpc} by ${sort}: ${code}`);
      }
    }
    expect(refused).toEqual([]);
    for (const asked of lists.values())
      expect([asked.endpoint.rpc, await ask(asked, 'tidak_ada')]).toEqual([asked.endpoint.rpc, 'VALIDATION']);
  });
});

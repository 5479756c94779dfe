import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { menus } from '#lib/access/access.ts';
import { screens } from '../../e2e/screens.ts';

const listed = readFileSync(new URL('./calls.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(2)
  .map((line) => line.split('\t').slice(0, 2).join(' '));

interface Served {
  readonly method: string;
  readonly path: string;
}
const isEndpoint = (value: unknown): value is Served =>
  typeof value === 'object' && value !== null && 'rpc' in value && 'path' in value && 'method' in value;

/** What the browser calls each path by: `area.name` of services/. */
const names = new Map<string, string[]>();
for (const file of readdirSync('services').filter((name) => name.endsWith('.ts') && name !== 'registry.ts')) {
  const module: Record<string, unknown> = await import(`../../services/${file}`);
  for (const [area, calls] of Object.entries(module))
    if (typeof calls === 'object' && calls !== null)
      for (const [name, one] of Object.entries(calls))
        if (isEndpoint(one))
          names.set(`${one.method} ${one.path}`, [
            ...(names.get(`${one.method} ${one.path}`) ?? []),
            `${area}.${name}`,
          ]);
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return path === 'services/server' || path === 'pages/api' ? [] : sources(path);
    return /\.tsx?$/.test(entry.name) ? [readFileSync(path, 'utf8')] : [];
  });
}
const code = ['components', 'pages', 'hooks', 'services'].flatMap(sources).join('\n');
const isAsked = (name: string): boolean => new RegExp(`\\b${name.replace('.', '\\s*\\.\\s*')}\\b`).test(code);

/** Listed calls that no screen asks, and why: what a screen has from elsewhere, they answer to other programs. */
const WITHOUT_SCREEN: Readonly<Record<string, string>> = {
  'GET access/allowed-menu': 'a screen has its menus, row actions and rights in one answer, access/profil',
  'GET access/auth': 'the same',
  'GET access/menu': 'the same',
  'GET access/popup': 'the same',
  'POST access/sidebar-menu': 'the sidebar asks by GET, whose answer the browser keeps',
  'GET access/auth/logout': 'signing out is one call, whose answer leads there: services/server/sign-out.ts',
  'GET validate-override': 'a refusal that can be released says its reasons itself; this tells them beforehand',
  'GET parameter/indikator-resiko': 'forms ask all their lists of choices in one call, parameter/pilihan',
  'GET parameter/status-pekerjaan': 'the same',
  'GET tipe-message': 'which message leaves follows from the rail and is nobody’s choice at a counter',
  'GET parameter/skn-tunai-limit':
    'a transfer’s form asks for its rail, limits, window and fee in one answer, transfer/syarat',
  'GET parameter/nasabah-individu-exists':
    'a form shows likely duplicates while it is typed, of which this is the strictest',
  'GET pemeliharaan-rekening/history-transaksi/trx-list':
    'the filter’s kinds of movements are those of lib/movement-kinds.ts',
  'GET pemeliharaan-rekening/info-rekening/rekeningTm':
    'deposits falling due stand in pemeliharaan-rekening/deposito/informasi-tm',
  'POST cetak-informasi/deposit-withdrawal-submit': 'a screen prints the slip of a posting from the posting itself',
  'POST list-setoran-kliring': 'screens ask the same list by GET, cetak-informasi/kliring',
};

test('every call of the list is asked by a screen or has its reason', () => {
  const silent = listed.filter((call) => !(names.get(call) ?? []).some(isAsked));
  expect(silent.sort()).toEqual(Object.keys(WITHOUT_SCREEN).sort());
});

test('every screen of a menu is looked at in the browser, by both sizes and themes', () => {
  const opened = new Set(screens.map(({ address }) => address.split('?')[0]));
  const routes = Object.values(menus).map(({ route }) => route);
  expect(routes.filter((route) => route !== '' && !opened.has(route))).toEqual([]);
});

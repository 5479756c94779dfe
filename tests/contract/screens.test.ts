import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { menus } from '#lib/access/access.ts';
import type { Endpoint } from '#services/endpoint.ts';
import { modules } from '#services/registry.ts';
import { screens } from '../../e2e/screens.ts';
import { calls, key } from './calls.ts';

/** The browser calls each path by these names: `area.name` of services/. */
const names = Map.groupBy(
  Object.entries(modules).flatMap(([area, its]) =>
    Object.entries<Endpoint>(its).map(([name, call]) => ({ call: key(call), name: `${area}.${name}` })),
  ),
  ({ call }) => call,
);

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
    'the filter’s kinds of movements are those of lib/accounts/movement-kinds.ts',
  'GET pemeliharaan-rekening/info-rekening/rekeningTm':
    'deposits falling due stand in pemeliharaan-rekening/deposito/informasi-tm',
  'POST cetak-informasi/deposit-withdrawal-submit': 'a screen prints the slip of a posting from the posting itself',
  'POST list-setoran-kliring': 'screens ask the same list by GET, cetak-informasi/kliring',
};

test('every call of the list is asked by a screen or has its reason', () => {
  const silent = calls.map(key).filter((call) => !(names.get(call) ?? []).some(({ name }) => isAsked(name)));
  expect(silent.sort()).toEqual(Object.keys(WITHOUT_SCREEN).sort());
});

test('the browser checks every screen of a menu, in both sizes and themes', () => {
  const opened = new Set(screens.map(({ address }) => address.split('?')[0]));
  const routes = Object.values(menus).map(({ route }) => route);
  expect(routes.filter((route) => route !== '' && !opened.has(route))).toEqual([]);
});

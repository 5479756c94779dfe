import { describe, expect, test } from 'vitest';
import { homesOf } from '#components/workplace/home/homes.ts';
import { menuAtRest, screensIn } from '#components/workplace/layout/menu-rest.ts';
import { type MenuId, menus } from '#lib/access/access.ts';
import { headOfficeRoles, type RoleId, roles } from '#lib/access/role-names.ts';
import { roleMenus } from '#lib/access/roles.ts';
import type { MenuNode } from '#types/proto/control/access.ts';

/** The tree of a role, as the core answers it: groups only with an entry in them. */
function treeOf(role: RoleId, parent = ''): MenuNode[] {
  const held = new Set<string>(roleMenus[role]);
  return (Object.keys(menus) as MenuId[])
    .filter((id) => menus[id].parent === parent)
    .flatMap((menu_id) => {
      const children = treeOf(role, menu_id);
      const shown = children.length > 0 || (held.has(menu_id) && menus[menu_id].route !== '');
      return shown
        ? [{ menu_id, ...menus[menu_id], judul: '', haschild: children.length > 0 ? 'T' : 'F', children }]
        : [];
    });
}

const homeOf = (role: RoleId) => homesOf(roleMenus[role], headOfficeRoles.includes(role))[0];
const ids = (nodes: readonly MenuNode[]) => nodes.map(({ menu_id }) => menu_id);
const rest = (role: RoleId, recent: readonly string[]) =>
  menuAtRest({
    nodes: treeOf(role),
    pins: homeOf(role).pins,
    recent,
    inboxIsHome: homeOf(role).kind === 'supervisor',
  });

describe.each(roles)('the menu of %s at rest', (role) => {
  const all = ids(screensIn(treeOf(role)));
  const shown = rest(role, [...all].reverse());
  const entries = [...shown.top, ...shown.pinned, ...shown.recent, ...shown.groups];

  test('has at most fifteen entries, and as many as that where the role has more than thirty screens', () => {
    expect(entries.length).toBeLessThanOrEqual(15);
    if (all.length > 30) expect(entries.length).toBeGreaterThanOrEqual(12);
  });

  test('names each of them once, with pictures that differ', () => {
    expect(new Set(ids(entries)).size).toBe(entries.length);
    const pictures = [...shown.top, ...shown.pinned, ...shown.groups].map(({ icon }) => icon);
    expect(pictures.toSorted()).toEqual([...new Set(pictures)].toSorted());
  });

  test('pins four screens that the role opens, and leads to every other', () => {
    expect(ids(shown.pinned)).toEqual(homeOf(role).pins);
    const reached = new Set(ids([...shown.top, ...shown.pinned, ...screensIn(shown.groups)]));
    const views = ['cetak-list-rekening', 'rekening-tabungan', 'rekening-tutup'];
    expect(all.filter((id) => !reached.has(id) && !(all.includes('rekening') && views.includes(id)))).toEqual([]);
  });
});

test('recent screens make room where the groups need it', () => {
  expect(ids(rest('TELLER', ['bi-fast', 'setor-tunai', 'kas-teller', 'rekening']).recent)).toEqual([
    'bi-fast',
    'kas-teller',
  ]);
  expect(ids(rest('BRANCH_MANAGER', ['rekening', 'delegasi', 'khasanah', 'daftar-transfer']).recent)).toEqual([
    'rekening',
  ]);
});

test('leads an operations manager to the inbox and a branch manager to the branch, each with one home of a kind', () => {
  const kinds = (menus: readonly string[]) => homesOf(menus, false).map(({ kind }) => kind);
  expect(kinds(roleMenus.OPS_MANAGER).slice(0, 2)).toEqual(['supervisor', 'manager']);
  expect(kinds(roleMenus.BRANCH_MANAGER)).toEqual(['manager']);
  expect(kinds([...roleMenus.OPS_MANAGER, 'khasanah']).filter((kind) => kind === 'supervisor')).toHaveLength(1);
});

test('a group of one screen is that screen; the inbox that is the home has no second entry', () => {
  expect(ids(rest('ADMIN', []).groups)).toContain('lapor-kecurigaan');
  expect(ids(rest('HEAD_TELLER', []).top)).toEqual(['beranda', 'draf']);
  expect(ids(rest('BRANCH_MANAGER', []).top)).toEqual(['beranda', 'menunggu', 'draf']);
});

test('the views of the accounts have one entry, the first that the user may open, unless another is pinned', () => {
  const views = ['rekening', 'cetak-list-rekening', 'rekening-tabungan', 'rekening-tutup'];
  const shown = (nodes: readonly MenuNode[], pins: readonly string[] = []) => {
    const { pinned, groups } = menuAtRest({ nodes, pins, recent: [], inboxIsHome: false });
    return ids([...pinned, ...screensIn(groups)]).filter((id) => views.includes(id));
  };
  const tree = treeOf('BACK_OFFICE');
  expect(ids(screensIn(tree)).filter((id) => views.includes(id))).toHaveLength(4);
  expect(shown(tree)).toEqual(['rekening']);
  expect(shown(tree, ['rekening-tutup'])).toEqual(['rekening-tutup', 'rekening']);
  const without = (nodes: readonly MenuNode[]): MenuNode[] =>
    nodes
      .filter(({ menu_id }) => menu_id !== 'rekening')
      .map((node) => ({ ...node, children: without(node.children) }));
  expect(shown(without(tree))).toEqual(['cetak-list-rekening']);
});

import { describe, expect, test } from 'vitest';
import { menuLines, movedOrder, orderBetween, parentsFor } from '#components/control/users/menu-tree.ts';
import type { MenuRow } from '#types/proto/control/management.ts';

const row = (menu_id: string, parent: string, urut: number, route = ''): MenuRow => ({
  menu_id,
  parent,
  title: menu_id,
  icon: '',
  route,
  trans_code: '',
  urut,
  jenis: 'MENU',
  aktif: 'T',
  bawaan: 'F',
  jumlah_peran: 0,
  versi: 0,
  id_flow: '',
});
const rows = [
  row('satu', '', 10),
  row('a', 'satu', 20, '/a'),
  row('b', 'satu', 30, '/b'),
  row('dalam', 'satu', 40),
  row('dua', '', 50),
];
const line = (id: string) => {
  const found = menuLines(rows).find((each) => each.row.menu_id === id);
  if (!found) throw new Error(id);
  return found;
};

test('lines stand below their parents, each knowing its neighbours', () => {
  expect(menuLines(rows).map(({ row: { menu_id }, level }) => `${level} ${menu_id}`)).toEqual([
    '1 satu',
    '2 a',
    '2 b',
    '2 dalam',
    '1 dua',
  ]);
  expect([line('a').above, line('a').below?.menu_id, line('dua').above?.menu_id]).toEqual([undefined, 'b', 'satu']);
});

test('an entry may move below any group but itself and its own entries', () => {
  const ids = (id: string) => parentsFor(rows, id).map(({ menu_id }) => menu_id);
  expect(ids('satu')).toEqual(['dua']);
  expect(ids('dalam')).toEqual(['satu', 'dua']);
  expect(ids('')).toEqual(['satu', 'dalam', 'dua']);
});

describe('the order of a moved entry', () => {
  test('lies between its new neighbours', () => {
    expect(movedOrder(rows, line('b'), -1)).toBe(10);
    expect(movedOrder(rows, line('a'), 1)).toBe(35);
    expect(movedOrder(rows, line('b'), 1)).toBe(50);
    expect(movedOrder(rows, line('dua'), -1)).toBe(5);
  });

  test('is none at either end, and none where the numbers have run out', () => {
    expect([movedOrder(rows, line('a'), -1), movedOrder(rows, line('dalam'), 1)]).toEqual([null, null]);
    expect([orderBetween(10, 11), orderBetween(10, 12), orderBetween(undefined, 0)]).toEqual([null, 11, null]);
  });
});

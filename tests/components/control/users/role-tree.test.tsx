import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { checkedOf, grantTree, pathTo, toggled, visibleLines } from '#components/control/users/role-tree.ts';
import { RoleTree } from '#components/control/users/role-tree-view.tsx';
import type { HakPeran } from '#types/proto/control/management.ts';

const row = (menu_id: string, parent: string, jenis: string, route = '', over: Partial<HakPeran> = {}): HakPeran => ({
  menu_id,
  parent,
  title: `Judul ${menu_id}`,
  icon: '',
  route,
  jenis,
  aktif: 'T',
  dipegang: 'F',
  diberikan_pada: '',
  diberikan_oleh: '',
  disetujui_oleh: '',
  ...over,
});
const rows = [
  row('kelola', '', 'MENU'),
  row('orang', 'kelola', 'MENU', '/orang', {
    dipegang: 'T',
    diberikan_pada: '2026-11-20T10:00:00+07:00',
    diberikan_oleh: 'admin1',
    disetujui_oleh: 'admin2',
  }),
  row('orang-hapus', 'orang', 'POPUP'),
  row('oto-orang', 'orang', 'OTORISASI'),
  row('surat', 'kelola', 'MENU', '/surat'),
];
const nodes = grantTree(rows);
const node = (id: string) => pathTo(nodes, id).at(-1) ?? nodes[0];
const checked = (id: string, held: readonly string[]) => {
  const found = node(id);
  return found ? checkedOf(found, new Set(held)) : '';
};

describe('a click grants and revokes', () => {
  test('a screen brings its row actions, not its rights, and takes them along', () => {
    expect(toggled(nodes, 'orang', [])).toEqual(['orang', 'orang-hapus']);
    expect(toggled(nodes, 'orang', ['orang', 'orang-hapus', 'oto-orang'])).toEqual(['oto-orang']);
  });

  test('an action brings its screen; taken, it leaves it', () => {
    expect(toggled(nodes, 'orang-hapus', [])).toEqual(['orang', 'orang-hapus']);
    expect(toggled(nodes, 'orang-hapus', ['orang', 'orang-hapus'])).toEqual(['orang']);
  });

  test('a right comes and goes alone', () => {
    expect(toggled(nodes, 'oto-orang', ['surat'])).toEqual(['oto-orang', 'surat']);
  });

  test('a group gives all that is in it, and takes all once it is whole; it is never held itself', () => {
    const all = ['orang', 'orang-hapus', 'oto-orang', 'surat'];
    expect(toggled(nodes, 'kelola', ['surat'])).toEqual(all);
    expect(toggled(nodes, 'kelola', all)).toEqual([]);
  });

  test('a group is half checked while only some of its entries are granted', () => {
    expect([checked('kelola', []), checked('kelola', ['surat'])]).toEqual(['false', 'mixed']);
    expect(checked('kelola', ['orang', 'orang-hapus', 'oto-orang', 'surat'])).toBe('true');
    expect([checked('orang', ['orang']), checked('orang', ['oto-orang'])]).toEqual(['true', 'false']);
  });
});

test('a search shows its findings, all above them and all below a screen it finds', () => {
  const ids = (search: string, closed: readonly string[] = []) =>
    visibleLines(nodes, new Set(closed), search).map((line) => `${line.level} ${line.node.entry.menu_id}`);
  expect(ids('hapus', ['kelola'])).toEqual(['1 kelola', '2 orang', '3 orang-hapus']);
  expect(ids('judul orang')).toEqual(['1 kelola', '2 orang', '3 orang-hapus', '3 oto-orang']);
  expect(ids('', ['orang'])).toEqual(['1 kelola', '2 orang', '2 surat']);
  expect(ids('tidak ada')).toEqual([]);
});

function Field({ start = [] as string[] }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <RoleTree name="menu_id" label="Hak" rows={rows} value={value} onChange={setValue} />
      <p data-testid="held">{value.join(' ')}</p>
    </>
  );
}
const item = (id: string): HTMLElement => {
  const found = screen.getByText(`Judul ${id}`).closest('[role=treeitem]');
  if (!(found instanceof HTMLElement)) throw new Error(`no line ${id}`);
  return found;
};
const held = () => screen.getByTestId('held').textContent;
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

describe('the tree by keyboard', () => {
  test('Tab enters it once; arrows, Home and End move, space gives and takes', async () => {
    render(<Field />);
    await userEvent.tab();
    await userEvent.tab();
    expect(item('kelola')).toHaveFocus();
    press('ArrowDown');
    expect(item('orang')).toHaveFocus();
    press(' ');
    expect(held()).toBe('orang orang-hapus');
    press('End');
    expect(item('surat')).toHaveFocus();
    press('Home');
    press(' ');
    expect(held()).toBe('orang orang-hapus oto-orang surat');
    press('Enter');
    expect(held()).toBe('');
  });

  test('right opens and goes in, left goes up and closes', async () => {
    render(<Field />);
    await userEvent.tab();
    await userEvent.tab();
    press('ArrowLeft');
    expect(item('kelola')).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getAllByRole('treeitem')).toHaveLength(1);
    press('ArrowRight');
    expect(item('kelola')).toHaveAttribute('aria-expanded', 'true');
    press('ArrowRight');
    expect(item('orang')).toHaveFocus();
    press('ArrowLeft');
    expect(item('orang')).toHaveAttribute('aria-expanded', 'false');
    press('ArrowLeft');
    expect(item('kelola')).toHaveFocus();
  });

  test('shows each line’s level and grant, half for a group', () => {
    render(<Field start={['surat']} />);
    expect(item('kelola')).toHaveAttribute('aria-checked', 'mixed');
    expect(item('surat')).toHaveAttribute('aria-checked', 'true');
    expect(item('orang-hapus')).toHaveAttribute('aria-level', '3');
    expect(within(item('oto-orang')).getByText('Hak')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('1 dipilih');
  });
});

test('a click on the arrow collapses without giving anything, a click on the line gives', async () => {
  render(<Field />);
  const arrow = item('kelola').querySelector('.tree-toggle');
  if (arrow) await userEvent.click(arrow);
  expect([held(), screen.getAllByRole('treeitem').length]).toEqual(['', 1]);
  await userEvent.click(item('kelola'));
  expect(held()).toBe('orang orang-hapus oto-orang surat');
});

test('a role shows since when it is held, by whom and who approved it; read-only, no button works', async () => {
  render(<RoleTree name="isi" label="Isi" rows={rows} value={['orang']} />);
  expect(item('orang')).toHaveTextContent(/oleh admin1, disetujui admin2/);
  await userEvent.click(item('surat'));
  expect(item('surat')).toHaveAttribute('aria-checked', 'false');
  expect(item('surat')).toHaveAttribute('aria-disabled', 'true');
});

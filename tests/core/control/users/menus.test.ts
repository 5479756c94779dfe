import { describe, expect, test } from 'vitest';
import { forgetCaller } from '#core/access/callers.ts';
import { popupMenu, sidebarMenu } from '#core/control/sessions/queries.ts';
import { menu } from '#core/control/users/menu-queries.ts';
import { saveMenu } from '#core/control/users/menus.ts';
import type { ErrorCode } from '#lib/errors/errors.ts';
import type { MenuNode } from '#types/proto/control/access.ts';
import { paging } from '../../asking.ts';
import { accepted, refused } from '../../counter-bank.ts';
import { usersBank } from './users-bank.ts';

const bank = await usersBank();

/** An entry as the form holds it, with what is to be different. */
async function entry(menu_id: string, over: Readonly<Record<string, unknown>> = {}): Promise<Record<string, unknown>> {
  const [row] = await bank.owner`
    select menu_id, parent, title, icon, route, trans_code, urut, case when aktif then 'T' else 'F' end as aktif, versi
    from menu where menu_id = ${menu_id}`;
  return { aksi: 'UBAH', alasan: 'Menata menu', ...row, ...over };
}
const group = (menu_id: string, over: Readonly<Record<string, unknown>> = {}) => ({
  aksi: 'BUAT',
  menu_id,
  parent: '',
  title: 'Grup cabang',
  icon: 'building',
  route: '',
  trans_code: '',
  urut: 5,
  aktif: 'T',
  versi: 0,
  alasan: 'Menata menu',
  ...over,
});
const save = (data: unknown) => bank.change('SIMPAN_MENU', data);
const tried = (data: unknown) => bank.run('admin1', saveMenu, data, { dryRun: true });
const tree = async (user: string) => {
  forgetCaller(bank.app);
  return (await sidebarMenu(await bank.as(user), { role_id: [], mode: 'byrole' })).menus;
};
/** The tree in words: 'teller(setor-tunai tarik-tunai)'. */
const words = (nodes: readonly MenuNode[]): string =>
  nodes.map(({ menu_id, children }) => (children.length > 0 ? `${menu_id}(${words(children)})` : menu_id)).join(' ');

describe('a changed entry', () => {
  test('is renamed and moved by two administrators, and the sidebar of others shows it', async () => {
    const before = words(await tree('teller1'));
    expect(before).toMatch(/(?:^| )teller\(setor-tunai /);
    await save(group('loket', { parent: 'teller' }));
    await save(await entry('setor-tunai', { parent: 'loket', title: 'Terima uang', urut: 3 }));
    const [row] = await bank.owner`select title, parent, urut, route, versi from menu where menu_id = 'setor-tunai'`;
    expect(row).toEqual({ title: 'Terima uang', parent: 'loket', urut: 3, route: '/teller/cash-deposit', versi: 1 });
    const nodes = await tree('teller1');
    expect(words(nodes)).toBe(before.replace('teller(setor-tunai ', 'teller(loket(setor-tunai) '));
    const loket = nodes.find(({ menu_id }) => menu_id === 'teller')?.children[0];
    expect([loket?.haschild, loket?.children[0]?.title]).toEqual(['T', 'Terima uang']);
  });

  test('shows each field that differs before it is filed', async () => {
    const preview = await tried(await entry('coa', { title: 'Bagan akun', icon: 'list', aktif: 'F' }));
    expect(preview.perubahan).toEqual([
      { kolom: 'title', lama: 'menu.coa', baru: 'Bagan akun' },
      { kolom: 'icon', lama: 'diagram-3', baru: 'list' },
      { kolom: 'aktif', lama: 'T', baru: 'F' },
    ]);
    expect(preview.otorisasi).toMatchObject({ perlu: 'T', tingkat: 'ADMIN' });
  });

  test('that is switched off closes the screen to its holders, and opens it again when switched on', async () => {
    const open = async () => {
      forgetCaller(bank.app);
      return (await bank.as('finance1')).caller.menus.has('jurnal');
    };
    expect([await open(), words(await tree('finance1')).includes('jurnal')]).toEqual([true, true]);
    await save(await entry('jurnal', { aktif: 'F' }));
    expect([await open(), words(await tree('finance1')).includes('jurnal')]).toEqual([false, false]);
    await save(await entry('jurnal', { aktif: 'T' }));
    expect(await open()).toBe(true);
  });

  test('is refused when it has moved on meanwhile', async () => {
    const seen = await entry('neraca-saldo', { title: 'Neraca percobaan' });
    const idFlow = await bank.file('SIMPAN_MENU', seen);
    await bank.owner`update menu set versi = 4 where menu_id = 'neraca-saldo'`;
    await refused(bank, 'DATA_CHANGED', () => bank.approve(idFlow));
    await bank.owner`update menu set versi = 0 where menu_id = 'neraca-saldo'`;
    await accepted(bank, () => bank.approve(idFlow));
  });
});

describe('refused changes of the tree', () => {
  const refuses = async (code: ErrorCode, data: unknown) =>
    (await refused(bank, code, () => tried(data))).details.params?.sebab;

  test.each(['menunggu', 'pengguna', 'peran', 'menu-aplikasi', 'menu-ubah', 'otorisasi', 'manajemen'])(
    '%s cannot be switched off: nobody could undo it',
    async (id) => expect(await refuses('NOT_ALLOWED_DATA', await entry(id, { aktif: 'F' }))).toBe('MENU_WAJIB'),
  );

  test('nor be hidden below a group that is off', async () => {
    await save(group('gudang', { aktif: 'F' }));
    expect(await refuses('NOT_ALLOWED_DATA', await entry('peran', { parent: 'gudang' }))).toBe('MENU_WAJIB');
  });

  test('a group does not come to stand below itself, also when both halves of the ring are moved at once', async () => {
    await save(group('atas'));
    await save(group('bawah', { parent: 'atas' }));
    expect(await refuses('NOT_ALLOWED_DATA', await entry('atas', { parent: 'bawah' }))).toBe('MENU_INDUK');

    await save(group('kiri'));
    await save(group('kanan'));
    const [one, other] = [
      await bank.file('SIMPAN_MENU', await entry('kiri', { parent: 'kanan' })),
      await bank.file('SIMPAN_MENU', await entry('kanan', { parent: 'kiri' })),
    ];
    const ends = await Promise.allSettled([bank.approve(one), bank.approve(other)]);
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('a screen retains its route, an action its screen, a right stays on', async () => {
    expect(await refuses('NOT_ALLOWED_DATA', await entry('coa', { route: '/flow/inbox' }))).toBe('MENU_TETAP');
    expect(await refuses('NOT_ALLOWED_DATA', await entry('peran-ubah', { parent: 'pengguna' }))).toBe('MENU_TETAP');
    expect(await refuses('NOT_ALLOWED_DATA', await entry('oto-peran', { aktif: 'F' }))).toBe('MENU_HAK');
    expect(await refuses('NOT_ALLOWED_DATA', await entry('coa', { parent: 'jurnal' }))).toBe('MENU_INDUK');
  });

  test('a code of another entry and a name that is taken are refused', async () => {
    await refuses('DUPLICATE', await entry('coa', { trans_code: '1401' }));
    await refuses('DUPLICATE', group('beranda'));
    expect((await tried(await entry('coa', { trans_code: '1899' }))).perubahan).toHaveLength(1);
  });

  test('a route or parent that does not exist is a violation of its field', async () => {
    for (const [field, data] of [
      ['route', group('baru', { route: '/tidak/ada' })],
      ['parent', group('baru', { parent: 'tidak-ada' })],
    ] as const) {
      const error = await refused(bank, 'VALIDATION', () => tried(data));
      expect(error.details.violations).toEqual([expect.objectContaining({ field, kode: 'v.kode' })]);
    }
    expect((await tried(group('baru', { parent: 'teller', route: '/flow/inbox' }))).perubahan).not.toEqual([]);
  });

  test('a teller may not file it, nor may an administrator without the row action', async () => {
    const data = await entry('coa', { title: 'Akun' });
    await refused(bank, 'FORBIDDEN', () => bank.file('SIMPAN_MENU', data, 'teller1'));
    await bank.owner`delete from role_menu where role_id = 'ADMIN' and menu_id = 'menu-ubah'`;
    forgetCaller(bank.app);
    await refused(bank, 'FORBIDDEN', () => tried(data));
    await bank.owner`insert into role_menu (role_id, menu_id) values ('ADMIN', 'menu-ubah')`;
    forgetCaller(bank.app);
    await accepted(bank, () => bank.file('SIMPAN_MENU', data));
  });
});

describe('the list of menus', () => {
  test('filters by kind, parent, words and use; shows how many roles hold each and which change waits', async () => {
    const list = async (asked: object) =>
      (await menu(await bank.as('admin1'), { paging: paging(), jenis: '', parent: '', aktif: '', ...asked })).data;
    expect((await list({ jenis: 'POPUP', parent: 'peran' })).map((row) => row.menu_id)).toEqual([
      'peran-ubah',
      'peran-hapus',
      'peran-lihat',
    ]);
    expect((await list({ aktif: 'F' })).map((row) => row.menu_id)).toEqual(['gudang']);
    expect(await list({ paging: paging({ keyword: '1402' }) })).toEqual([
      expect.objectContaining({ menu_id: 'tarik-tunai', bawaan: 'T', jumlah_peran: 1, aktif: 'T', id_flow: '' }),
    ]);
    const idFlow = await bank.file('SIMPAN_MENU', await entry('khasanah', { title: 'Brankas' }));
    const [khasanah] = await list({ paging: paging({ keyword: 'khasanah' }), jenis: 'MENU' });
    expect(khasanah).toMatchObject({ menu_id: 'khasanah', id_flow: idFlow });
    const first = await menu(await bank.as('admin1'), {
      paging: paging({ show: 2 }),
      jenis: 'MENU',
      parent: '',
      aktif: 'T',
    });
    const next = await menu(await bank.as('admin1'), {
      paging: paging({ show: 2, cursor: first.resp_cursor }),
      jenis: 'MENU',
      parent: '',
      aktif: 'T',
    });
    expect(new Set([...first.data, ...next.data].map((row) => row.menu_id)).size).toBe(4);
  });
});

describe('row actions of a screen', () => {
  const ids = async (user: string, url: string, role_id: string[] = []) => {
    forgetCaller(bank.app);
    return (await popupMenu(await bank.as(user), { url, role_id })).data.map((row) => row.menu_id);
  };

  test('are those that the asked roles open and the caller holds', async () => {
    expect(await ids('admin1', '/management/roles')).toEqual(['peran-ubah', 'peran-hapus', 'peran-lihat']);
    expect(await ids('admin1', '/management/roles', ['ADMIN'])).toHaveLength(3);
    expect(await ids('admin1', '/management/roles', ['TELLER'])).toEqual([]);
    expect(await ids('teller1', '/management/roles', ['ADMIN'])).toEqual([]);
    expect(await ids('admin1', '/tidak/ada')).toEqual([]);
  });

  test('go with their menu and come back with it', async () => {
    await save(await entry('peran-lihat', { aktif: 'F' }));
    expect(await ids('admin1', '/management/roles')).toEqual(['peran-ubah', 'peran-hapus']);
    await save(await entry('peran-lihat', { aktif: 'T' }));
    expect(await ids('admin1', '/management/roles')).toHaveLength(3);
  });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '#core/db/migrate.ts';
import { loadReference } from '#core/db/reference/load.ts';
import { menus } from '#lib/access/access.ts';
import { popups } from '#lib/access/popups.ts';
import { rights } from '#lib/access/rights.ts';
import { roles } from '#lib/access/role-names.ts';
import { roleMenus } from '#lib/access/roles.ts';
import { layoutNames } from '#lib/books/chart.ts';
import { emptyBank, type TestBank } from '../helpers.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await emptyBank();
});
afterAll(() => bank.close());

const limitOf = async (role: string, group: string) =>
  (await bank.owner`select entri, setuju from role_limit where role_id = ${role} and kelompok = ${group}`).map(
    (row) => ({ ...row }),
  );

test('limits are those of the bank’s rules, in minor units', async () => {
  expect(await limitOf('TELLER', 'TUNAI')).toEqual([{ entri: 2_500_000_000n, setuju: 0n }]);
  expect(await limitOf('TELLER', 'NON_TUNAI')).toEqual([{ entri: 5_000_000_000n, setuju: 0n }]);
  expect(await limitOf('HEAD_TELLER', 'TUNAI')).toEqual([{ entri: 10_000_000_000n, setuju: 10_000_000_000n }]);
  expect(await limitOf('OPS_MANAGER', 'NON_TUNAI')).toEqual([{ entri: 200_000_000_000n, setuju: 200_000_000_000n }]);
  expect(await limitOf('BRANCH_MANAGER', 'TUNAI')).toEqual([{ entri: 200_000_000_000n, setuju: 200_000_000_000n }]);
  expect(await limitOf('BACK_OFFICE', 'TUNAI')).toEqual([{ entri: 0n, setuju: 0n }]);
  expect(await limitOf('HO_FINANCE', 'TUNAI')).toEqual([{ entri: 100_000_000_000_000n, setuju: 100_000_000_000_000n }]);
});

test('the layouts of a release are sound: every account once, commitments those off the books', async () => {
  const rows = await bank.owner<{ laporan: string; salah: unknown }[]>`
    select laporan, layout_fault(laporan, berlaku_sejak) as salah from report_layout order by 1`;
  expect(rows.map((row) => ({ ...row }))).toEqual(
    [...layoutNames].toSorted().map((laporan) => ({ laporan, salah: null })),
  );
});

test('menus and the roles that open them are those of the access table', async () => {
  const rows = await bank.owner<
    { role_id: string; menu_id: string }[]
  >`select role_id, menu_id from role_menu order by 1, 2`;
  expect(rows.map((row) => `${row.role_id} ${row.menu_id}`)).toEqual(
    roles.flatMap((role) => roleMenus[role].map((menu) => `${role} ${menu}`)).sort(),
  );
  const stored = await bank.owner<{ menu_id: string }[]>`select menu_id from menu order by urut`;
  expect(stored.map((row) => row.menu_id)).toEqual([
    ...Object.keys(menus),
    ...Object.keys(popups),
    ...Object.keys(rights),
  ]);
});

test('customer products post to control accounts of customer accounts', async () => {
  const rows =
    await bank.owner`select p.kode_produk, p.kode_gl, g.kontrol from product p join gl_account g using (kode_gl) order by 1`;
  expect(rows.map((row) => ({ ...row }))).toEqual([
    { kode_produk: '01', kode_gl: '203001', kontrol: 'REKENING' },
    { kode_produk: '11', kode_gl: '203002', kontrol: 'REKENING' },
    { kode_produk: '12', kode_gl: '301001', kontrol: 'REKENING' },
    { kode_produk: '13', kode_gl: '203003', kontrol: 'REKENING' },
    { kode_produk: '14', kode_gl: '302001', kontrol: 'REKENING' },
    { kode_produk: '15', kode_gl: '203005', kontrol: 'REKENING' },
  ]);
});

test('a later start brings the code’s definitions and leaves the bank’s own settings alone', async () => {
  await bank.owner`update gl_account set nama_gl = 'Kas besar', tipe = 'L' where kode_gl = '101001'`;
  await bank.owner`update role_limit set entri = 1 where role_id = 'TELLER'`;
  await bank.owner`update product_term set saldo_minimum = 7 where kode_produk = '12'`;
  await bank.owner`delete from role_menu where role_id = 'CS' and menu_id = 'draf'`;
  await bank.owner`delete from role_menu where role_id = 'ADMIN'`;
  await loadReference(bank.owner);
  const [row] = await bank.owner`
    select (select nama_gl from gl_account where kode_gl = '101001') as nama, (select tipe from gl_account where kode_gl = '101001') as tipe, (select saldo_minimum from product_term where kode_produk = '12') as minimum,
           (select count(*)::integer from role_menu where role_id = 'CS') as cs, (select count(*)::integer from role_menu where role_id = 'ADMIN') as admin`;
  expect({ ...row }).toEqual({
    // The product sets the properties that it posts by; the bank names its accounts.
    nama: 'Kas besar',
    tipe: 'A',
    minimum: 7n,
    cs: roleMenus.CS.length - 1,
    admin: roleMenus.ADMIN.length,
  });
  expect((await limitOf('TELLER', 'TUNAI'))[0]?.entri).toBe(1n);
});

test('a role the bank has changed gets back nothing that was taken from it, an untouched one is filled', async () => {
  await bank.owner`update role set versi = 1 where role_id = 'BACK_OFFICE'`;
  for (const role of ['BACK_OFFICE', 'OPS_MANAGER']) {
    await bank.owner`delete from role_menu where role_id = ${role}`;
    await bank.owner`delete from role_limit where role_id = ${role} and kelompok = 'NON_TUNAI'`;
  }
  await loadReference(bank.owner);
  const rows = await bank.owner<{ role_id: string; menu: number; batas: number }[]>`
    select r.role_id, (select count(*)::integer from role_menu m where m.role_id = r.role_id) as menu,
           (select count(*)::integer from role_limit l where l.role_id = r.role_id) as batas
    from role r where r.role_id in ('BACK_OFFICE', 'OPS_MANAGER') order by 1`;
  expect(rows.map((row) => ({ ...row }))).toEqual([
    { role_id: 'BACK_OFFICE', menu: 0, batas: 1 },
    { role_id: 'OPS_MANAGER', menu: roleMenus.OPS_MANAGER.length, batas: 2 },
  ]);
});

test('migrating again applies nothing', async () => {
  expect(await migrate(bank.ownerUrl)).toEqual([]);
});

test('a menu or right that a release adds is given to its roles, also to those the bank has changed', async () => {
  await bank.owner`delete from role_menu where menu_id = 'oto-reversal' or role_id = 'OPS_MANAGER' and menu_id = 'jurnal'`;
  await bank.owner`delete from menu where menu_id = 'oto-reversal'`;
  await loadReference(bank.owner);
  const held = await bank.owner<
    { role_id: string }[]
  >`select role_id from role_menu where menu_id = 'oto-reversal' order by 1`;
  expect(held.map((row) => row.role_id)).toEqual(['BRANCH_MANAGER', 'HEAD_TELLER', 'HO_FINANCE', 'OPS_MANAGER']);
  const [removed] =
    await bank.owner`select count(*)::integer as n from role_menu where role_id = 'OPS_MANAGER' and menu_id = 'jurnal'`;
  expect(removed?.n).toBe(0);
});

test('the bank’s change of a menu or a role stays', async () => {
  await bank.owner`update menu set title = 'Kas saya', versi = 1 where menu_id = 'kas-teller'`;
  await bank.owner`update role set nama = 'Kepala Kas', versi = 3 where role_id = 'HEAD_TELLER'`;
  await bank.owner`update menu set title = 'stale' where menu_id = 'draf'`;
  await loadReference(bank.owner);
  const [row] = await bank.owner`select (select title from menu where menu_id = 'kas-teller') as kas,
    (select title from menu where menu_id = 'draf') as draf, (select nama from role where role_id = 'HEAD_TELLER') as peran`;
  expect({ ...row }).toEqual({ kas: 'Kas saya', draf: 'menu.draf', peran: 'Kepala Kas' });
});

test('a group that the bank has hung below one that this release hangs below it makes no ring: both stay in the menu', async () => {
  await bank.owner`update menu set parent = 'kas', versi = 1 where menu_id = 'teller'`;
  await loadReference(bank.owner);
  const rows =
    await bank.owner`select menu_id, parent from menu where menu_id in ('kas', 'teller', 'kliring') order by 1`;
  expect(rows.map((row) => ({ ...row }))).toEqual([
    { menu_id: 'kas', parent: '' },
    { menu_id: 'kliring', parent: 'transfer' },
    { menu_id: 'teller', parent: 'kas' },
  ]);
});

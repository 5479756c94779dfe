import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeAccessQueries } from '#core/control/sessions/queries.ts';
import { as } from '#core/programs/seed/counter.ts';
import { menus } from '#lib/access/access.ts';
import { rights } from '#lib/access/rights.ts';
import type { RoleId } from '#lib/access/role-names.ts';
import { roleMenus } from '#lib/access/roles.ts';
import type { MenuNode } from '#types/proto/control/access.ts';
import { type TestBank, testBank } from '../../helpers.ts';

let bank: TestBank;
const queries = makeAccessQueries({ loginHost: 'http://login.example', idleMinutes: 15 });
beforeAll(async () => {
  bank = await testBank();
  await bank.owner`insert into user_role (id_user, role_id, urut) values ('backoffice1', 'CS', 1)`;
});
afterAll(() => bank.close());

const tree = async (user: string, role_id: string[] = []) =>
  (await queries.sidebarMenu(await as(bank, user), { role_id, mode: 'byrole' })).menus;
/** Returns the screens among a role's grants; no sidebar shows rights. */
const screensOf = (role: RoleId) => roleMenus[role].filter((id) => Object.hasOwn(menus, id));
const leaves = (nodes: readonly MenuNode[]): string[] =>
  nodes.flatMap((node) => (node.haschild === 'T' ? leaves(node.children) : [node.menu_id]));

describe('the sidebar', () => {
  test('holds exactly the menus of the roles, in menu order, in their groups', async () => {
    const nodes = await tree('teller1');
    expect(leaves(nodes)).toEqual(Object.keys(menus).filter((id) => (roleMenus.TELLER as string[]).includes(id)));
    expect(nodes.find((node) => node.menu_id === 'teller')).toMatchObject({
      haschild: 'T',
      route: '',
      title: 'menu.teller',
      children: expect.arrayContaining([
        {
          menu_id: 'setor-tunai',
          title: 'menu.setorTunai',
          // The gateway translates the key.
          judul: '',
          icon: 'box-arrow-in-down',
          route: '/teller/cash-deposit',
          trans_code: '1401',
          haschild: 'F',
          children: [],
        },
      ]),
    });
  });

  test('leaves groups out that would be empty', async () => {
    expect((await tree('cs1')).map((node) => node.menu_id)).toEqual([
      'beranda',
      'teller',
      'nasabah',
      'otorisasi',
      'pemeliharaan-rekening',
      'deposito',
      'transfer',
    ]);
  });

  test('only roles that the caller holds count', async () => {
    expect(leaves(await tree('teller1', ['AUDITOR']))).toEqual([]);
    expect(leaves(await tree('teller1', ['AUDITOR', 'TELLER']))).toEqual(leaves(await tree('teller1')));
    expect(leaves(await tree('backoffice1', ['CS'])).sort()).toEqual([...screensOf('CS')].sort());
    expect(leaves(await tree('backoffice1')).sort()).toEqual(
      [...new Set([...screensOf('CS'), ...screensOf('BACK_OFFICE')])].sort(),
    );
  });
});

test('the access lists agree with the roles', async () => {
  const context = await as(bank, 'headteller1');
  const ids = (rows: { data: { menu_id: string }[] }) => rows.data.map((row) => row.menu_id);
  expect(ids(await queries.allowedMenu(context, {})).sort()).toEqual([...roleMenus.HEAD_TELLER].sort());
  expect(ids(await queries.menu(context, {})).sort()).toEqual([...screensOf('HEAD_TELLER')].sort());
  expect(ids(await queries.popup(context, {}))).not.toContain('beranda');
  expect(ids(await queries.auth(context, {})).sort()).toEqual(
    roleMenus.HEAD_TELLER.filter((id) => Object.hasOwn(rights, id)).sort(),
  );
  expect(ids(await queries.auth(await as(bank, 'admin1'), {}))).toEqual(
    [...roleMenus.ADMIN].filter((id) => Object.hasOwn(rights, id)),
  );
});

test('the profile comes from the core’s tables', async () => {
  const profile = await queries.profil(await as(bank, 'teller1'), {});
  expect(profile).toMatchObject({
    id_user: 'teller1',
    nama_user: 'Siti Rahmawati',
    role_id: ['TELLER'],
    kode_cabang: '001',
    nama_cabang: 'Jakarta',
    limit: expect.arrayContaining([
      { kelompok: 'TUNAI', kode_valuta: 'IDR', entri: '25000000.00', setuju: '0.00' },
      { kelompok: 'NON_TUNAI', kode_valuta: 'IDR', entri: '50000000.00', setuju: '0.00' },
    ]),
  });
  expect([...profile.menu_id].sort()).toEqual([...roleMenus.TELLER].sort());
  const [till] = await bank.app<{ id: string }[]>`select id_kas::text as id from cash_box where id_user = 'teller1'`;
  expect(profile.id_kas).toBe(till?.id);
  const finance = await queries.profil(await as(bank, 'finance1'), {});
  expect([profile.kantor_pusat, finance.kantor_pusat, finance.id_kas]).toEqual(['F', 'T', '']);
});

test('the sign-out goes to the configured login host', async () => {
  expect(await queries.logout(await as(bank, 'teller1'), {})).toEqual({ login_host: 'http://login.example' });
});

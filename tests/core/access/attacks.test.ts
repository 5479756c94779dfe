import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { recordChange } from '#core/engine/record-change.ts';
import { bareCommit } from '../counter-bank.ts';
import { breaksBooks } from '../helpers.ts';
import { testCore } from '../server/core-server.ts';
import { attacker, person, role } from './attacker.ts';

const core = await testCore();
const { bank } = core;
breaksBooks(bank, ['27']);
const { as, decide, everyWay, file, refusedEveryWay, rights } = attacker(core);

describe('nobody raises an own right', () => {
  test('an administrator cannot assign an own role, nor change a role held, in any way', async () => {
    await refusedEveryWay('admin1', person('admin1', '000', ['ADMIN', 'HO_FINANCE']), 'OWN_RECORD');
    await refusedEveryWay('admin1', role('ADMIN', ['beranda', 'pengguna', 'setor-tunai']), 'OWN_RECORD');
    const answers = await everyWay('admin1', person('cs1', '001', ['CS', 'BACK_OFFICE']));
    expect(answers).toEqual({
      preview: 'OK',
      post: 'OVERRIDE_NEEDED',
      'post with a made-up grant': 'GRANT_INVALID',
      file: 'OK',
      'ask a screen': 'OK',
      'release by password': 'OK',
      'release by finger': 'OK',
    });
    expect(await rights()).not.toContain('user cs1 BACK_OFFICE');
    await bank.owner`update flow_instance set flow_state = 'CANCELLED' where flow_state = 'WAITING'`;
  });

  test('an administrator cannot approve a colleague’s change of the own record; another administrator can', async () => {
    const idFlow = await file(person('admin2', '000', ['ADMIN', 'AUDITOR']));
    const before = await rights();
    expect(await decide('admin2', idFlow, 'UBAH_PENGGUNA')).toBe('OWN_RECORD');
    expect(await decide('admin1', idFlow, 'UBAH_PENGGUNA')).toBe('SELF_APPROVAL');
    expect(await rights()).toEqual(before);
    await bank.owner`insert into user_role (id_user, role_id, urut) values ('compliance1', 'ADMIN', 1)`;
    await new Promise((resolve) => setTimeout(resolve, 2_100));
    expect(await decide('auditor1', idFlow, 'UBAH_PENGGUNA')).not.toBe('OK');
    expect(await decide('compliance1', idFlow, 'UBAH_PENGGUNA')).toBe('OK');
    expect(await rights()).toContain('user admin2 AUDITOR');
    await bank.owner`delete from user_role where (id_user, role_id) in (('compliance1', 'ADMIN'), ('admin2', 'AUDITOR'))`;
    await new Promise((resolve) => setTimeout(resolve, 2_100));
  });

  test('a user who is no administrator makes no change of access, in any way', async () => {
    for (const user of ['teller1', 'headteller1', 'finance1', 'auditor1']) {
      const own = person(user, '001', ['ADMIN']);
      await refusedEveryWay(user, own, 'FORBIDDEN');
      await refusedEveryWay(user, role('TELLER', ['beranda', 'jejak-audit']), 'FORBIDDEN');
    }
    expect((await everyWay('admin1', role('CS', ['beranda', 'rekening', 'jurnal']))).preview).toBe('OK');
    await bank.owner`update flow_instance set flow_state = 'CANCELLED' where flow_state = 'WAITING'`;
  });

  test('nor approves one, with any authority over money', async () => {
    const idFlow = await file(person('cs1', '001', ['CS', 'BACK_OFFICE']));
    const before = await rights();
    for (const user of ['teller1', 'headteller1', 'manager1', 'finance1', 'auditor1']) {
      expect([user, await decide(user, idFlow, 'UBAH_PENGGUNA')]).not.toEqual([user, 'OK']);
    }
    expect(await rights()).toEqual(before);
    expect(await decide('admin2', idFlow, 'UBAH_PENGGUNA')).toBe('OK');
    expect(await rights()).toContain('user cs1 BACK_OFFICE');
  });

  test('a core taken over still needs the second person’s item or grant', async () => {
    const own = ['TELLER', 'ADMIN'].map((role_id, urut) => ({ role_id, urut }));
    const waits = await file(person('backoffice1', '001', ['BACK_OFFICE', 'CS']));
    const before = await rights();
    const forged = (maker: string, proof: { token?: string; id_flow?: string }, approver: string | null) =>
      bareCommit(bank, {
        actor: maker,
        idUser: maker,
        token: proof.token ?? null,
        idFlow: proof.id_flow ?? null,
        operasi: 'UBAH_PENGGUNA',
        date: null,
        approver,
        effects: [
          {
            ...recordChange('user', {
              aksi: 'UBAH',
              versi: 0,
              baris: { id_user: 'teller1' },
              bagian: { user_role: own },
            }),
            ...proof,
          },
        ],
      });
    const proofs = [
      {},
      { operasi: 'UBAH_PENGGUNA' },
      { operasi: 'UBAH_PENGGUNA', token: randomUUID() },
      { operasi: 'UBAH_PENGGUNA', id_flow: randomUUID() },
      { operasi: 'UBAH_PENGGUNA', id_flow: waits },
    ];
    for (const proof of proofs) {
      for (const approver of [null, 'admin2', 'teller1']) {
        await expect(forged('teller1', proof, approver)).rejects.toMatchObject({ code: 'FORBIDDEN' });
        const code = 'token' in proof || 'id_flow' in proof ? 'GRANT_INVALID' : 'SECOND_PERSON';
        await expect(forged('admin1', proof, approver)).rejects.toMatchObject({ code });
      }
    }
    expect(await rights()).toEqual(before);
    expect(await decide('admin2', waits, 'UBAH_PENGGUNA')).toBe('OK');
    expect(await rights()).not.toEqual(before);
  });
});

describe('made-up rights', () => {
  test('a menu that does not exist is in no role', async () => {
    for (const forged of ['semua', 'oto-semua', 'lihat-semua', 'constructor']) {
      await refusedEveryWay('admin1', role('CS', ['beranda', forged]), 'VALIDATION');
    }
    for (const forged of ['*', '', '../pengguna', "beranda' or '1'='1", '__proto__']) {
      await refusedEveryWay('admin1', role('CS', ['beranda', forged]), 'VALIDATION');
    }
    expect((await everyWay('admin1', role('CS', ['beranda', 'rekening']))).file).toBe('OK');
    await bank.owner`update flow_instance set flow_state = 'CANCELLED' where flow_state = 'WAITING'`;
  });

  test('a menu leads to a screen of the product, and to no other place', async () => {
    const menu = (route: string) =>
      [
        'management.saveMenu',
        'SIMPAN_MENU',
        {
          aksi: 'BUAT',
          menu_id: 'uji-menu',
          parent: 'audit',
          title: 'Uji',
          icon: '',
          route,
          trans_code: '',
          urut: 99,
          aktif: 'T',
          versi: 0,
          alasan: 'Perubahan uji',
        },
      ] as const;
    for (const route of ['//evilhost', 'https://evil.example', 'javascript:alert(1)', '/api/session/sign-out']) {
      await refusedEveryWay('admin1', menu(route), 'VALIDATION');
    }
    expect((await everyWay('admin1', menu('/audit/trail'))).file).toBe('OK');
    await bank.owner`update flow_instance set flow_state = 'CANCELLED' where flow_state = 'WAITING'`;
  });

  test('roles and menus written into the token or the question open nothing', async () => {
    const claims = {
      realm_access: { roles: ['ADMIN', 'AUDITOR'] },
      role_id: ['ADMIN'],
      menu_id: ['pengguna', 'jejak-audit'],
      menus: ['pengguna'],
    };
    const all = { paging: { page: 1, show: 15, cursor: '', sort: '', keyword: '' } };
    expect((await as('teller1', 'management.users', all, claims)).code).toBe('FORBIDDEN');
    expect((await as('teller1', 'audit.auditTrail', all, claims)).code).toBe('FORBIDDEN');
    expect((await as('admin1', 'management.users', all)).code).toBe('OK');
    expect((await as('auditor1', 'audit.auditTrail', all)).code).toBe('OK');

    const sidebar = async (user: string) =>
      JSON.stringify((await as(user, 'access.sidebarMenu', { role_id: ['ADMIN', 'AUDITOR'], mode: 'byrole' })).reply);
    expect(await sidebar('teller1')).toBe('{"menus":[]}');
    expect(await sidebar('admin1')).toContain('"pengguna"');
    const actions = async (user: string) =>
      (await as(user, 'access.popupMenu', { url: '/management/users', role_id: ['ADMIN'] })).reply as {
        data: unknown[];
      };
    expect((await actions('teller1')).data).toEqual([]);
  });
});

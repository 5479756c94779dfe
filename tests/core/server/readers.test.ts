import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { questionOf } from '#core/access/audited-reads.ts';
import { forgetCaller } from '#core/access/callers.ts';
import { supervisorFrom } from '#core/access/supervisor.ts';
import { makeHandlers } from '#core/server/modules.ts';
import { access, mayCall } from '#lib/access/calls.ts';
import { conflictsOf } from '#lib/access/duty.ts';
import { readersChanges } from '#lib/access/reading.ts';
import { READS_ONLY } from '#lib/access/reads-only.ts';
import { roleMenus } from '#lib/access/roles.ts';
import type { RpcName } from '#types/rpc.ts';
import { paging } from '../asking.ts';
import { accepted, bareCommit, refused } from '../counter-bank.ts';
import { testCore } from './core-server.ts';

const core = await testCore();
const { bank, issuer } = core;
const as = async (who: string, key: string = randomUUID()) => ({ token: await issuer.token(who), key });

const stored = async () =>
  (
    await bank.owner<{ id_user: string; rincian: unknown }[]>`
      select id_user, rincian from audit_log where aksi = 'BACA' order by id`
  ).map((row) => ({ ...row }));

/** Takes the right to read only from the auditor, who keeps the rights of the menus. */
const mayChange = async () => {
  await bank.owner`delete from role_menu where role_id = 'AUDITOR' and menu_id = ${READS_ONLY}`;
  forgetCaller(bank.app);
};
beforeEach(() => bank.owner`delete from sensitive_read`);
afterEach(async () => {
  await bank.owner`insert into role_menu (role_id, menu_id) values ('AUDITOR', ${READS_ONLY}) on conflict do nothing`;
  forgetCaller(bank.app);
});

describe('a reader without changes', () => {
  test('makes only permitted changes, with any menus', () => {
    const handlers = makeHandlers({
      loginHost: '',
      idleMinutes: 15,
      supervisor: supervisorFrom(async () => null, 'x'),
      documentKeys: ['key'],
    });
    const everything = new Set([...Object.values(roleMenus).flat(), READS_ONLY]);
    const open = (Object.keys(handlers) as (keyof typeof handlers)[]).filter(
      (rpc) => handlers[rpc].changes && mayCall(rpc, everything),
    );
    expect(open.sort()).toEqual([...readersChanges, 'wic.laporKecurigaan'].sort());
  });

  test.each([
    ['management.users', {}],
    ['management.roleList', {}],
    ['management.menu', {}],
    ['parameter.batasHarian', {}],
    ['parameter.nilaiParameter', {}],
    ['screening.kecocokan', {}],
    ['branch.papanHari', {}],
    ['report.jurnal', { awal: '2026-11-20', akhir: '2026-11-20' }],
  ] as const)('reads %s, and the read is recorded once an hour', async (rpc, question) => {
    const before = (await stored()).length;
    const ask = async () =>
      core.call(rpc as 'management.users', { paging: paging(), ...question }, await as('auditor1', ''));
    expect((await ask()).code).toBe('OK');
    expect((await ask()).code).toBe('OK');
    const rows = (await stored()).slice(before);
    expect(rows).toEqual([{ id_user: 'auditor1', rincian: { asal: rpc, tanya: expect.any(Object) } }]);
  });

  test('is recorded with its question; another question is another row', async () => {
    const before = (await stored()).length;
    for (const keyword of ['siti', 'budi']) {
      await core.call('management.users', { paging: paging({ keyword }) }, await as('auditor1', ''));
    }
    expect((await stored()).slice(before).map(({ rincian }) => rincian)).toEqual([
      { asal: 'management.users', tanya: expect.objectContaining({ 'paging.keyword': 'siti' }) },
      { asal: 'management.users', tanya: expect.objectContaining({ 'paging.keyword': 'budi' }) },
    ]);
  });

  test('leaves no row of background reads, nor does a user who may change', async () => {
    const before = await stored();
    expect((await core.call('parameter.accountingDate', {}, await as('auditor1', ''))).code).toBe('OK');
    expect((await core.call('management.users', { paging: paging() }, await as('admin1', ''))).code).toBe('OK');
    expect(await stored()).toEqual(before);
  });

  test('is refused a change of a readable record; without the right the menu opens it', async () => {
    const cutOff = async () =>
      (await core.call('branch.cutOff', { kode_cabang: '002', accounting_date: '' }, await as('auditor1'))).code;
    expect(await cutOff()).toBe('FORBIDDEN');
    await mayChange();
    expect(await cutOff()).toBe('OK');
  });

  test('is refused by the posting function as well, at once and as the second person', async () => {
    const post = () =>
      bareCommit(bank, { operasi: 'CUT_OFF_CABANG', actor: 'auditor1', idUser: 'auditor1', legs: [], nominal: 0n });
    await refused(bank, 'FORBIDDEN', post);
    const stands = async () => {
      const [row] = await bank.owner<{ ya: boolean }[]>`
        select is_authority_valid('auditor1', 'auditor1', 'SETOR_TUNAI', null, 'TUNAI', 'IDR', 0, '001') as ya`;
      return row?.ya;
    };
    await bank.owner`insert into role_menu (role_id, menu_id)
      select 'AUDITOR', hak from operation_check where flow_code = 'SETOR_TUNAI'`;
    await bank.owner`update role set tingkat = 'BRANCH_MANAGER' where role_id = 'AUDITOR'`;
    expect(await stands()).toBe(false);
    await mayChange();
    expect(await stands()).toBe(true);
    await accepted(bank, post);
  });

  test('has no duties that meet', () => {
    expect(conflictsOf(roleMenus.AUDITOR)).toEqual([]);
    expect(conflictsOf(roleMenus.AUDITOR.filter((id) => id !== READS_ONLY)).map(({ kode }) => kode)).toContain(
      'TUGAS_AUDITOR',
    );
  });
});

test('a question is recorded without empty fields, cut, in the order of its names', () => {
  expect(questionOf({ z: 'x'.repeat(300), a: '', paging: { page: 2, keyword: '' }, cabang: ['001', '002'] })).toEqual({
    cabang: '001, 002',
    'paging.page': '2',
    z: 'x'.repeat(200),
  });
});

test('every call that is named here is served', () => {
  const served: readonly RpcName[] = Object.keys(access) as RpcName[];
  expect(served).toEqual(expect.arrayContaining([...readersChanges]));
});

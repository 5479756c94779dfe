import { describe, expect, test } from 'vitest';
import { access, mayCall } from '#lib/access/calls.ts';
import { roles } from '#lib/access/role-names.ts';
import { roleMenus } from '#lib/access/roles.ts';
import type { ErrorCode } from '#lib/errors/errors.ts';
import { rpcDefinition, rpcNames } from '#services/server/rpc-definitions.ts';
import { paging } from '../asking.ts';
import { books } from '../counter-bank.ts';
import { eachOneRole, officers } from '../officers.ts';
import { metadataOf } from './client.ts';
import { testCore } from './core-server.ts';

const core = await testCore();
const { bank, issuer } = core;
await eachOneRole(bank);

/** The stream has tests of its own below; the provider's message and the web's question are no user's call. */
const unary = rpcNames.filter((rpc) => !['flow.watch', 'access.backchannelLogout', 'access.tokenSesi'].includes(rpc));

test('the table names exactly the rpcs that are served', () => {
  expect(Object.keys(access).sort()).toEqual([...rpcNames].sort());
});

/** Called without a key, so that nothing that is allowed changes anything. */
const codeOf = async (rpc: (typeof rpcNames)[number], token: string): Promise<string> =>
  (await core.call(rpc, {}, { token })).code;

describe.each(roles)('%s by direct gRPC', (role) => {
  test('may call exactly the calls that the access table opens to the role', async () => {
    const token = await issuer.token(officers[role]);
    const held = new Set<string>(roleMenus[role]);
    const open: string[] = [];
    for (const rpc of unary) {
      const code = await codeOf(rpc, token);
      expect([rpc, code]).not.toEqual([rpc, 'UNAUTHENTICATED']);
      if (code !== ('FORBIDDEN' satisfies ErrorCode)) open.push(rpc);
    }
    expect(open).toEqual(unary.filter((rpc) => mayCall(rpc, held)));
  });
});

/** The table itself, held against what the bank expects of it in words. */
test.each([
  ['teller.setorTunai', ['TELLER']],
  ['teller.tarikTunai', ['TELLER']],
  ['teller.pemindahbukuan', ['TELLER', 'BACK_OFFICE']],
  ['teller.reversal', ['TELLER', 'HEAD_TELLER', 'BACK_OFFICE']],
  ['vault.penarikanKhasanah', ['HEAD_TELLER']],
  ['vault.setoranKhasanah', ['TELLER']],
  ['branch.tutup', ['OPS_MANAGER', 'BRANCH_MANAGER', 'HO_FINANCE', 'HO_FINANCE_STAFF']],
  ['audit.auditTrail', ['AUDITOR']],
  ['flow.otorisasiData', ['HEAD_TELLER', 'OPS_MANAGER', 'BRANCH_MANAGER', 'HO_FINANCE', 'ADMIN', 'COMPLIANCE']],
] as const)('%s is for %j only', async (rpc, allowed) => {
  const open = await Promise.all(
    roles.map(async (role) => ((await codeOf(rpc, await issuer.token(officers[role]))) === 'FORBIDDEN' ? [] : [role])),
  );
  expect(open.flat()).toEqual(allowed);
});

test('a refused call leaves its trace in the audit trail and nothing else', async () => {
  const before = await books(bank);
  expect(await codeOf('audit.auditTrail', await issuer.token('teller1'))).toBe('FORBIDDEN');
  const after = await books(bank);
  const { audit_log: trail, ...rest } = after;
  expect(trail).not.toBe(before.audit_log);
  expect(rest).toEqual(Object.fromEntries(Object.entries(before).filter(([table]) => table !== 'audit_log')));
  const [row] = await bank.owner`select id_user, aksi, hasil, rincian from audit_log order by id desc limit 1`;
  expect({ ...row }).toEqual({
    id_user: 'teller1',
    aksi: 'audit.auditTrail',
    hasil: '57',
    rincian: { sebab: 'FORBIDDEN' },
  });
});

test('a read that its screen would not open leaves a trace too', async () => {
  const token = await issuer.token('teller1');
  expect((await core.call('audit.riwayatObjek', { objek: 'USER:admin1', paging: paging() }, { token })).code).toBe(
    'FORBIDDEN',
  );
  const [row] = await bank.owner`select id_user, aksi, hasil from audit_log order by id desc limit 1`;
  expect({ ...row }).toEqual({ id_user: 'teller1', aksi: 'audit.riwayatObjek', hasil: '57' });
  const own = await core.call(
    'audit.riwayatObjek',
    { objek: 'USER:admin1', paging: paging() },
    { token: await issuer.token('admin1') },
  );
  expect(own.code).toBe('OK');
});

test('a change needs an idempotency key; a read and a dry run do not', async () => {
  const token = await issuer.token('teller1');
  const changes = [
    'teller.setorTunai',
    'teller.reversal',
    'flow.processV2',
    'vault.openTellerCash',
    'vault.closeTellerCash',
    'access.requestOverride',
  ] as const;
  const before = await books(bank);
  for (const rpc of changes) expect([rpc, await codeOf(rpc, token)]).toEqual([rpc, 'KEY_REQUIRED']);
  expect(await books(bank)).toEqual(before);
  expect(
    (
      await core.call(
        'vault.closeTellerCash',
        { dry_run: 'T', kode_valuta: 'IDR', selisih: '', pecahan: [] },
        { token },
      )
    ).code,
  ).toBe('OK');
  expect(await codeOf('teller.teller', token)).toBe('OK');
});

test('a changed role and a changed menu work within three seconds, both ways', async () => {
  const token = await issuer.token('cs1');
  const seconds = () => new Promise((resolve) => setTimeout(resolve, 3_000));
  const trail = () => codeOf('audit.auditTrail', token);
  expect(await trail()).toBe('FORBIDDEN');
  await bank.owner`insert into user_role values ('cs1', 'AUDITOR', 1)`;
  await seconds();
  expect(await trail()).toBe('OK');
  await bank.owner`delete from role_menu where role_id = 'AUDITOR' and menu_id = 'jejak-audit'`;
  await seconds();
  expect(await trail()).toBe('FORBIDDEN');
  await bank.owner`insert into role_menu values ('AUDITOR', 'jejak-audit')`;
  await bank.owner`delete from user_role where id_user = 'cs1' and role_id = 'AUDITOR'`;
  await seconds();
  expect(await trail()).toBe('FORBIDDEN');
});

describe('the live inbox', () => {
  const watch = (meta: { token?: string }) => {
    const { path, requestSerialize, responseDeserialize } = rpcDefinition('flow.watch');
    return core.raw.makeServerStreamRequest(
      path,
      requestSerialize,
      responseDeserialize,
      { last_event_id: '' },
      metadataOf(meta),
    );
  };

  test('opens to nobody without a token', async () => {
    const code = await new Promise<number>((resolve) => {
      const stream = watch({});
      stream.on('data', () => resolve(-1));
      stream.on('error', (error) => resolve((error as { code?: number }).code ?? -1));
    });
    expect(code).toBe(16);
  });

  test('shows an officer items of the own branch only', async () => {
    const seen: Record<string, string[]> = { manager1: [], manager2: [], finance2: [], teller1: [], teller2: [] };
    const streams = await Promise.all(
      Object.keys(seen).map(async (user) => {
        const stream = watch({ token: await issuer.token(user) });
        stream.on('data', (event: { id_flow: string; flow_state: string }) => seen[user]?.push(event.flow_state));
        stream.on('error', () => {});
        return stream;
      }),
    );
    await new Promise((resolve) => setTimeout(resolve, 500));
    const data = { nomor_rekening_debet: '001010000012', nomor_rekening_kredit: '001120000010', nominal: '1000.00' };
    const item = await bank.flow('teller1', 'SUBMIT', { flowCode: 'PEMINDAHBUKUAN', seen: '', data });
    await bank.flow('teller1', 'CANCEL', { idFlow: item.id_flow });
    for (let waited = 0; waited < 5_000 && (seen.manager1?.length ?? 0) < 2; waited += 50) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const both = ['WAITING', 'CANCELLED'];
    expect(seen).toEqual({ manager1: both, finance2: both, teller1: both, manager2: [], teller2: [] });
    for (const stream of streams) stream.cancel();
  });
});

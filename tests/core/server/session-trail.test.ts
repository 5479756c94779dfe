import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { rpcDefinition } from '#services/server/rpc-definitions.ts';
import { metadataOf } from './client.ts';
import { testCore } from './core-server.ts';
import { now } from './issuer.ts';

const core = await testCore();
const { bank, issuer } = core;

const trail = async (session: string) =>
  (await bank.owner`select id_user, kode_cabang, aksi, hasil from audit_log where objek = ${session} order by id`).map(
    (row) => ({ ...row }),
  );

test('a sign-in is written once per session, a sign-out each time it is asked for', async () => {
  const sid = randomUUID();
  const token = await issuer.token('teller1', { sid });
  for (let call = 0; call < 3; call += 1) expect((await core.call('access.profil', {}, { token })).code).toBe('OK');
  const signIn = { id_user: 'teller1', kode_cabang: '001', aksi: 'MASUK', hasil: '00' };
  expect(await trail(sid)).toEqual([signIn]);
  expect((await core.call('access.keluar', {}, { token })).code).toBe('OK');
  expect(await trail(sid)).toEqual([signIn, { ...signIn, aksi: 'KELUAR' }]);
});

test('a supervisor’s credential that the web server could not exchange is refused and written', async () => {
  const request = { token_supervisor: '', flowCode: 'SETOR_TUNAI', flowData: '{}' };
  const token = await issuer.token('teller1');
  const answer = await core.call('access.authenticateV2', request, { token, key: randomUUID() });
  expect(answer.code).toBe('OVERRIDE_CREDENTIAL');
  const [row] = await bank.owner`select id_user, aksi, hasil, rincian from audit_log order by id desc limit 1`;
  expect({ ...row }).toEqual({
    id_user: 'teller1',
    aksi: 'access.authenticateV2',
    hasil: '55',
    rincian: { sebab: 'OVERRIDE_CREDENTIAL' },
  });
});

test('the live inbox ends with the token it was opened with', async () => {
  const watch = async (exp: number) => {
    const { path, requestSerialize, responseDeserialize } = rpcDefinition('flow.watch');
    const token = await issuer.token('headteller1', { exp });
    return core.raw.makeServerStreamRequest(
      path,
      requestSerialize,
      responseDeserialize,
      { last_event_id: '' },
      metadataOf({ token }),
    );
  };
  const long = await watch(now() + 300);
  const ended: string[] = [];
  long.on('data', () => {});
  long.on('error', () => {});
  long.on('end', () => ended.push('long'));
  const short = await watch(now() + 1);
  short.on('data', () => {});
  await new Promise<void>((resolve, reject) => {
    short.on('end', resolve);
    short.on('error', reject);
  });
  expect(ended).toEqual([]);
  long.cancel();
});

import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { RpcName } from '#types/rpc.ts';
import { cash, seenItem } from '../counter-bank.ts';
import { submitOf } from '../server/client.ts';
import { testCore } from '../server/core-server.ts';
import { accounts } from '../small-bank.ts';
import { attacker, person } from './attacker.ts';

const core = await testCore();
const { bank, issuer } = core;
const { as, decide, file } = attacker(core);

describe('a session from before', () => {
  const pause = () => new Promise((resolve) => setTimeout(resolve, 2_500));
  const sid = () => ({ sid: randomUUID() });

  test('has no more rights than its user has now: neither to see, nor to approve, nor to release', async () => {
    const session = sid();
    const deposit = { ...cash(accounts.ani, 251), kode_valuta: 'IDR', keterangan: '' };
    await bank.owner`update cash_box set batas = 100000000000 where id_user = 'teller1'`;
    const item = await bank.flow('teller1', 'SUBMIT', { flowCode: 'SETOR_TUNAI', seen: '', data: deposit });
    expect((await as('headteller1', 'flow.otorisasiData', {}, session)).code).toBe('OK');

    const idFlow = await file(person('headteller1', '001', ['CS']));
    expect(await decide('admin2', idFlow, 'UBAH_PENGGUNA')).toBe('OK');
    await pause();
    expect((await as('headteller1', 'flow.otorisasiData', {}, session)).code).toBe('FORBIDDEN');
    const submit = submitOf({
      flowCode: 'SETOR_TUNAI',
      flowState: 'WAITING',
      idFlow: item.id_flow,
      actionType: 'APPROVE',
      ...(await seenItem(bank, item.id_flow)),
    });
    expect((await as('headteller1', 'flow.processV2', { submit }, session)).code).not.toBe('OK');
    const release = async (supervisor: string) =>
      (
        await as('teller1', 'access.authenticateV2', {
          token_supervisor: await issuer.token(supervisor, { azp: 'amanah-override' }),
          flowCode: 'SETOR_TUNAI',
          flowData: JSON.stringify(deposit),
        })
      ).code;
    expect(await release('headteller1')).toBe('APPROVER_LIMIT');
    const stateOf = async () =>
      (await bank.owner`select flow_state from flow_instance where id_flow = ${item.id_flow}`)[0]?.flow_state;
    expect(await stateOf()).toBe('WAITING');

    expect(await release('manager1')).toBe('OK');
    expect((await as('manager1', 'flow.processV2', { submit })).code).toBe('OK');
    expect(await stateOf()).toBe('APPROVED');
  });

  test('is over once its user is switched off', async () => {
    const session = sid();
    expect((await as('backoffice1', 'access.profil', {}, session)).code).toBe('OK');
    const [rpc, flowCode, data] = person('backoffice1', '001', ['BACK_OFFICE']);
    const idFlow = await file([rpc, flowCode, { ...data, aktif: 'F' }]);
    expect(await decide('admin2', idFlow, 'UBAH_PENGGUNA')).toBe('OK');
    await pause();
    expect((await as('backoffice1', 'access.profil', {}, session)).code).toBe('UNAUTHENTICATED');
    expect((await as('backoffice1', 'access.profil', {}, sid())).code).toBe('UNAUTHENTICATED');
    expect((await as('cs1', 'access.profil', {}, sid())).code).toBe('OK');
  });
});

describe('known and unknown users', () => {
  /** Everything that leaves the core, without what is new in every answer. */
  const auditedCall = async (user: string, rpc: RpcName, request: object) => {
    const { code, ...rest } = await as(user, rpc, request);
    return { code, rest: JSON.stringify(rest).replaceAll(/\w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT/g, '') };
  };
  const deposit = JSON.stringify({ ...cash(accounts.ani, 251), kode_valuta: 'IDR', keterangan: '' });
  const NAMES = ['tidak.ada', 'backoffice1', 'manager1'];

  test('a release by an unknown, a switched-off and a known person without proof is answered alike', async () => {
    const answers = await Promise.all(
      NAMES.map(async (name) =>
        auditedCall('teller1', 'access.authenticateV2', {
          // A token of the wrong client, as somebody without the password would have at best.
          token_supervisor: await issuer.token(name),
          flowCode: 'SETOR_TUNAI',
          flowData: deposit,
        }),
      ),
    );
    expect(answers[0]?.code).toBe('OVERRIDE_CREDENTIAL');
    expect(answers).toEqual([answers[0], answers[0], answers[0]]);
    const fingers = await Promise.all(
      NAMES.map((username) =>
        auditedCall('teller1', 'access.authenticateV2', {
          login_type: 'FINGERPRINT',
          username,
          assertion: '',
          flowCode: 'SETOR_TUNAI',
          flowData: deposit,
        }),
      ),
    );
    expect(fingers).toEqual([answers[0], answers[0], answers[0]]);
  });

  test('unlocking with any other’s proof is answered alike', async () => {
    const session = { sid: randomUUID() };
    await as('teller1', 'access.kunci', {}, session);
    const unlock = async (name: string) =>
      as(
        'teller1',
        'access.bukaKunci',
        { token_pengguna: await issuer.token(name, { azp: 'amanah-override' }) },
        session,
      );
    const answers = await Promise.all(NAMES.map(unlock));
    expect(answers.map(({ code }) => code)).toEqual([answers[0]?.code, answers[0]?.code, answers[0]?.code]);
    expect(answers.map(({ reply }) => reply)).toEqual([null, null, null]);
    await new Promise((resolve) => setTimeout(resolve, 2_100));
    expect((await as('teller1', 'savings.rekening', {}, session)).code).toBe('SESSION_LOCKED');
    expect((await unlock('teller1')).code).toBe('OK');
  });

  test('do not reveal users of other branches or deleted ones to a teller', async () => {
    const ask = (user_id: string) =>
      auditedCall('teller1', 'access.validateUser', { user_id, getLimitCode: 'TUNAI', nominalCekLimit: '1000000.00' });
    const [nobody, gone, elsewhere] = await Promise.all(['tidak.ada', 'backoffice1', 'manager2'].map(ask));
    expect(nobody?.code).toBe('NOT_FOUND');
    expect([gone, elsewhere]).toEqual([nobody, nobody]);
    expect((await ask('manager1')).code).toBe('OK');
  });
});

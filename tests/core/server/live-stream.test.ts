import { expect, test } from 'vitest';
import { rpcDefinition } from '#services/server/rpc-definitions.ts';
import type { InboxEvent } from '#types/proto/control/flow.ts';
import { metadataOf } from './client.ts';
import { testCore } from './core-server.ts';

const core = await testCore();
const { bank, issuer } = core;

/** Makes as many events of the branch as the stream keeps for somebody who is away; returns their ids. */
async function happen(count: number, branch = '001'): Promise<string[]> {
  const rows = await bank.owner<{ id: string }[]>`
    insert into inbox_event (id_flow, jenis, flow_code, flow_state, kode_cabang, user_input)
    select gen_random_uuid(), 'FLOW', 'SETOR_TUNAI', 'WAITING', ${branch}, 'teller1' from generate_series(1, ${count}::integer) returning id::text`;
  return rows.map(({ id }) => id);
}

/** Returns the events that a screen gets when it comes back with the last event it has seen. */
async function resume(last: string, who = 'supervisor1') {
  const { path, requestSerialize, responseDeserialize } = rpcDefinition('flow.watch');
  const stream = core.raw.makeServerStreamRequest(
    path,
    requestSerialize,
    responseDeserialize,
    { last_event_id: last },
    metadataOf({ token: await issuer.token(who) }),
  );
  const seen: InboxEvent[] = [];
  stream.on('data', (event: InboxEvent) => seen.push(event));
  stream.on('error', () => {});
  return { seen, ids: () => seen.map(({ id_event }) => id_event), cancel: () => stream.cancel() };
}

test('a reader away for up to 200 events gets each of them once and in order, from the last one seen', async () => {
  const [last = ''] = await happen(1);
  const missed = await happen(200);
  const back = await resume(last);
  await expect.poll(back.ids).toEqual(missed);
  back.cancel();
});

test('a reader away for longer gets the order to load anew, and continues from there without a gap', async () => {
  const [last = ''] = await happen(1);
  const missed = await happen(260);
  const back = await resume(last);
  await expect.poll(() => back.seen.map(({ jenis }) => jenis)).toEqual(['MUAT_ULANG']);
  expect(back.ids()).toEqual([missed.at(-1)]);
  back.cancel();

  const later = await happen(3);
  const again = await resume(back.ids()[0] ?? '');
  await expect.poll(again.ids).toEqual(later);
  again.cancel();
});

test('no reader here gets events of another branch, and they do not end a stream of single ones', async () => {
  const [last = ''] = await happen(1);
  await happen(50, '002');
  const mine = await happen(2);
  const back = await resume(last);
  await expect.poll(back.ids).toEqual(mine);
  back.cancel();
});

test('a reminder reaches its addressee and nobody else, not even those who hold the inbox', async () => {
  const [last = ''] = await happen(1);
  const [reminder = { id: '' }] = await bank.owner<{ id: string }[]>`
    insert into inbox_event (id_flow, jenis, flow_code, flow_state, kode_cabang, user_input)
    values (gen_random_uuid(), 'PENGINGAT', 'KAS_TELLER', 'PENGINGAT', '001', 'teller1') returning id::text`;
  const [marker = ''] = await happen(1);
  const [teller, supervisor] = [await resume(last, 'teller1'), await resume(last)];
  await expect.poll(teller.ids).toEqual([reminder.id, marker]);
  await expect.poll(supervisor.ids).toEqual([marker]);
  teller.cancel();
  supervisor.cancel();
});

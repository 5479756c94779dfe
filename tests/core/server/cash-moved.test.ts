import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { toRows } from '#core/db/seed/counter.ts';
import { vaultToTill } from '#core/vault/vault-to-till.ts';
import { definitionOf, wholeRequest } from '#services/server/rpc-definitions.ts';
import { boxOf } from '../counter-bank.ts';
import { metadataOf } from './client.ts';
import { testCore } from './core-server.ts';

const core = await testCore();

/** The live stream of a user: the kinds of events it has brought. */
async function listening(user: string) {
  const token = await core.issuer.token(user, { sid: randomUUID(), sub: `subject-of-${user}` });
  const { path, requestSerialize, responseDeserialize } = definitionOf('flow.watch');
  const stream = core.raw.makeServerStreamRequest(
    path,
    requestSerialize,
    responseDeserialize,
    wholeRequest('flow.watch', { last_event_id: '' }),
    metadataOf({ token }),
  );
  const heard: string[] = [];
  stream.on('data', (event: { jenis: string }) => heard.push(event.jenis));
  stream.on('error', () => undefined);
  // A first event shows that it is heard at all.
  await expect
    .poll(async () => {
      await core.bank.owner`select pg_notify('hari', '001')`;
      return heard.length;
    })
    .toBeGreaterThan(0);
  return { stream, cash: () => heard.filter((jenis) => jenis === 'KAS').length };
}

test('cash that is sent is told to those who work with the cash of that branch, and to nobody else', async () => {
  const [teller, keeper, elsewhere, clerk] = await Promise.all(
    ['teller1', 'headteller1', 'teller3', 'cs1'].map(listening),
  );
  const till = await boxOf(core.bank, { user: 'teller1' });
  await core.bank.run('headteller1', vaultToTill, {
    id_kas: String(till.id_kas),
    nominal: '100000.00',
    pecahan: toRows({ '100000': 1 }),
  });
  await expect.poll(() => [teller?.cash(), keeper?.cash()]).toEqual([1, 1]);
  expect([elsewhere?.cash(), clerk?.cash()]).toEqual([0, 0]);
  for (const each of [teller, keeper, elsewhere, clerk]) each?.stream.cancel();
});

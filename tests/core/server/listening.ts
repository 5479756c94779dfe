import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { rpcDefinition } from '#services/server/rpc-definitions.ts';
import { metadataOf } from './client.ts';
import type { testCore } from './core-server.ts';

/** Opens the live stream of a user and counts its events of a kind. The stream is open before this returns. */
export async function listening(core: Awaited<ReturnType<typeof testCore>>, user: string) {
  const token = await core.issuer.token(user, { sid: randomUUID(), sub: `subject-of-${user}` });
  const { path, requestSerialize, responseDeserialize } = rpcDefinition('flow.watch');
  const stream = core.raw.makeServerStreamRequest(
    path,
    requestSerialize,
    responseDeserialize,
    { last_event_id: '' },
    metadataOf({ token }),
  );
  const events: string[] = [];
  stream.on('data', (event: { jenis: string }) => events.push(event.jenis));
  stream.on('error', () => undefined);
  // A first event shows that the stream is open at all.
  await expect
    .poll(async () => {
      await core.bank.owner`select pg_notify('hari', '001')`;
      return events.length;
    })
    .toBeGreaterThan(0);
  return { stop: () => stream.cancel(), times: (kind: string) => events.filter((jenis) => jenis === kind).length };
}

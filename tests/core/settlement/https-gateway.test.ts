import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { httpsGateway } from '#core/settlement/https-gateway.ts';
import { MOST_BYTES } from '#core/settlement/link.ts';
import { selfSigned } from '#dev/print-agent/certificate.ts';

/** A key with its own certificate, as PEM texts. */
function identity() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const from = new Date(Date.now() - 86_400_000);
  const cert = selfSigned(privateKey, 'localhost', from, new Date(from.getTime() + 10 * 86_400_000));
  return { cert, key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() };
}
const [rail, bank, stranger] = [identity(), identity(), identity()];
const taken: string[] = [];
const waiting = new Map<string, Buffer>();

/** The other side: takes batches by their number, and shows what waits. */
const server = createServer(
  { ...rail, ca: [bank.cert], requestCert: true, rejectUnauthorized: true },
  (request, response) => {
    const [, kind, name = ''] = request.url?.split('/') ?? [];
    if (kind === 'message' && request.method === 'DELETE') {
      waiting.delete(name);
      response.writeHead(204).end();
    } else if (kind === 'message') {
      const file = waiting.get(name);
      if (name === '') response.end(JSON.stringify([...waiting.keys()].map((nama) => ({ nama }))));
      else if (name === 'cut.xml')
        response.writeHead(200, { 'content-length': '100' }).write('<half', () => response.destroy());
      else response.writeHead(file ? 200 : 404, { 'x-signature': `signed ${name}` }).end(file);
    } else {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        taken.push(`${name} ${request.headers['x-signature']} ${Buffer.concat(parts).toString()}`);
        response.writeHead(name.endsWith('0009') ? 503 : 201).end();
      });
    }
  },
);
let base: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `https://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const gateway = () => httpsGateway(base, { ...bank, ca: rail.cert });
const batch = (nomor: string) => ({ nomor, rail: 'SKN', isi: Buffer.from('<a/>'), tandaTangan: 'sig' }) as const;

test('a batch is handed over with its signature, and is not taken as sent where the other side did not take it', async () => {
  await gateway().send(batch('SKN-20261116-0001'));
  expect(taken).toEqual(['SKN-20261116-0001 sig <a/>']);
  await expect(gateway().send(batch('SKN-20261116-0009'))).rejects.toThrow('answered 503');
});

test('messages come again until they are acknowledged; one that is too large comes without its bytes', async () => {
  waiting.set('a.xml', Buffer.from('<a/>'));
  waiting.set('large.xml', Buffer.alloc(MOST_BYTES + 1));
  for (let n = 0; n < 2; n += 1) {
    const files = await gateway().fetch();
    expect(files.map(({ nama, isi, tandaTangan }) => [nama, isi && Buffer.from(isi).toString(), tandaTangan])).toEqual([
      ['a.xml', '<a/>', 'signed a.xml'],
      ['large.xml', null, 'signed large.xml'],
    ]);
    expect(files[1]?.ukuran).toBeGreaterThan(MOST_BYTES);
  }
  await gateway().acknowledge('a.xml');
  await gateway().acknowledge('a.xml');
  await gateway().acknowledge('large.xml');
  expect(await gateway().fetch()).toEqual([]);
});

test('an answer that was cut short is none', async () => {
  waiting.set('cut.xml', Buffer.from(''));
  await expect(gateway().fetch()).rejects.toThrow();
  waiting.clear();
});

test('both sides must be known: another certificate is refused at either end', async () => {
  await expect(httpsGateway(base, { ...stranger, ca: rail.cert }).fetch()).rejects.toThrow();
  await expect(httpsGateway(base, { ...bank, ca: stranger.cert }).fetch()).rejects.toThrow();
  expect(await gateway().fetch()).toEqual([]);
});

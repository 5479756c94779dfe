import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';
import type { SettlementGateway } from '#core/payments/settlement/gateway.ts';
import { httpsGateway } from '#core/payments/settlement/https-gateway.ts';
import { selfSigned } from '#dev/print-agent/certificate.ts';

/** A key with its own certificate, as PEM texts. */
function identity() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const from = new Date(Date.now() - 86_400_000);
  const cert = selfSigned(privateKey, 'localhost', from, new Date(from.getTime() + 10 * 86_400_000));
  return { cert, key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() };
}

/** The other side of the HTTPS way for the tests of a file: takes batches by their number, and shows what waits. */
export function railServer() {
  const [rail, bank, stranger] = [identity(), identity(), identity()];
  /** Batches as they came: number, signature, bytes. Those that end in 0009 are not taken. */
  const accepted: string[] = [];
  const waiting = new Map<string, Buffer>();
  /** Pictures by the name of their message. */
  const pictures = new Map<string, Uint8Array>();
  /** The signature of a message; one made of its name where none was given. */
  const signatures = new Map<string, string>();
  const server = createServer(
    { ...rail, ca: [bank.cert], requestCert: true, rejectUnauthorized: true },
    (request, response) => {
      const [, kind, name = '', part] = request.url?.split('/') ?? [];
      if (kind === 'message' && request.method === 'DELETE') {
        waiting.delete(name);
        response.writeHead(204).end();
      } else if (kind === 'message' && part === 'pictures') {
        const container = pictures.get(name);
        response.writeHead(container ? 200 : 404).end(container);
      } else if (kind === 'message') {
        const file = waiting.get(name);
        if (name === '') response.end(JSON.stringify([...waiting.keys()].map((nama) => ({ nama }))));
        else if (name.startsWith('cut'))
          response.writeHead(200, { 'content-length': '100' }).write('<half', () => response.destroy());
        else
          response.writeHead(file ? 200 : 404, { 'x-signature': signatures.get(name) ?? `signed ${name}` }).end(file);
      } else {
        const parts: Buffer[] = [];
        request.on('data', (each: Buffer) => parts.push(each));
        request.on('end', () => {
          accepted.push(`${name} ${request.headers['x-signature']} ${Buffer.concat(parts).toString()}`);
          response.writeHead(name.endsWith('0009') ? 503 : 201).end();
        });
      }
    },
  );
  let base = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    base = `https://localhost:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    accepted,
    waiting,
    pictures,
    signatures,
    gateway: (): SettlementGateway => httpsGateway(base, { ...bank, ca: rail.cert }),
    /** One whom the other side does not know, and one who believes somebody else. */
    unknown: (): SettlementGateway => httpsGateway(base, { ...stranger, ca: rail.cert }),
    deceived: (): SettlementGateway => httpsGateway(base, { ...bank, ca: stranger.cert }),
  };
}

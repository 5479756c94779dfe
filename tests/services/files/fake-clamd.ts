import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';

/** The test file of all virus scanners begins with this. */
export const EICAR = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';

type Manner = 'looks' | 'hangs up' | 'says nothing' | 'has enough' | 'speaks otherwise';

/** A scanner that speaks clamd's INSTREAM and knows one virus; `sizes` are the lengths of the files it was given. */
export interface FakeClamd {
  readonly port: number;
  readonly sizes: number[];
  manner: Manner;
  readonly close: () => Promise<void>;
}

/** The pieces of a file that have come whole, and whether its end has. */
function read(bytes: Buffer): { content: Buffer; ended: boolean } {
  const command = Buffer.from('zINSTREAM\0');
  if (!bytes.subarray(0, command.length).equals(command)) return { content: Buffer.alloc(0), ended: false };
  const found: Buffer[] = [];
  let at = command.length;
  while (at + 4 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    if (length === 0) return { content: Buffer.concat(found), ended: true };
    if (at + 4 + length > bytes.length) break;
    found.push(bytes.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return { content: Buffer.concat(found), ended: false };
}

export async function fakeClamd(): Promise<FakeClamd> {
  const fake = { manner: 'looks' as Manner, sizes: [] as number[] };
  const server: Server = createServer((socket) => {
    const chunks: Buffer[] = [];
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      if (fake.manner === 'hangs up') socket.destroy();
      if (fake.manner === 'has enough') socket.end('INSTREAM size limit exceeded. ERROR\0');
      if (fake.manner !== 'looks' && fake.manner !== 'speaks otherwise') return;
      const { content, ended } = read(Buffer.concat(chunks));
      if (!ended) return;
      fake.sizes.push(content.length);
      const verdict = content.includes(EICAR) ? 'stream: Eicar-Signature FOUND' : 'stream: OK';
      socket.end(`${fake.manner === 'looks' ? verdict : 'PONG'}\0`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(fake, {
    port: (server.address() as AddressInfo).port,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}

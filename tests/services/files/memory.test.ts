import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { request } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { browserHead, formOf, UPLOAD, uploadBench } from './upload-bench.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
/** Returns the memory still held once everything that nobody holds is gone. */
function held(): number {
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

const MB = 1024 * 1024;
const WHOLE = 24;
/** Half of the file: far above what pieces on their way take, also where the machine lets them wait. */
const ROOM = 12 * MB;

it('a file of 24 MB is never whole in memory: not on arrival, not during the scan, not on its way to the storage', async () => {
  const hash = createHash('sha256');
  let storedBytes = 0;
  const bench = await uploadBench({
    store: async (_, { path }) => {
      for await (const chunk of createReadStream(path)) {
        storedBytes += (chunk as Buffer).length;
        hash.update(chunk as Buffer);
      }
    },
  });
  const marker = Buffer.from('%CONTENT%');
  const document = `%PDF-1.7\n1 0 obj\n<< /Subtype /Image /Filter /DCTDecode >>\nstream\n${marker}\nendstream\nendobj\ntrailer\n<< >>\n%%EOF\n`;
  const form = formOf([
    { name: 'jenis', content: 'AKTA' },
    { name: 'berkas', filename: 'akta.pdf', content: document },
  ]);
  const at = form.indexOf(marker);
  const [head, tail] = [form.subarray(0, at), form.subarray(at + marker.length)];
  const piece = randomBytes(64 * 1024).map((byte) => (byte === 0x2f ? 0 : byte));
  const length = head.length + WHOLE * MB + tail.length;

  const before = held();
  let most = 0;
  let done = false;
  const answered = new Promise<number>((resolve, reject) => {
    const headers = { ...browserHead, 'content-length': String(length) };
    const req = request({ port: bench.port, host: '127.0.0.1', path: UPLOAD, method: 'POST', headers }, (res) => {
      res.resume();
      res.on('end', () => resolve(res.statusCode ?? 0));
    });
    req.on('error', reject);
    const send = async () => {
      req.write(head);
      for (let sent = 0; sent < WHOLE * MB; sent += piece.length) {
        if (!req.write(piece)) await new Promise((resolve) => req.once('drain', resolve));
      }
      req.end(tail);
    };
    void send();
  }).finally(() => {
    done = true;
  });
  while (!done) {
    most = Math.max(most, held() - before);
    for (let turns = 0; turns < 20 && !done; turns += 1) await turn();
  }
  expect(await answered).toBe(200);
  expect(storedBytes).toBeGreaterThan(WHOLE * MB);
  expect(bench.calls[0]?.request).toMatchObject({ ukuran: storedBytes, sha256: hash.digest('hex') });
  expect(most).toBeLessThan(ROOM);
});

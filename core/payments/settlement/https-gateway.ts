import { Buffer } from 'node:buffer';
import { Agent, request } from 'node:https';
import { z } from 'zod';
import type { IncomingFile, SettlementGateway } from './gateway.ts';
import { MOST_BYTES, MOST_FILES } from './gateway-connection.ts';
import { MOST_CONTAINER } from './picture-container.ts';

/**
 * An address of the other side, both sides known by their certificates:
 * `PUT /batch/<number>` takes a batch, any number of times; `GET /message` lists waiting messages, `GET /message/<name>` brings one, `GET
 * /message/<name>/pictures` the pictures of its instruments, and
 * `DELETE /message/<name>` acknowledges it, with `x-refused` where nothing of it was taken. The header `x-signature` holds the signature of a file.
 */

/** PEM texts: our certificate, its key, and the trusted authorities. */
export interface MutualTls {
  readonly cert: string;
  readonly key: string;
  readonly ca: string;
}

const TIMEOUT_MS = 20_000;
const MOST_LIST = 1024 * 1024;
const waitingSchema = z.array(z.object({ nama: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,120}$/) })).max(100_000);

interface Answer {
  readonly status: number;
  readonly signature: string;
  /** Null where it is larger than was allowed; `size` is the size announced or read. */
  readonly body: Buffer | null;
  readonly size: number;
}

interface Asked {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly most: number;
  readonly body?: Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
}

function ask(base: string, agent: Agent, { method, path, most, body, headers = {} }: Asked): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const outgoing = request(`${base}${path}`, { method, agent, signal, headers }, (answer) => {
      const parts: Buffer[] = [];
      let size = 0;
      const done = (whole: boolean) =>
        resolve({
          status: answer.statusCode ?? 0,
          signature: String(answer.headers['x-signature'] ?? ''),
          body: whole ? Buffer.concat(parts) : null,
          size: Math.max(size, Number.parseInt(answer.headers['content-length'] ?? '0', 10) || 0),
        });
      answer.on('data', (part: Buffer) => {
        size += part.length;
        if (size <= most) parts.push(part);
        else {
          done(false);
          outgoing.destroy();
        }
      });
      answer.on('end', () => done(true));
      answer.on('error', reject);
      // A truncated response is no response.
      answer.on('aborted', () => reject(new Error('the answer was cut short')));
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** Connects to the rails through HTTPS with mutual TLS. */
export function httpsGateway(base: string, tls: MutualTls): SettlementGateway {
  const agent = new Agent({ ...tls, keepAlive: true, maxSockets: 4, minVersion: 'TLSv1.2', rejectUnauthorized: true });
  const wanted = async (asked: Asked, ...statuses: readonly number[]): Promise<Answer> => {
    const answer = await ask(base, agent, asked);
    if (!statuses.includes(answer.status)) throw new Error(`${asked.method} ${asked.path} answered ${answer.status}`);
    return answer;
  };
  const fetched = async (nama: string): Promise<IncomingFile | undefined> => {
    const asked = { method: 'GET', path: `/message/${nama}`, most: MOST_BYTES } as const;
    const { status, body, signature, size } = await wanted(asked, 200, 404);
    return status === 404 ? undefined : { nama, ukuran: size, isi: body, tandaTangan: signature };
  };
  return {
    send: async ({ nomor, isi, tandaTangan }) => {
      const headers = { 'content-type': 'application/xml', 'x-signature': tandaTangan };
      await wanted({ method: 'PUT', path: `/batch/${nomor}`, most: MOST_LIST, body: isi, headers }, 200, 201, 202, 204);
    },
    fetch: async () => {
      const { body } = await wanted({ method: 'GET', path: '/message', most: MOST_LIST }, 200);
      if (!body) throw new Error('the list of messages is too long');
      const waiting = waitingSchema.parse(JSON.parse(body.toString('utf8')));
      const files: IncomingFile[] = [];
      for (const { nama } of waiting.slice(0, MOST_FILES)) {
        const file = await fetched(nama);
        if (file) files.push(file);
      }
      return files;
    },
    pictures: async (nama) => {
      const path = `/message/${encodeURIComponent(nama)}/pictures`;
      const { status, body } = await wanted({ method: 'GET', path, most: MOST_CONTAINER }, 200, 404);
      if (status === 404) return null;
      return body ?? 'TERLALU_BESAR';
    },
    acknowledge: async (nama, ditolak = '') => {
      const headers: Readonly<Record<string, string>> =
        ditolak === '' ? {} : { 'x-refused': encodeURIComponent(ditolak) };
      const path = `/message/${encodeURIComponent(nama)}`;
      await wanted({ method: 'DELETE', path, most: MOST_LIST, headers }, 200, 204, 404);
    },
  };
}

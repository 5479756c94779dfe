import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import type { CoreCall } from '#services/server/core-connection.ts';
import type { InspectedFile } from '#services/server/files/inspect-file.ts';
import { makeUpload, type UploadDependencies } from '#services/server/files/upload.ts';
import { makeFolder } from '../../dev/folder.ts';
import { type Answer, fakeGateway, KEY, type Recorded } from '../gateway-fixture.ts';
import { webEnv } from '../web-env.ts';

export const UPLOAD = '/api/file-storage/upload';
const BOUNDARY = '----amanah-test';

export interface Part {
  readonly name: string;
  readonly filename?: string;
  readonly content: Buffer | string;
}
const FORM = { name: 'jenis', content: 'KTP' } as const;

/** The head and the end of a form around its parts. */
export const formOf = (parts: readonly Part[]): Buffer =>
  Buffer.concat([
    ...parts.flatMap(({ name, filename, content }) => [
      Buffer.from(
        `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${filename === undefined ? '' : `; filename="${filename}"\r\ncontent-type: image/jpeg`}\r\n\r\n`,
      ),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ]);

export const browserHead = {
  origin: webEnv.NEXTAUTH_URL,
  'sec-fetch-site': 'same-origin',
  'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
  ...KEY,
};

interface StoredUpload {
  readonly key: string;
  readonly file: InspectedFile;
  readonly content: Buffer;
}

/**
 * Makes a gateway with an upload of its own: a core with real answers, a storage that remembers. `left` returns the files still on the disk. The
 * key that the core draws is `berkas/kunci`.
 */
export async function uploadBench(given: Partial<UploadDependencies> & { reply?: (rpc: string) => unknown } = {}) {
  const folder = makeFolder();
  const calls: Recorded[] = [];
  const stored: StoredUpload[] = [];
  const answers: Record<string, unknown> = {
    'file.upload': { id_berkas: 'id-1', kunci: 'berkas/kunci', tersimpan: 'F' },
    'file.tersimpan': { id_berkas: 'id-1', jenis: 'KTP', nama: 'x', mime: 'image/jpeg', ukuran: 1, pindai: 'BERSIH' },
  };
  const { reply = (rpc: string) => answers[rpc], ...parts } = given;
  const upload = makeUpload({
    call: (async (rpc: never, asked: never, meta: never) => {
      calls.push({ rpc, request: asked, meta });
      return reply(rpc);
    }) as CoreCall,
    scanner: () => undefined,
    store: async (key, file) => {
      stored.push({ key, file, content: await readFile(file.path) });
    },
    folder,
    ...parts,
  });
  const gateway = await fakeGateway({ upload });
  const raw = (body: Buffer, headers: Record<string, string> = {}): Promise<Answer> =>
    post(gateway.port, body, { ...browserHead, ...headers });
  return {
    ...gateway,
    calls,
    stored,
    folder,
    left: () => readdirSync(folder),
    raw,
    send: (content: Buffer | string, filename = 'ktp.jpg', jenis = 'KTP') =>
      raw(
        formOf([
          { ...FORM, content: jenis },
          { name: 'berkas', filename, content },
        ]),
      ),
  };
}

/** Posts bytes as they are. */
function post(port: number, body: Buffer, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const req = request({ port, host: '127.0.0.1', path: UPLOAD, method: 'POST', headers }, (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        resolve({ status: res.statusCode ?? 0, headers: res.headers, text, body: JSON.parse(text) });
      });
    });
    req.on('error', reject);
    req.end(body);
  });
}

/** The field and the code of what was refused; '' for what was taken. */
export function faultOf({ body }: Answer): string {
  const [first] = (body.resp_data as { violations?: { field: string; kode: string }[] }).violations ?? [];
  return first ? `${first.field} ${first.kode}` : '';
}

export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

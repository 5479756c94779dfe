import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { fail } from '#lib/errors/errors.ts';
import type { CoreCall } from '#services/server/core-connection.ts';
import { type FilePageDependencies, makeFilePage } from '#services/server/files/file-page.ts';
import { ask, type Recorded, serve, session } from '../gateway-fixture.ts';

const ID = '6f1d9a52-8a1c-4f2e-9d1b-0c8e5f1a7b30';
const PATH = `/api/file-storage/berkas?id_berkas=${ID}`;

async function page(given: Partial<FilePageDependencies> & { reply?: () => unknown } = {}) {
  const {
    reply = () => ({ kunci: 'berkas/kunci', nama: 'Akte Kélahiran "1".pdf', mime: 'application/pdf', ukuran: 5 }),
    ...parts
  } = given;
  const calls: Recorded[] = [];
  const keys: string[] = [];
  const port = await serve(
    makeFilePage({
      session: async () => session,
      withinRate: () => true,
      call: (async (rpc: never, request: never, meta: never) => {
        calls.push({ rpc, request, meta });
        return reply();
      }) as CoreCall,
      object: async (key) => {
        keys.push(key);
        return Readable.from([Buffer.from('%PDF-')]);
      },
      ...parts,
    }),
  );
  return { port, calls, keys };
}

describe('a file', () => {
  it('is answered by its stored type, saved and not shown, run by nobody, cached nowhere', async () => {
    const { port, calls, keys } = await page();
    const raw = await fetch(`http://127.0.0.1:${port}${PATH}`);
    expect([raw.status, await raw.text()]).toEqual([200, '%PDF-']);
    expect(Object.fromEntries(raw.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '5',
      'content-disposition': `attachment; filename="Akte K_lahiran _1_.pdf"; filename*=UTF-8''Akte%20K%C3%A9lahiran%20%221%22.pdf`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store, no-transform',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(calls).toMatchObject([
      { rpc: 'file.baca', request: { id_berkas: ID }, meta: { token: 'the-access-token' } },
    ]);
    expect(keys).toEqual(['berkas/kunci']);
  });

  it.each([
    ['without a session', { session: async () => null }, PATH, 401],
    ['too often', { withinRate: () => false }, PATH, 429],
    ['by its key', {}, '/api/file-storage/berkas?id_berkas=berkas/kunci', 400],
    ['beside another field', {}, `${PATH}&kunci=berkas/andere`, 400],
    ['that she may not see', { reply: () => fail('NOT_FOUND') }, PATH, 200],
  ] as const)('asked for %s is not', async (_, parts, path, status) => {
    const { port, keys } = await page(parts);
    const answer = await ask(port, path);
    expect([answer.status, answer.headers['content-type'], keys]).toEqual([
      status,
      'application/json; charset=utf-8',
      [],
    ]);
    expect(answer.body.resp_code).not.toBe('00');
  });

  it('gets a plain message where the storage is away, and breaks off where it ends too early', async () => {
    const away = await page({ object: async () => fail('STORAGE_AWAY') });
    const answer = await ask(away.port, PATH);
    expect([answer.status, answer.body.resp_msg]).toEqual([503, expect.stringContaining('Penyimpanan dokumen')]);
    const broken = await page({
      object: async () =>
        Readable.from(
          (function* () {
            yield Buffer.from('%P');
            throw new Error('the storage is gone');
          })(),
        ),
    });
    await expect(fetch(`http://127.0.0.1:${broken.port}${PATH}`).then((got) => got.text())).rejects.toThrow();
  });

  it('is sent whole only where its bytes are those that were taken in: replaced ones are cut off', async () => {
    const sha256 = createHash('sha256').update('%PDF-').digest('hex');
    const reply = () => ({ kunci: 'berkas/kunci', nama: 'a.pdf', mime: 'application/pdf', ukuran: 5, sha256 });
    const unprocessed = await page({
      reply,
      object: async () => Readable.from([Buffer.from('%P'), Buffer.from('DF-')]),
    });
    const whole = await fetch(`http://127.0.0.1:${unprocessed.port}${PATH}`);
    expect([whole.status, await whole.text()]).toEqual([200, '%PDF-']);
    for (const pieces of [['%PDF+'], ['%P', 'DF+']]) {
      const swapped = await page({
        reply,
        object: async () => Readable.from(pieces.map((piece) => Buffer.from(piece))),
      });
      await expect(fetch(`http://127.0.0.1:${swapped.port}${PATH}`).then((got) => got.text())).rejects.toThrow();
    }
  });

  it('is no address for a POST', async () => {
    const { port, calls } = await page();
    const answer = await ask(port, PATH, { method: 'POST', body: {} });
    expect([answer.status, answer.headers.allow, calls]).toEqual([405, 'GET', []]);
  });
});

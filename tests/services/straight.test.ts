import './web-env.ts';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterAll, expect, it, vi } from 'vitest';
import { AppError } from '#lib/errors/errors.ts';
import { securityHeaders } from '#lib/security-headers.ts';
import { send, success } from '#services/server/envelope.ts';
import { straightTo } from '#services/server/straight.ts';

const LONG = { text: 'saldo '.repeat(1_000) };
const handle = straightTo(
  async (req, res) => send(res, 200, success(req.method === 'POST' ? LONG : 'gateway')),
  async (_, res) => send(res, 200, success('next')),
);
const server = createServer((req, res) => void handle(req, res)).listen(0, '127.0.0.1');
afterAll(() => server.close());

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<{ headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    request({ host: '127.0.0.1', port, path, headers, method }, (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('end', () => resolve({ headers: res.headers, body: Buffer.concat(chunks) }));
    })
      .on('error', reject)
      .end();
  });
const servedBy = async (path: string) => JSON.parse((await ask(path)).body.toString()).resp_data;

it('gives the gateway the calls of the registry, with the headers that every answer carries', async () => {
  expect(await servedBy('/api/validate-rekening')).toBe('gateway');
  expect(await servedBy('/api/validate-rekening?nomor_rekening=1')).toBe('gateway');
  const { headers } = await ask('/api/validate-rekening');
  for (const { key, value } of securityHeaders) expect(headers[key.toLowerCase()]).toBe(value);
});

it.each([
  '/',
  '/api/',
  '/api/nothing-of-ours',
  '/api/validate-rekening/',
  '/api/validate%2Drekening',
  '//api/validate-rekening',
  '/api/../api/validate-rekening',
  '/api/file-storage/berkas',
  '/api/otorisasi/stream',
  '/api/health',
  '/API/validate-rekening',
])('leaves %s to Next', async (path) => {
  expect(await servedBy(path)).toBe('next');
});

it('packs a long answer for who takes it packed, and no short one', async () => {
  const packed = await ask('/api/validate-rekening', { 'accept-encoding': 'gzip, br' }, 'POST');
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  expect(JSON.parse(gunzipSync(packed.body).toString()).resp_data).toEqual(LONG);
  const plain = await ask('/api/validate-rekening', {}, 'POST');
  expect(plain.headers).not.toHaveProperty('content-encoding');
  expect(JSON.parse(plain.body.toString()).resp_data).toEqual(LONG);
  const short = await ask('/api/validate-rekening', { 'accept-encoding': 'gzip' });
  expect(short.headers).not.toHaveProperty('content-encoding');
});

it('knows an error of the bank that another copy of the module has thrown', async () => {
  vi.resetModules();
  const copy = await import('#lib/errors/errors.ts');
  expect(copy.AppError).not.toBe(AppError);
  expect(new copy.AppError('FORBIDDEN')).toBeInstanceOf(AppError);
  expect(new Error('FORBIDDEN')).not.toBeInstanceOf(AppError);
  expect(null).not.toBeInstanceOf(AppError);
});

import './web-env.ts';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import { type MenuId, menus } from '#lib/access/access.ts';
import { AppError } from '#lib/errors/errors.ts';
import type { CallMeta, CoreCall } from '#services/server/core-connection.ts';
import { type GatewayDependencies, type Handler, makeGateway } from '#services/server/gateway.ts';
import { attemptLock, fingerAttempts } from '#services/server/override.ts';
import type { RpcName } from '#types/rpc.ts';
import type { ServerSession } from '#types/session.ts';
import { webEnv } from './web-env.ts';

export const session: ServerSession = {
  id_user: 'teller1',
  nama_user: 'Siti Rahmawati',
  role_id: ['TELLER'],
  kode_cabang: '001',
  accessToken: 'the-access-token',
  refreshToken: 'the-refresh-token',
  idToken: 'the-id-token',
  accessExpires: Math.floor(Date.now() / 1000) + 300,
  sid: 'sid-1',
  endsAt: Math.floor(Date.now() / 1000) + 3600,
};

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly body: { resp_code: string; resp_msg: string; resp_data: Record<string, never> } & Record<string, unknown>;
}

export interface Ask {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  /** An object is sent as JSON, a string unchanged. */
  readonly body?: unknown;
}

/** Sends what a browser's page of ours would send; the test overrides what it is about. Node's own fetch hides forbidden headers. */
export function ask(port: number, path: string, { method, headers = {}, body }: Ask = {}): Promise<Answer> {
  const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);
  const browser = { origin: webEnv.NEXTAUTH_URL, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
  const verb = method ?? (body === undefined ? 'GET' : 'POST');
  const sent = { ...(verb === 'POST' ? browser : {}), ...headers };
  const given = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== ''));
  return new Promise((resolve, reject) => {
    const req = request({ port, host: '127.0.0.1', path, method: verb, headers: given }, (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('error', reject);
      res.on('end', () => {
        const answer = Buffer.concat(chunks).toString();
        const parsed = answer.startsWith('{') ? JSON.parse(answer) : {};
        resolve({ status: res.statusCode ?? 0, headers: res.headers, text: answer, body: parsed });
      });
    });
    req.on('error', reject);
    req.end(text);
  });
}

const closing: (() => void)[] = [];
afterAll(() => {
  for (const close of closing) close();
});

/** Serves a handler on a free port until the file's tests are over. */
export async function serve(handler: Handler): Promise<number> {
  const server = createServer((req, res) => void handler(req, res));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

export interface Recorded {
  readonly rpc: RpcName;
  readonly request: Record<string, never>;
  readonly meta: CallMeta;
}

/** Makes a gateway whose core answers `reply` and whose caller holds every menu, unless the test says otherwise. */
export async function fakeGateway(
  given: Partial<GatewayDependencies> & { reply?: (rpc: RpcName, request: Record<string, never>) => unknown } = {},
) {
  const { reply = () => ({}), ...parts } = given;
  const calls: Recorded[] = [];
  const noted: Recorded[] = [];
  const reported: unknown[] = [];
  const call = (async (rpc: RpcName, request: never, meta: CallMeta) => {
    calls.push({ rpc, request, meta });
    return reply(rpc, request);
  }) as CoreCall;
  const port = await serve(
    makeGateway({
      publicUrl: () => webEnv.NEXTAUTH_URL,
      session: async () => session,
      menus: async () => Object.keys(menus) as MenuId[],
      withinRate: () => true,
      call,
      upload: async () => {
        throw new AppError('STORAGE_AWAY');
      },
      override: async () => {
        throw new AppError('OVERRIDE_CREDENTIAL');
      },
      finger: fingerAttempts(attemptLock()),
      unlock: async () => {
        throw new AppError('OVERRIDE_CREDENTIAL');
      },
      forget: () => {},
      note: async (rpc, request, meta) => {
        noted.push({ rpc, request: request as Record<string, never>, meta });
      },
      report: (error) => reported.push(error),
      ...parts,
    }),
  );
  return { port, ask: (path: string, how?: Ask) => ask(port, path, how), calls, noted, reported };
}

export const KEY = { 'idempotency-key': '6f1d9a52-8a1c-4f2e-9d1b-0c8e5f1a7b30' };

/** An account number whose check digit holds. */
export const ACCOUNT = '001110001239';

export const deposit = (flowData: Record<string, unknown> = {}, rest: Record<string, unknown> = {}) => ({
  flowCode: 'SETOR_TUNAI',
  ...rest,
  flowData: { nomor_rekening: ACCOUNT, nominal: '25000000.00', kode_valuta: 'IDR', keterangan: 'Setoran', ...flowData },
});

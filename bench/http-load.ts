import { randomInt } from 'node:crypto';
import autocannon, { type Request, type Result } from 'autocannon';
import { accountNumber, userName } from './bank.ts';
import { newKey, transferBody } from './grpc-load.ts';
import type { Options } from './options.ts';
import type { Amount } from './pgbench.ts';
import type { Servers } from './servers.ts';
import { signIn } from './sign-in.ts';

/** Opens one session per teller, each signed in through the identity server's form: the tellers after those of the gRPC load. */
export async function signInAll(servers: Servers, users: number): Promise<readonly string[]> {
  const cookies: string[] = [];
  for (let index = 1; index <= users; index++) cookies.push(await signIn(servers.webUrl, userName(users + index)));
  return cookies;
}

async function load(
  options: { url: string; connections: number; amount: Amount },
  make: () => Request,
): Promise<Result> {
  const refused = new Map<string, number>();
  const onResponse = (status: number, body: string) => {
    if (status === 200 && body.startsWith('{"resp_code":"00"')) return;
    const refusal = `${status} ${body.slice(0, 120)}`;
    refused.set(refusal, (refused.get(refusal) ?? 0) + 1);
  };
  const result = await autocannon({
    url: options.url,
    connections: options.connections,
    ...('seconds' in options.amount
      ? { duration: options.amount.seconds }
      : { amount: options.amount.each * options.connections }),
    requests: [{ setupRequest: (request) => ({ ...request, ...make() }), onResponse }],
  });
  if (refused.size > 0 || result.errors > 0) {
    const refusal = [...refused].slice(0, 5).map(([text, count]) => `${count} × ${text}`);
    throw new Error(`the web refused what it should serve: ${result.errors} errors\n${refusal.join('\n')}`);
  }
  return result;
}

/** Posts book transfers through the web, by the tellers in turn. */
export function postOverHttp(
  servers: Servers,
  cookies: readonly string[],
  options: Options,
  amount: Amount,
  by = options.inFlight,
): Promise<Result> {
  let turn = 0;
  return load({ url: servers.webUrl, connections: by, amount }, () => ({
    method: 'POST',
    path: '/api/flow/pemindahbukuan',
    headers: {
      cookie: cookies[turn++ % cookies.length] ?? '',
      origin: servers.webUrl,
      'content-type': 'application/json',
      'idempotency-key': newKey(),
    },
    body: JSON.stringify(transferBody(options.accounts)),
  }));
}

/** Asks for accounts through the web, as the counter does when a number is typed. */
export function inquireOverHttp(
  servers: Servers,
  cookies: readonly string[],
  options: Options,
  seconds: number,
): Promise<Result> {
  let turn = 0;
  return load({ url: servers.webUrl, connections: 20, amount: { seconds } }, () => ({
    method: 'GET',
    path: `/api/validate-rekening?nomor_rekening=${accountNumber(randomInt(options.accounts) + 1)}&detailed=T`,
    headers: { cookie: cookies[turn++ % cookies.length] ?? '' },
  }));
}

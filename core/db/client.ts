import postgres from 'postgres';
import { arrayTypes } from './array-types.ts';
import { brokenSocket, routeTo, socketTo } from './servers.ts';

/** The core's SQL client: BIGINT columns and parameters are bigint, dates and timestamps stay text. */
export type Db = ReturnType<typeof connect>;

/** Every connection of ours has these options, whether it is single or in a pool. */
export const clientOptions = {
  // The client's own pauses between attempts grow to twenty seconds; a database that is back should be found within one.
  backoff: (attempt: number) => Math.min(0.05 * 2 ** attempt, 1),
  // Nobody waits for a query that the library sends by itself: a connection lost meanwhile would end the process.
  fetch_types: false,
  types: {
    ...(arrayTypes as Record<never, never>),
    bigint: postgres.BigInt,
    date: { to: 1082, from: [1082], serialize: (value: string) => value, parse: (value: string) => value },
    timestamptz: { to: 1184, from: [1184], serialize: (value: string) => value, parse: (value: string) => value },
  },
};

/**
 * Settings of each of our sessions. Accounting dates are dates in Jakarta. Functions that forbid plans (`enable_seqscan = off`) add 1e10 to
 * their cost before PostgreSQL 18: just-in-time compilation would then take seconds for a statement of milliseconds.
 */
export const sessionSettings = { application_name: 'amanah', TimeZone: 'Asia/Jakarta', jit: 'off' };

/** A client's address and how it reaches the server that is wanted, where the address names several. */
export function reaching(address: string): { readonly url: string; readonly options: Record<never, never> } {
  const { url, find } = routeTo(address);
  return { url, options: find ? { socket: () => find().then(socketTo, brokenSocket) } : {} };
}

/** The programs of the database's owner whose rows get versions: a release, the installation or seeding of a bank, a command of the operator. */
export type Origin = 'RILIS' | 'PASANG' | 'PERINTAH';

/**
 * Opens plain connections, as programs and tests use them; the core itself works with `openPool`. Dates come back as YYYY-MM-DD and timestamps as ISO
 * text, so that no value passes through a JavaScript Date and its local zone. A program that writes as the owner says which it is: what the owner
 * writes without it leaves rows without their version. `reserve` is not there: the library forgets a caller who reserves a connection that is yet to
 * be opened, where it asks for no types.
 */
export function connect(
  url: string,
  options: { max?: number; asal?: Origin; onnotice?: () => void; onclose?: () => void } = {},
) {
  const reached = reaching(url);
  const client = postgres(reached.url, {
    ...clientOptions,
    ...reached.options,
    max: options.max ?? 10,
    onnotice: options.onnotice ?? (() => {}),
    ...(options.onclose && { onclose: options.onclose }),
    connection: { ...sessionSettings, ...(options.asal && { 'amanah.asal': options.asal }) },
  });
  client.reserve = () => Promise.reject(new Error('open a client of one connection instead'));
  return client;
}

import { connect as connectSocket, Socket } from 'node:net';
import postgres from 'postgres';
import { type DatabaseServers, databaseServers, type Wanted } from '#lib/config/database-servers.ts';
import { isAway } from './error-code.ts';

/** A server may take this long to report its state. */
const ASK_MS = 3_000;
/** Silence after which the kernel asks whether the other side is still there: often enough to keep a firewall's memory. */
const KEEPALIVE_MS = 10_000;

export interface Server {
  readonly host: string;
  readonly port: number;
}

interface State {
  readonly standby: boolean;
  readonly readonly: boolean;
}

const meets: Readonly<Record<Wanted, (state: State) => boolean>> = {
  any: () => true,
  'read-write': (state) => !state.readonly,
  'read-only': (state) => state.readonly,
  primary: (state) => !state.standby,
  standby: (state) => state.standby,
  'prefer-standby': (state) => state.standby,
};

/** The server that was found last, by the address: it is asked first. */
const found = new Map<string, string>();
/** Searches on their way, by the address: connections that are opened together share one. */
const searches = new Map<string, Promise<Server>>();

/** Reads a server's state. Rejects when it does not come in time. */
async function stateOf(url: string): Promise<State> {
  const client = postgres(url, {
    max: 1,
    fetch_types: false,
    connect_timeout: ASK_MS / 1_000,
    onnotice: () => {},
    connection: { application_name: 'amanah mencari', jit: 'off' },
  });
  const late = setTimeout(() => void client.end({ timeout: 0 }), ASK_MS);
  try {
    const [state] = await client<State[]>`
      select pg_is_in_recovery() as standby, current_setting('transaction_read_only') = 'on' as readonly`;
    if (!state) throw new Error('the server does not say what it is');
    return state;
  } finally {
    clearTimeout(late);
    void client.end({ timeout: 0 });
  }
}

const none = (): Error =>
  Object.assign(new Error('no server of the address is the one that is wanted'), { code: 'CONNECT_NO_SERVER' });

/** The first that meets the wish: whichever says so where only one can, else in the order of the address. */
async function choose({ urls, wanted }: DatabaseServers): Promise<string> {
  const asked = urls.map(async (url) => ({ url, state: await stateOf(url) }));
  // The loop below waits for each, unless another was chosen before.
  for (const each of asked) each.catch(() => {});
  const suits = async (each: (typeof asked)[number], wish: Wanted): Promise<string> => {
    const { url, state } = await each;
    if (!meets[wish](state)) throw none();
    return url;
  };
  const only = wanted === 'read-write' || wanted === 'primary';
  if (only) return Promise.any(asked.map((each) => suits(each, wanted))).catch(refuse);
  const wishes: readonly Wanted[] = wanted === 'prefer-standby' ? [wanted, 'any'] : [wanted];
  const failures: unknown[] = [];
  for (const wish of wishes)
    for (const each of asked) {
      const url = await suits(each, wish).catch((error: unknown) => void failures.push(error));
      if (url) return url;
    }
  return refuse({ errors: failures });
}

/** A server that responds and refuses the login says more than those that are away. */
function refuse({ errors }: { readonly errors: readonly unknown[] }): never {
  throw errors.find((error) => !isAway(error)) ?? none();
}

/** The way to the database of an address. */
export interface Route {
  /** An address of one server, for what is to know of one alone. */
  readonly url: string;
  /** Finds the server that is wanted now; undefined where the address names one and wishes nothing. Rejects as a connection that fails. */
  readonly find: (() => Promise<Server>) | undefined;
}

/**
 * The way to the database of an address that may name several servers, before each connection anew: after a failover the next one finds who is
 * written to. The client libraries choose none (pg), or take a standby for the primary and retry a dead server without a pause (postgres).
 */
export function routeTo(address: string): Route {
  const servers = databaseServers(address);
  if (!servers) throw new Error('the address of the database is not usable');
  const [url] = servers.urls;
  if (servers.urls.length === 1 && servers.wanted === 'any') return { url, find: undefined };
  const search = async (): Promise<Server> => {
    const last = found.get(address);
    const [first = url, ...others] = last ? [last, ...servers.urls.filter((each) => each !== last)] : servers.urls;
    const chosen = await choose({ ...servers, urls: [first, ...others] });
    found.set(address, chosen);
    const { hostname, port } = new URL(chosen);
    return { host: hostname.replace(/^\[|\]$/g, ''), port: Number.parseInt(port || '5432', 10) };
  };
  const find = (): Promise<Server> => {
    const shared = searches.get(address) ?? search().finally(() => searches.delete(address));
    searches.set(address, shared);
    return shared;
  };
  return { url, find };
}

/** A socket to a server. */
export function socketTo({ host, port }: Server): Socket {
  const socket = connectSocket({ host, port, keepAlive: true, keepAliveInitialDelay: KEEPALIVE_MS, noDelay: true });
  // The library asks for the certificate of this name when the connection turns to TLS.
  return Object.assign(socket, { host });
}

/**
 * A client gets this in place of a connection: a socket that breaks as soon as somebody listens to it. A promise that fails would block the client
 * for good.
 */
export function brokenSocket(error: Error): Socket {
  const socket = new Socket();
  setImmediate(() => socket.destroy(error));
  return socket;
}

import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import postgres from 'postgres';
import type { Lane } from '#core/db/call-scope.ts';
import { clientOptions, type Db, sessionSettings } from '#core/db/client.ts';
import { codeOf, isAway } from '#core/db/error-code.ts';
import { brokenSocket, type Route, routeTo, type Server, socketTo } from '#core/db/servers.ts';
import { AppError } from '#lib/errors/errors.ts';
import type { Statement } from './statement.ts';

/** Server-side limits of one connection, in milliseconds. */
export interface Limits {
  readonly statementMs: number;
  readonly lockMs: number;
}

/** A connection may take this long to open. */
const CONNECT_SECONDS = 3;
/** A connection is not used for longer than this, so that no failover or forgotten route stays with it. */
const MAX_AGE_MS = 10 * 60_000;
/** A connection that was unused for so long is made anew: what lies between may have forgotten it. */
const MAX_IDLE_MS = 60_000;

const fault = (code: string, message: string): Error => Object.assign(new Error(message), { code });

/** The path to the database swallowed the statement; what became of it is not known. */
const silent = (): Error => fault('CONNECTION_SILENT', 'the connection to the database went silent');

/** The server takes no more connections. */
const TOO_MANY = '53300';

/** True for a failure of the connection, after which it is made anew. */
export function isConnectionFault(error: unknown): boolean {
  return isAway(error) || codeOf(error) === TOO_MANY;
}

/** Tells the connections of one process from those of another. */
const PROCESS = randomBytes(4).toString('hex');
let opened = 0;

/** A client of the library with room for one connection. */
interface Client {
  sql: Db;
  /** The name of its connection at the database (`application_name`), which no other one has. */
  readonly name: string;
  /** Thrown away: it must not connect again, or what it still holds would be sent late. */
  gone: boolean;
}

/**
 * One connection that does one statement at a time. The library alone would send the next statement behind one that waits for a row, and would wait a
 * quarter of an hour on a path that swallows; so each connection is a client of its own that can be thrown away whole.
 */
export class Slot {
  readonly lane: Lane;
  readonly #route: Route;
  readonly #settings: Record<string, string | number | boolean>;
  #client: Client;
  #socket: Socket | undefined;
  #bornAt = 0;
  #usedAt = 0;
  #current: Statement | undefined;

  constructor(url: string, lane: Lane, limits: Limits) {
    this.lane = lane;
    this.#route = routeTo(url);
    this.#settings = {
      ...sessionSettings,
      statement_timeout: limits.statementMs,
      lock_timeout: limits.lockMs,
      // A statement whose caller has gone must not go on working.
      client_connection_check_interval: 1_000,
      tcp_keepalives_idle: 10,
      idle_in_transaction_session_timeout: limits.statementMs,
    };
    this.#client = this.#open();
  }

  /** The statement on its way and since when, by `performance.now()`. */
  get busy(): { readonly statement: Statement; readonly since: number } | undefined {
    return this.#current && { statement: this.#current, since: this.#usedAt };
  }

  /** True while the connection is open. */
  get open(): boolean {
    return this.#socket !== undefined && !this.#socket.destroyed;
  }

  /** The name of the present connection at the database. */
  get connection(): string {
    return this.#client.name;
  }

  /** Sends one statement; settles with it. After `limitMs` without an answer the connection is thrown away. */
  async run(statement: Statement, limitMs: number): Promise<void> {
    const now = performance.now();
    if (this.open && (now - this.#bornAt > MAX_AGE_MS || now - this.#usedAt > MAX_IDLE_MS)) this.replace();
    this.#usedAt = now;
    this.#current = statement;
    const limit = setTimeout(() => this.drop(new AppError('DEADLINE')), limitMs);
    try {
      statement.send(this.#client.sql);
      await statement;
    } catch (error) {
      if (isConnectionFault(error)) this.replace();
    } finally {
      clearTimeout(limit);
      this.#current = undefined;
      this.#usedAt = performance.now();
    }
  }

  /** Gives up what is on its way and makes the connection anew. */
  drop(error: unknown = silent()): void {
    this.#current?.refuse(error);
    this.replace();
  }

  /** The next statement finds a new connection. */
  replace(): void {
    const old = this.#client;
    old.gone = true;
    this.#client = this.#open();
    this.#socket?.destroy();
    this.#socket = undefined;
    void old.sql.end({ timeout: 0 });
  }

  /** Ends the connection as the protocol asks, or within the time. */
  async end(seconds: number): Promise<void> {
    await this.#client.sql.end({ timeout: seconds });
    this.#socket?.destroy();
  }

  #open(): Client {
    opened += 1;
    const name = `amanah ${this.lane} ${PROCESS}-${opened}`;
    const client: Client = { gone: false, name, sql: undefined as never };
    const { url, find } = this.#route;
    // A client that was thrown away connects no more.
    const reach = (server: Server) => (client.gone ? brokenSocket(silent()) : this.#connect(server));
    client.sql = postgres(url, {
      ...clientOptions,
      max: 1,
      max_pipeline: 0,
      idle_timeout: 0,
      max_lifetime: null,
      connect_timeout: CONNECT_SECONDS,
      onnotice: () => {},
      connection: { ...this.#settings, application_name: name },
      socket: ({ host, port }: { host: string[]; port: number[] }) =>
        find ? find().then(reach, brokenSocket) : reach({ host: host[0] ?? '', port: port[0] ?? 0 }),
    } as never) as unknown as Db;
    return client;
  }

  #connect(server: Server): Socket {
    const socket = socketTo(server);
    this.#socket = socket;
    this.#bornAt = performance.now();
    return socket;
  }
}

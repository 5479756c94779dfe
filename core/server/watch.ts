import type { ServerWritableStream } from '@grpc/grpc-js';
import type { Logger } from 'pino';
import { forgetCaller, loadCaller } from '#core/access/callers.ts';
import type { Caller } from '#core/access/context.ts';
import { forgetSession } from '#core/access/sessions.ts';
import type { Db } from '#core/db/client.ts';
import { isoTime } from '#core/db/time.ts';
import type { MenuId } from '#lib/access/access.ts';
import { fail } from '#lib/errors/errors.ts';
import type { InboxEvent, WatchRequest } from '#types/proto/control/flow.ts';

type Stream = ServerWritableStream<WatchRequest, InboxEvent>;
type Row = {
  id: bigint;
  id_flow: string;
  jenis: string;
  flow_code: string;
  flow_state: string;
  kode_cabang: string;
  user_input: string;
  waktu: string;
};

/** A browser keeps one stream per tab; more than this under one sign-in is not a person, by however many web servers it comes. */
const PER_SESSION = 20;
/** The backlog that a reconnecting screen gets event by event; beyond it, the screen must load its lists anew. */
const MAX_BACKLOG = 200;
/** The longest a timer can wait; no access token lives longer. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** A listening caller and the session. */
export interface Listener {
  readonly caller: Caller;
  readonly session: string;
}

/** A stream sends this when its holder's rights have changed: nothing of the inbox, so it has no id; the screen asks anew what it may show. */
const RIGHTS_CHANGED = 'AKSES';
/** A stream sends this when events were missed that it cannot make good one by one: the screen asks for its lists anew. */
const LOAD_ANEW = 'MUAT_ULANG';
/** A stream sends this when the day of a branch has moved; no id either. */
const DAY_MOVED = 'HARI';
/** A stream sends this when a till or cash between boxes of its holder's branch has moved on, or was counted by two persons; no id either. */
const CASH_MOVED = 'KAS';
/** A stream sends this when a job of its holder, or of one of the holder's roles, has moved on; no id either. */
const REPORT_MOVED = 'PEKERJAAN';
/** A stream sends this when something on the clearing desk has moved on; no id either. */
const CLEARING_MOVED = 'KLIRING';
/** Sheets move by the hundred when a batch is answered: moves within this time are sent once. */
const CLEARING_MS = 2_000;
const cashMenus = ['kas-teller', 'khasanah', 'daftar-teller'] as const satisfies readonly MenuId[];
/** The payload that means everybody. */
const ALL = '*';

/**
 * The live inbox: PostgreSQL notifies of each event, and every open stream that it concerns gets it. Sessions that were locked or ended, whose
 * streams end here, and changed rights come the same way.
 */
export class Watchers {
  readonly #db: Db;
  readonly #log: Logger;
  readonly #streams = new Map<Stream, Listener>();
  /** Branches whose clearing has moved and whose streams were not notified yet. */
  readonly #clearing = new Set<string>();

  constructor(db: Db, log: Logger) {
    this.#db = db;
    this.#log = log;
  }

  /** Listens for events until stopped; the client's connection comes back by itself after an outage. */
  async listen(): Promise<void> {
    let begun = false;
    await this.#db.listen(
      'inbox',
      (id) => {
        this.#publish(id).catch((error) => {
          this.#log.error({ err: error }, 'an inbox event could not be published');
          this.#loadAnewAll();
        });
      },
      () => {
        // The listener begins anew: notifications sent in between were lost.
        if (begun) this.#loadAnewAll();
        begun = true;
      },
    );
    await this.#db.listen('sesi', (sid) => this.#sessionChanged(sid));
    await this.#db.listen('hari', () => this.#dayMoved());
    await this.#db.listen('laporan', (idUser) => this.#reportMoved(idUser));
    await this.#db.listen('kas', (branch) => this.#cashMoved(branch));
    await this.#db.listen('kliring', (branch) => this.#clearingMoved(branch));
    await this.#db.listen('akses', (idUser) => {
      this.#rightsChanged(idUser).catch((error) => this.#log.error({ err: error }, 'changed rights could not be told'));
    });
  }

  /**
   * Adds a stream; events after `lastEventId` are sent first. It ends with the token it came with (`expiresAt`, epoch milliseconds): a reader who
   * comes back then is known anew, with the rights of that moment. TOO_MANY beyond a handful of one session.
   */
  async add(stream: Stream, listener: Listener, lastEventId: string, expiresAt: number): Promise<void> {
    const hers = [...this.#streams.values()].filter(({ session }) => session !== '' && session === listener.session);
    if (hers.length >= PER_SESSION) fail('TOO_MANY');
    const expiry = setTimeout(() => stream.end(), Math.min(Math.max(expiresAt - Date.now(), 0), MAX_TIMER_MS)).unref();
    const leave = () => {
      clearTimeout(expiry);
      this.#streams.delete(stream);
    };
    stream.on('cancelled', leave);
    stream.on('close', leave);
    stream.on('error', leave);
    this.#streams.set(stream, listener);
    if (!/^\d{1,18}$/.test(lastEventId)) return;
    const missed = await this.#db<Row[]>`
      select id, id_flow, jenis, flow_code, flow_state, kode_cabang, user_input, waktu from inbox_event
      where id > ${BigInt(lastEventId)} order by id limit ${MAX_BACKLOG + 1}`;
    if (missed.length > MAX_BACKLOG) return this.#loadAnew(stream);
    for (const row of missed) if (concerns(row, listener.caller)) stream.write(toEvent(row));
  }

  /** Ends every stream, so that the server can drain. */
  close(): void {
    for (const stream of this.#streams.keys()) stream.end();
    this.#streams.clear();
  }

  /** The newest event's id goes with it, so that a stream that breaks again resumes from here. */
  async #loadAnew(stream: Stream): Promise<void> {
    const [row] = await this.#db<{ id: bigint | null }[]>`select max(id) as id from inbox_event`;
    stream.write({ ...NOTHING, id_event: row?.id?.toString() ?? '', jenis: LOAD_ANEW });
  }

  #loadAnewAll(): void {
    for (const stream of this.#streams.keys())
      this.#loadAnew(stream).catch(() => {
        // The stream comes back by itself, and is brought up to date then.
        stream.end();
      });
  }

  /** A branch's day has moved: every screen shows where days are, so every stream is notified. */
  #dayMoved(): void {
    for (const [stream, { caller }] of this.#streams) {
      stream.write({ ...NOTHING, jenis: DAY_MOVED, user_input: caller.idUser });
    }
  }

  /** A till of a branch was opened or shut, its cash was counted, or cash between its boxes moved on: the screens of those who work with them there load anew. */
  #cashMoved(branch: string): void {
    for (const [stream, { caller }] of this.#streams) {
      if (caller.kodeCabang !== branch || !cashMenus.some((menu) => caller.menus.has(menu))) continue;
      stream.write({ ...NOTHING, jenis: CASH_MOVED, user_input: caller.idUser });
    }
  }

  /** Clearing of a branch has moved on, or what fits nothing of the bank's (''). */
  #clearingMoved(branch: string): void {
    if (this.#clearing.size === 0) setTimeout(() => this.#notifyClearing(), CLEARING_MS).unref();
    this.#clearing.add(branch);
  }

  /** Notifies the readers of such a branch's clearing desk; head office's desk shows all branches. */
  #notifyClearing(): void {
    const moved = new Set(this.#clearing);
    this.#clearing.clear();
    for (const [stream, { caller }] of this.#streams) {
      if (!caller.menus.has('meja-kliring') || !(caller.headOffice || moved.has(caller.kodeCabang))) continue;
      stream.write({ ...NOTHING, jenis: CLEARING_MOVED, user_input: caller.idUser });
    }
  }

  /** A report of somebody is further on, or of those who hold a role: then their lists of reports load anew. */
  #reportMoved(idUser: string): void {
    for (const [stream, { caller }] of this.#streams) {
      if (idUser !== '' && caller.idUser !== idUser) continue;
      stream.write({ ...NOTHING, jenis: REPORT_MOVED, user_input: caller.idUser });
    }
  }

  #sessionChanged(sid: string): void {
    forgetSession(this.#db, sid);
    for (const [stream, { session }] of this.#streams) if (session === sid) stream.end();
  }

  /** Streams go on with the rights of now; those of a user who is no longer one end. */
  async #rightsChanged(idUser: string): Promise<void> {
    forgetCaller(this.#db, idUser === ALL ? undefined : idUser);
    for (const [stream, listener] of this.#streams) {
      const { caller } = listener;
      if (idUser !== ALL && idUser !== caller.idUser) continue;
      const now = await loadCaller(this.#db, caller.idUser);
      if (!now) stream.end();
      else {
        this.#streams.set(stream, { ...listener, caller: now });
        stream.write({ ...NOTHING, jenis: RIGHTS_CHANGED, user_input: now.idUser });
      }
    }
  }

  async #publish(id: string): Promise<void> {
    const [row] = await this.#db<Row[]>`
      select id, id_flow, jenis, flow_code, flow_state, kode_cabang, user_input, waktu from inbox_event where id = ${BigInt(id)}`;
    if (!row) return;
    for (const [stream, { caller }] of this.#streams) if (concerns(row, caller)) stream.write(toEvent(row));
  }
}

/** A warning about a user goes to those above, never to the user. */
const isHers = (row: Row, caller: Caller): boolean => row.user_input === caller.idUser;

const ofOwner: ReadonlySet<string> = new Set(['LAPORAN', 'BERKALA', 'PENGINGAT']);

/** An administrator's first sign-in goes to all administrators and to the user who handed over the password, wherever they work. */
const ADMIN_CAME = 'MASUK_PERTAMA_ADMIN';

/** Returns true for its maker, and for those of the branch (or head office) who hold the inbox. */
function concerns(row: Row, caller: Caller): boolean {
  // A report that is over, a due date that waits or a reminder concerns its owner alone.
  if (ofOwner.has(row.jenis)) return isHers(row, caller);
  if (isHers(row, caller)) return row.jenis !== 'PERINGATAN';
  if (row.flow_code === ADMIN_CAME)
    return caller.levels.includes('ADMIN') || caller.passwordTies.includes(row.user_input);
  return caller.menus.has('menunggu') && (caller.headOffice || caller.kodeCabang === row.kode_cabang);
}

const NOTHING: InboxEvent = {
  id_event: '',
  id_flow: '',
  jenis: '',
  flowCode: '',
  flow_state: '',
  user_input: '',
  waktu: '',
};

const toEvent = (row: Row): InboxEvent => ({
  id_event: row.id.toString(),
  id_flow: row.id_flow,
  jenis: row.jenis,
  flowCode: row.flow_code,
  flow_state: row.flow_state,
  user_input: row.user_input,
  waktu: isoTime(row.waktu),
});

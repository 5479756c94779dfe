import type { Db } from '#core/db/client.ts';
import type { SessionRules } from '#lib/config/config.ts';
import { fail } from '#lib/errors/errors.ts';
import { sessionEnd } from '#lib/session-end.ts';
import type { Setelan } from '#types/proto/control/access.ts';
import type { CallerProfile } from './callers.ts';
import { remember } from './memory.ts';
import type { TokenClaims } from './tokens.ts';

/** A session of the identity provider, as the core keeps it. */
export interface StoredSession {
  readonly id: bigint;
  readonly idUser: string;
  /** The user's account at the provider. */
  readonly subject: string;
  readonly locked: boolean;
  /** The reason for its end; empty while it is open. */
  readonly ended: string;
  /** Milliseconds since the epoch. */
  readonly endsAt: number;
  readonly lastSeen: number;
}

/** The origin of a call: the addresses on the way, the browser's own name, and whether the user was active. */
export interface Origin {
  readonly address: string;
  readonly browser: string;
  readonly hand: boolean;
}

/** An ended or locked session must be known within seconds, so it is remembered no longer than this. */
const FRESH_MS = 2_000;
/** User activity is recorded at most this often. */
const TOUCH_MS = 60_000;

interface Row {
  id: bigint;
  id_user: string;
  subjek: string;
  terkunci: boolean;
  sebab: string | null;
  batas: number;
  terakhir: number;
}

const sessions = remember(FRESH_MS, async (db: Db, sid: string): Promise<StoredSession | null> => {
  const [row] = await db<Row[]>`
    select id, id_user, subjek, dikunci_pada is not null as terkunci, sebab,
           extract(epoch from batas)::float8 as batas, extract(epoch from terakhir)::float8 as terakhir
    from app_session where sid = ${sid}`;
  if (!row) return null;
  return {
    id: row.id,
    idUser: row.id_user,
    subject: row.subjek,
    locked: row.terkunci,
    ended: row.sebab ?? '',
    endsAt: row.batas * 1000,
    lastSeen: row.terakhir * 1000,
  };
});

/** The session of this name, at most two seconds old; null for one never seen, or no name. */
export const loadSession = (db: Db, sid: string): Promise<StoredSession | null> =>
  sid === '' ? Promise.resolve(null) : sessions.read(db, sid);

export const forgetSession = (db: Db, sid: string): void => sessions.forget(db, sid);

const over = (sebab: string): never => fail('UNAUTHENTICATED', { params: { sebab } });

/** Refuses a session that has ended, saying why. A user who was switched off learns that as well. */
export function assertSessionOpen(session: StoredSession | null): void {
  if (session && session.ended !== '') over(session.ended);
}

/**
 * Returns the session behind a caller's token: opens it when the token is seen for the first time, ends it when its time is over and records user
 * activity. A token that names no session has none. Throws UNAUTHENTICATED with the reason, also where the account at the provider is not the one the
 * bank knows by this name.
 */
export async function enterSession(
  db: Db,
  rules: SessionRules,
  caller: CallerProfile,
  token: TokenClaims,
  origin: Origin,
): Promise<StoredSession | null> {
  if (token.session === '') return null;
  const session = (await loadSession(db, token.session)) ?? (await open(db, rules, caller, token, origin));
  assertSessionOpen(session);
  if (session.idUser !== caller.idUser || session.subject !== token.subject) fail('UNAUTHENTICATED');
  if (session.endsAt <= Date.now()) {
    await db`select end_sessions(${caller.idUser}, ${[session.id.toString()]}::bigint[], '', 'WAKTU', null)`;
    forgetSession(db, token.session);
    over('WAKTU');
  }
  if (session.locked) return session;
  // The core allows a minute more than the screen, because user activity may be recorded so late.
  const idleMinutes = rules.idleMinutes + 1;
  // A request that a page sends by itself keeps nothing open: it only finds what has been idle for too long.
  if (Date.now() - session.lastSeen < (origin.hand ? TOUCH_MS : idleMinutes * 60_000)) return session;
  await db`select touch_session(${token.session}, make_interval(mins => ${idleMinutes}), ${origin.hand})`;
  forgetSession(db, token.session);
  const touched = await loadSession(db, token.session);
  assertSessionOpen(touched);
  return touched;
}

async function open(
  db: Db,
  rules: SessionRules,
  caller: CallerProfile,
  token: TokenClaims,
  { address, browser }: Origin,
): Promise<StoredSession> {
  const end = sessionEnd(new Date(), rules.shiftEnd).toISOString();
  const [row] = await db<{ dikenal: boolean }[]>`
    select open_session(${token.session}, ${token.issuer}, ${token.subject}, ${caller.idUser}, ${caller.kodeCabang}, ${end}::timestamptz,
      ${address}, ${browser}) as dikenal`;
  if (!row?.dikenal) over('IDENTITAS');
  forgetSession(db, token.session);
  const opened = await loadSession(db, token.session);
  if (!opened) throw new Error('a session that was opened is not there');
  return opened;
}

const nothingChosen: Setelan = { bahasa: '', tema: '', kerapatan: '', printer: '', kertas: '', tur: '' };

/** Reads the user's settings for their screens. */
export async function settingsOf(db: Db, idUser: string): Promise<Setelan> {
  const [row] = await db<Setelan[]>`
    select bahasa, tema, kerapatan, printer, kertas, tur from user_setting where id_user = ${idUser}`;
  return row ? { ...row } : nothingChosen;
}

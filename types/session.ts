import type { ProfilReply, Setelan } from './proto/access.ts';

/** What the browser may know of its session; tokens are not part of it. */
export interface SessionUser {
  readonly id_user: string;
  readonly nama_user: string;
  readonly role_id: readonly string[];
  readonly kode_cabang: string;
}

/** How the session stands and what its holder has chosen for her screens; told to the browser beside who she is. */
export interface SessionStanding {
  /** 'T': the screen is locked. */
  readonly terkunci: string;
  /** Why the session has ended, as the core says it; empty while it is open. */
  readonly sebab_berakhir: string;
  /** Minutes without a hand on it after which the screen locks itself. */
  readonly kunci_menit: number;
  /** How often the page asks for its session by itself, in seconds; 0 for never. */
  readonly polling_detik: number;
  readonly setelan: Setelan;
  /** Menus, limits and till as the core knew them with this answer, so that a page need not ask for them first; null while it cannot be asked. */
  readonly profil: ProfilReply | null;
}

/** The tokens of one sign-in; they exist inside the encrypted session cookie and on the server only. */
export interface TokenSet {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly idToken: string;
  /** Seconds since the epoch. */
  readonly accessExpires: number;
}

/** A session as the server reads it from the cookie. */
export interface ServerSession extends SessionUser, TokenSet {
  /** The provider's session id: one per sign-in, the key of per-session limits. */
  readonly sid: string;
  /** Seconds since the epoch after which the session ends whatever is refreshed. */
  readonly endsAt: number;
}

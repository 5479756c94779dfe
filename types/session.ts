import type { ProfilReply, Setelan } from './proto/control/access.ts';

/** The browser knows this of its session; tokens are not part of it. */
export interface SessionUser {
  readonly id_user: string;
  readonly nama_user: string;
  readonly role_id: readonly string[];
  readonly kode_cabang: string;
}

/** The state of the session and its holder's own settings, which the browser gets beside her name. */
export interface SessionStatus {
  /** 'T': the screen is locked. */
  readonly terkunci: string;
  /** The core's reason for the end of the session; empty while it is open. */
  readonly sebab_berakhir: string;
  /** The screen locks itself after so many minutes without user activity. */
  readonly kunci_menit: number;
  /** The page asks for its session by itself after so many seconds; 0 for never. */
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

/** What the browser may know of its session; tokens are not part of it. */
export interface SessionUser {
  readonly id_user: string;
  readonly nama_user: string;
  readonly role_id: readonly string[];
  readonly kode_cabang: string;
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

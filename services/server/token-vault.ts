import { randomUUID } from 'node:crypto';
import { decode, encode } from 'next-auth/jwt';
import type { TokenSet } from '#types/session.ts';
import { core } from './core-connection.ts';
import { env } from './env.ts';

/** A claim has the newest tokens of a session, and says whether it is the asker's turn to refresh them. */
interface Claim {
  readonly set: TokenSet | null;
  readonly turn: boolean;
}

/** The vault keeps the refreshed tokens of a session so that every web process finds them. */
export interface TokenVault {
  /** Throws CORE_AWAY and DEADLINE, or UNAUTHENTICATED when the session has ended. */
  readonly claim: (held: TokenSet) => Promise<Claim>;
  readonly store: (held: TokenSet, fresh: TokenSet) => Promise<void>;
  /** Gives the turn back without new tokens. Never throws: a turn ends by itself. */
  readonly release: (held: TokenSet) => Promise<void>;
}

/** It is longer than any session. */
const STORED_SECONDS = 12 * 60 * 60;
const LIMIT_MS = 5_000;

const encrypt = (set: TokenSet): Promise<string> =>
  encode({ token: { ...set }, secret: env().sessionSecret, maxAge: STORED_SECONDS });

/** Decrypts what another process has encrypted; null for a text that is not ours, as after a change of the secret. */
async function decrypt(text: string): Promise<TokenSet | null> {
  if (text === '') return null;
  const token = await decode({ token: text, secret: env().sessionSecret }).catch(() => null);
  if (typeof token?.accessToken !== 'string' || typeof token.accessExpires !== 'number') return null;
  const { accessToken, refreshToken, idToken, accessExpires } = token as unknown as TokenSet;
  return { accessToken, refreshToken, idToken, accessExpires };
}

const ask = (held: TokenSet, request: { simpan?: string; lepas?: string }) =>
  core().call('access.tokenSesi', request, {
    token: held.accessToken,
    correlationId: randomUUID(),
    deadlineMs: LIMIT_MS,
  });

/** The vault behind the core encrypts here and keeps there, with the session. */
export const coreVault: TokenVault = {
  claim: async (held) => {
    const { isi, giliran } = await ask(held, {});
    return { set: await decrypt(isi), turn: giliran === 'T' };
  },
  store: async (held, fresh) => {
    await ask(held, { simpan: await encrypt(fresh) });
  },
  release: async (held) => {
    await ask(held, { lepas: 'T' }).catch(() => {});
  },
};

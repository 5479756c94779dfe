import { randomUUID } from 'node:crypto';
import { Metadata, type ServiceError } from '@grpc/grpc-js';
import type { Logger } from 'pino';
import { loadCaller } from '#core/access/callers.ts';
import type { Caller, Context } from '#core/access/context.ts';
import { assertSessionOpen, enterSession, loadSession, type Origin } from '#core/access/sessions.ts';
import type { TokenClaims, tokenVerifier } from '#core/access/tokens.ts';
import { type Author, writeAudit } from '#core/access/write-audit.ts';
import type { Db } from '#core/db/client.ts';
import { isUuid, uuidOf } from '#core/db/uuid.ts';
import { toAppError } from '#core/engine/commit.ts';
import { mayCall } from '#lib/access/calls.ts';
import { openWhileLocked } from '#lib/access/filing.ts';
import type { SessionRules } from '#lib/config/config.ts';
import { AppError, ERROR_METADATA, errors, fail } from '#lib/errors/errors.ts';
import type { RpcName } from '#types/rpc.ts';
import { errorOf } from './faults.ts';
import { forgedTokens } from './forged-tokens.ts';

const forged = forgedTokens();

export interface CallConfig {
  readonly db: Db;
  readonly verify: ReturnType<typeof tokenVerifier>;
  /** Verifies a token that may have run out within the length of a session. */
  readonly verifyHeld: ReturnType<typeof tokenVerifier>;
  readonly client: string;
  readonly sessions: SessionRules;
  readonly log: Logger;
}

/** The gateway passes on this much of the call's addresses. */
const MAX_ADDRESS = 200;
const first = (metadata: Metadata, name: string): string => String(metadata.get(name)[0] ?? '');

/** A key that is no UUID is made one, so that callers may use what they have. */
const toUuid = (key: string): string => (isUuid(key.toLowerCase()) ? key.toLowerCase() : uuidOf(key));

/** The addresses a call came by, as the gateway passes them on: bounded, and of the characters an address is written in. */
const addressOf = (metadata: Metadata): string =>
  first(metadata, 'x-forwarded-for')
    .replace(/[^0-9A-Za-z.:, _-]/g, '')
    .slice(-MAX_ADDRESS);

/** The access token a call carries; empty where it carries none. */
export function accessTokenOf(metadata: Metadata): string {
  const [scheme, text = ''] = first(metadata, 'authorization').split(' ');
  return scheme === 'Bearer' ? text : '';
}

/** The call's own id where it is one, else a new one. */
export const correlationOf = (metadata: Metadata): string => {
  const correlationId = first(metadata, 'x-correlation-id');
  return isUuid(correlationId.toLowerCase()) ? correlationId : randomUUID();
};

/**
 * Authenticates the caller: the token is verified here, whatever the gateway has done; then the core's own tables decide whether the session still
 * counts and what its holder may do. A locked screen gets nothing but its way out.
 */
export async function authenticate(
  config: CallConfig,
  metadata: Metadata,
  rpc: RpcName,
): Promise<{ caller: Caller; token: TokenClaims }> {
  const text = accessTokenOf(metadata);
  const token = text ? await config.verify(text, config.client) : null;
  if (!token) return stranger(config, metadata, text, rpc);
  const [caller, known] = await Promise.all([
    loadCaller(config.db, token.idUser),
    loadSession(config.db, token.session),
  ]);
  assertSessionOpen(known);
  if (!caller) fail('UNAUTHENTICATED');
  const session = await enterSession(config.db, config.sessions, caller, token, originOf(metadata));
  if (session?.locked && !openWhileLocked.has(rpc)) fail('SESSION_LOCKED');
  if (!mayCall(rpc, caller.menus)) {
    const origin = { session: token.session, address: addressOf(metadata), correlation: correlationOf(metadata) };
    await note(config, { db: config.db, caller, ...origin }, rpc, { sebab: 'FORBIDDEN' });
    fail('FORBIDDEN');
  }
  return { caller, token };
}

/** Refuses a call without a good token. One that has only run out is nobody's attempt; any other leaves its trace. */
async function stranger(config: CallConfig, metadata: Metadata, text: string, rpc: RpcName): Promise<never> {
  if (text !== '' && (await config.verifyHeld(text, config.client)) === null) {
    const author = { db: config.db, session: '', address: addressOf(metadata), correlation: correlationOf(metadata) };
    await forged(author, rpc).catch((error: unknown) =>
      config.log.error({ err: error, rpc }, 'a forged token could not be written to the audit trail'),
    );
  }
  return fail('UNAUTHENTICATED');
}

/** This much of a browser's own name distinguishes one browser from another. */
const MAX_BROWSER = 200;

const originOf = (metadata: Metadata): Origin => ({
  address: addressOf(metadata),
  browser: first(metadata, 'x-browser')
    .replace(/[^\x20-\x7e]/g, '')
    .slice(0, MAX_BROWSER),
  hand: first(metadata, 'x-hand') === 'T',
});

/** The context of one call: caller, idempotency key (required for a change), correlation id, and from where it came. */
export function contextOf(
  config: CallConfig,
  { caller, token }: { caller: Caller; token: TokenClaims },
  metadata: Metadata,
  options: { changes: boolean; dryRun: boolean },
): Context {
  const key = first(metadata, 'idempotency-key');
  const needsKey = options.changes && !options.dryRun;
  if (needsKey && key === '') fail('KEY_REQUIRED');
  return {
    db: config.db,
    caller,
    key: needsKey ? toUuid(key) : '',
    correlation: correlationOf(metadata),
    session: token.session,
    address: addressOf(metadata),
  };
}

/** A refused change leaves a trace: who, what, and with which code. The refusal itself has rolled back everything else. */
export async function recordRefusal(
  config: CallConfig,
  context: Context,
  rpc: RpcName,
  { error, tried }: { error: unknown; tried: string },
): Promise<void> {
  const app = toAppError(error);
  if (app instanceof AppError) await note(config, context, rpc, { sebab: app.code, ...(tried && { dicoba: tried }) });
}

async function note(
  { log }: CallConfig,
  author: Author,
  rpc: RpcName,
  rincian: { sebab: AppError['code'] },
): Promise<void> {
  try {
    await writeAudit(author, { aksi: rpc, hasil: errors[rincian.sebab].resp_code, rincian });
  } catch (error) {
    log.error({ err: error, rpc }, 'a refusal could not be written to the audit trail');
  }
}

/** The core catches errors in this one place: the closed table decides what leaves, and nothing else does. */
export function toServiceError(
  error: unknown,
  config: { log: Logger },
  { rpc, correlation }: { rpc: string; correlation?: string },
): ServiceError {
  const { app, known } = errorOf(error);
  const { level } = errors[app.code];
  if (known) config.log[level]({ rpc, correlation, code: app.code }, 'refused');
  else config.log[level]({ err: error, rpc, correlation, code: app.code }, 'a call failed');
  const metadata = new Metadata();
  metadata.set(ERROR_METADATA, Buffer.from(JSON.stringify({ code: app.code, details: app.details })));
  return Object.assign(new Error(app.code), { code: errors[app.code].grpc, details: app.code, metadata });
}

import { z } from 'zod';
import { fail } from '#lib/errors/errors.ts';
import { env } from './env.ts';
import { perProcess } from './per-process.ts';

const TIMEOUT_MS = 5_000;
const METADATA_TTL_MS = 600_000;

const metadataSchema = z.object({
  token_endpoint: z.url(),
  end_session_endpoint: z.url().optional(),
  revocation_endpoint: z.url().optional(),
});
type ProviderMetadata = z.output<typeof metadataSchema>;

const tokenSchema = z.object({
  access_token: z.string(),
  refresh_token: z.string().optional(),
  id_token: z.string().optional(),
  expires_in: z.number().default(60),
});
export type TokenAnswer = z.output<typeof tokenSchema>;

/** A client of the realm has an id and a secret. */
export interface Client {
  readonly id: string;
  readonly secret: string;
}

async function get(url: string, init: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch {
    return fail('IDENTITY_AWAY');
  }
}

/** Returns the provider's addresses, from its discovery document; kept for ten minutes. Throws IDENTITY_AWAY. */
export async function discover(): Promise<ProviderMetadata> {
  const cached = perProcess('discovery', (): { until: number; metadata?: ProviderMetadata } => ({ until: 0 }));
  if (cached.metadata && cached.until > performance.now()) return cached.metadata;
  const answer = await get(`${env().identity.issuer}/.well-known/openid-configuration`);
  const metadata = metadataSchema.safeParse(answer.ok ? await answer.json().catch(() => null) : null);
  // A proxy's page in the provider's place is no answer of the provider.
  if (!metadata.success) return fail('IDENTITY_AWAY');
  cached.metadata = metadata.data;
  cached.until = performance.now() + METADATA_TTL_MS;
  return cached.metadata;
}

/**
 * Makes one request to the token endpoint. Returns the tokens, or `null` when the provider refuses the grant (wrong credential, spent
 * refresh token). Throws IDENTITY_AWAY when there is no usable answer, SYSTEM when our own client is refused.
 */
export async function requestTokens(client: Client, grant: Record<string, string>): Promise<TokenAnswer | null> {
  const { token_endpoint } = await discover();
  const answer = await get(token_endpoint, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams({ ...grant, client_id: client.id, client_secret: client.secret }),
  });
  if (answer.status >= 500 || answer.status === 429) fail('IDENTITY_AWAY');
  const body: unknown = await answer.json().catch(() => null);
  if (body === null) fail('IDENTITY_AWAY');
  if (answer.ok) {
    const tokens = tokenSchema.safeParse(body);
    return tokens.success ? tokens.data : fail('IDENTITY_AWAY');
  }
  const { error } = z
    .object({ error: z.string().default('') })
    .catch({ error: '' })
    .parse(body);
  return error === 'invalid_grant' ? null : fail('SYSTEM');
}

/** Exchanges a refresh token for the next set; `null` when it is no longer good. */
export function refresh(refreshToken: string): Promise<TokenAnswer | null> {
  const { clientId, clientSecret } = env().identity;
  return requestTokens(
    { id: clientId, secret: clientSecret },
    { grant_type: 'refresh_token', refresh_token: refreshToken },
  );
}

/**
 * Ends a refresh token at the provider (RFC 7009): a copy of it opens nothing any more. A provider without such an address ends it with its own
 * session. Throws IDENTITY_AWAY when it cannot be asked.
 */
export async function revoke(refreshToken: string): Promise<void> {
  const { revocation_endpoint } = await discover();
  if (!revocation_endpoint || refreshToken === '') return;
  const { clientId, clientSecret } = env().identity;
  const answer = await get(revocation_endpoint, {
    method: 'POST',
    body: new URLSearchParams({
      token: refreshToken,
      token_type_hint: 'refresh_token',
      client_id: clientId,
      client_secret: clientSecret,
    }),
  });
  if (!answer.ok) fail('IDENTITY_AWAY');
}

import { z } from 'zod';
import type { IdentityAdminConfig } from '#lib/config/identity.ts';
import { faultNote, type ProvisioningFault } from '#lib/provisioning.ts';

const TIMEOUT_MS = 5_000;
/** A token is dropped this long before it expires. */
const EARLY_MS = 30_000;
const MAX_SAID = 160;

/** The provider did not do what it was asked. `message` may be logged: it never holds a token or a password. */
export class ProviderError extends Error {
  readonly fault: ProvisioningFault;
  constructor(fault: ProvisioningFault, said = '') {
    super(faultNote(fault, said));
    this.name = 'ProviderError';
    this.fault = fault;
  }
}

const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });
const refusalSchema = z.object({
  errorMessage: z.string().optional(),
  error_description: z.string().optional(),
  error: z.string().optional(),
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One request to the admin REST API; `null` where the object does not exist. Throws ProviderError. */
export type AdminApi = (method: Method, path: string, body?: unknown) => Promise<unknown>;

async function reach(url: string, init: RequestInit): Promise<{ status: number; body: unknown }> {
  try {
    const answer = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? null : asJson(text) };
  } catch {
    throw new ProviderError('TIDAK_TERJANGKAU');
  }
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Reads the provider's reason of a refusal, on one line. */
function saidIn(body: unknown): string {
  const { data } = refusalSchema.safeParse(body);
  const said = data?.errorMessage ?? data?.error_description ?? data?.error ?? '';
  return said.replace(/\p{C}+/gu, ' ').slice(0, MAX_SAID);
}

/**
 * Calls the admin REST API of the realm, in the name of the service account: its token is fetched when needed and kept until it expires; one that the
 * provider no longer takes is fetched anew once.
 */
export function adminApi(config: IdentityAdminConfig, now: () => number = Date.now): AdminApi {
  let held: { token: string; until: number } | undefined;

  const token = async (): Promise<string> => {
    if (held && held.until > now()) return held.token;
    const { status, body } = await reach(config.tokenUrl, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: config.clientId,
        client_secret: config.clientSecret,
      }),
    });
    if (status >= 500 || status === 429) throw new ProviderError('TIDAK_TERJANGKAU');
    const parsed = tokenSchema.safeParse(body);
    if (status !== 200 || !parsed.success) throw new ProviderError('KLIEN_DITOLAK');
    held = { token: parsed.data.access_token, until: now() + parsed.data.expires_in * 1000 - EARLY_MS };
    return held.token;
  };

  const send = async (method: Method, path: string, body: unknown) =>
    reach(`${config.url}${path}`, {
      method,
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${await token()}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });

  return async (method, path, body) => {
    let answer = await send(method, path, body);
    if (answer.status === 401) {
      held = undefined;
      answer = await send(method, path, body);
    }
    const { status } = answer;
    if (status >= 200 && status < 300) return answer.body;
    if (status === 404) return null;
    if (status >= 500 || status === 429) throw new ProviderError('TIDAK_TERJANGKAU');
    if (status === 401 || status === 403) throw new ProviderError('TANPA_HAK');
    throw new ProviderError('DITOLAK', saidIn(answer.body));
  };
}

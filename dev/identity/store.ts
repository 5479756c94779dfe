import { existsSync, readFileSync } from 'node:fs';
import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';
import { writePrivate } from '#dev/data-dir.ts';

type Entry = { payload: AdapterPayload; expiresAt: number };
type Saved = readonly (readonly [key: string, entry: Entry])[];

/** Models that belong to a grant: they all end when it is revoked. */
const GRANTED = new Set(['AccessToken', 'AuthorizationCode', 'RefreshToken']);
const SWEEP_EVERY = 500;

export type IdentityStore = Readonly<{
  adapter: AdapterFactory;
  /** Every entry of a model that is still good. */
  list: (model: string) => AdapterPayload[];
  save: () => void;
  size: () => number;
}>;

/**
 * Sessions, grants and tokens of the embedded provider: in memory without a limit in number (the provider's own keeps a
 * thousand and forgets the rest), swept of what has expired, and written to a file at an orderly stop so that a restart
 * signs nobody out.
 */
export function identityStore(file: string, now: () => number = Date.now): IdentityStore {
  const entries = new Map<string, Entry>(load(file));
  let writes = 0;

  const alive = (key: string): AdapterPayload | undefined => {
    const entry = entries.get(key);
    if (!entry) return undefined;
    if (entry.expiresAt > now()) return entry.payload;
    entries.delete(key);
    return undefined;
  };
  const sweep = () => {
    for (const [key, entry] of entries) if (entry.expiresAt <= now()) entries.delete(key);
  };
  const findBy = (model: string, field: 'uid' | 'userCode', value: string): AdapterPayload | undefined => {
    for (const [key, entry] of entries) {
      if (key.startsWith(`${model}:`) && entry.payload[field] === value) return alive(key);
    }
    return undefined;
  };

  const adapter = (model: string): Adapter => ({
    async upsert(id, payload, expiresIn) {
      writes += 1;
      if (writes % SWEEP_EVERY === 0) sweep();
      entries.set(`${model}:${id}`, { payload, expiresAt: now() + (expiresIn ?? 86_400) * 1000 });
    },
    async find(id) {
      return alive(`${model}:${id}`);
    },
    async findByUid(uid) {
      return findBy(model, 'uid', uid);
    },
    async findByUserCode(userCode) {
      return findBy(model, 'userCode', userCode);
    },
    async consume(id) {
      const payload = alive(`${model}:${id}`);
      if (payload) payload.consumed = Math.floor(now() / 1000);
    },
    async destroy(id) {
      entries.delete(`${model}:${id}`);
    },
    async revokeByGrantId(grantId) {
      for (const [key, entry] of entries) {
        if (GRANTED.has(key.slice(0, key.indexOf(':'))) && entry.payload.grantId === grantId) entries.delete(key);
      }
    },
  });

  return {
    adapter,
    list: (model) => {
      sweep();
      return [...entries].flatMap(([key, entry]) => (key.startsWith(`${model}:`) ? [entry.payload] : []));
    },
    size: () => entries.size,
    save: () => {
      sweep();
      writePrivate(file, JSON.stringify([...entries]));
    },
  };
}

/** A file that cannot be read costs the users one more sign-in, nothing else. */
function load(file: string): Saved {
  if (!existsSync(file)) return [];
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Saved;
  } catch {
    return [];
  }
}

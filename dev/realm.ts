import { createHash, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { StartFailure } from './failure.ts';

/**
 * The one description of clients, roles and demo users, in Keycloak's export format: a real Keycloak imports the file,
 * the embedded provider and the seed read it through here. Only what they use is named; the rest passes unread.
 */
const realmFile = z.object({
  realm: z.string(),
  accessTokenLifespan: z.int().positive(),
  ssoSessionIdleTimeout: z.int().positive(),
  ssoSessionMaxLifespan: z.int().positive(),
  roles: z.object({ realm: z.array(z.object({ name: z.string() })) }),
  clients: z.array(
    z.object({
      clientId: z.string(),
      standardFlowEnabled: z.boolean(),
      directAccessGrantsEnabled: z.boolean(),
      serviceAccountsEnabled: z.boolean(),
      redirectUris: z.array(z.string()),
      attributes: z.record(z.string(), z.string()).optional(),
    }),
  ),
  users: z.array(
    z.object({
      id: z.uuid(),
      username: z.string(),
      enabled: z.boolean(),
      email: z.string().optional(),
      firstName: z.string().default(''),
      lastName: z.string().default(''),
      attributes: z.record(z.string(), z.array(z.string())).default({}),
      credentials: z.array(z.object({ type: z.literal('password'), value: z.string() })).default([]),
      realmRoles: z.array(z.string()).default([]),
      serviceAccountClientId: z.string().optional(),
    }),
  ),
});

export type RealmUser = Readonly<{
  id: string;
  username: string;
  enabled: boolean;
  email: string | undefined;
  name: string;
  givenName: string;
  familyName: string;
  kodeCabang: string;
  roles: readonly string[];
  password: string;
}>;

export type RealmClient = Readonly<{
  clientId: string;
  standardFlow: boolean;
  directAccess: boolean;
  serviceAccount: boolean;
  redirectUris: readonly string[];
  postLogoutUris: readonly string[];
}>;

export type Realm = Readonly<{
  name: string;
  accessTokenSeconds: number;
  sessionIdleSeconds: number;
  sessionMaxSeconds: number;
  roles: readonly string[];
  clients: readonly RealmClient[];
  users: readonly RealmUser[];
}>;

export const REALM_FILE = new URL('./realm/amanah-realm.json', import.meta.url);

/** Reads and checks the realm file; people only, a client's service account is no user who signs in. */
export function readRealm(file: URL | string = REALM_FILE): Realm {
  const parsed = realmFile.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new StartFailure(`The realm file ${file} is wrong at ${issue?.path.join('.')}: ${issue?.message}.`);
  }
  const { data } = parsed;
  return {
    name: data.realm,
    accessTokenSeconds: data.accessTokenLifespan,
    sessionIdleSeconds: data.ssoSessionIdleTimeout,
    sessionMaxSeconds: data.ssoSessionMaxLifespan,
    roles: data.roles.realm.map((role) => role.name),
    clients: data.clients.map((client) => ({
      clientId: client.clientId,
      standardFlow: client.standardFlowEnabled,
      directAccess: client.directAccessGrantsEnabled,
      serviceAccount: client.serviceAccountsEnabled,
      redirectUris: client.redirectUris,
      postLogoutUris: client.attributes?.['post.logout.redirect.uris']?.split('##') ?? [],
    })),
    users: data.users
      .filter((user) => user.serviceAccountClientId === undefined)
      .map((user) => ({
        id: user.id,
        username: user.username,
        enabled: user.enabled,
        email: user.email,
        name: `${user.firstName} ${user.lastName}`.trim(),
        givenName: user.firstName,
        familyName: user.lastName,
        kodeCabang: user.attributes.kode_cabang?.[0] ?? '',
        roles: user.realmRoles,
        password: user.credentials[0]?.value ?? '',
      })),
  };
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * The user whose name and password these are, or undefined. Unknown, disabled and mistyped answer alike and take the
 * same work, so the form tells nobody which user names exist.
 */
export function authenticate(realm: Realm, username: string, password: string): RealmUser | undefined {
  const user = realm.users.find((candidate) => candidate.username === username.trim().toLowerCase());
  const expected = user?.password ?? '';
  const equal = timingSafeEqual(digest(password), digest(expected));
  return user?.enabled && expected !== '' && equal ? user : undefined;
}

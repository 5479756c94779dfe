import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { StartFailure } from './failure.ts';

/**
 * This file is the one description of clients, roles and demo users, in Keycloak's export format: a real Keycloak imports the file, the embedded
 * provider and the seed read it through here. Only what they use is named; the rest passes unread.
 */
const realmFile = z.object({
  realm: z.string(),
  accessTokenLifespan: z.int().positive(),
  ssoSessionIdleTimeout: z.int().positive(),
  ssoSessionMaxLifespan: z.int().positive(),
  passwordPolicy: z.string().default(''),
  bruteForceProtected: z.boolean(),
  failureFactor: z.int().positive(),
  waitIncrementSeconds: z.int().positive(),
  maxFailureWaitSeconds: z.int().positive(),
  maxDeltaTimeSeconds: z.int().positive(),
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
      requiredActions: z.array(z.string()).default([]),
      clientRoles: z.record(z.string(), z.array(z.string())).default({}),
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
  /** Lists the person's tasks at the next sign-in, in Keycloak's words: UPDATE_PASSWORD. */
  requiredActions: readonly string[];
  password: string;
}>;

export type RealmClient = Readonly<{
  clientId: string;
  standardFlow: boolean;
  directAccess: boolean;
  serviceAccount: boolean;
  redirectUris: readonly string[];
  postLogoutUris: readonly string[];
  /** The web gets the notice of ended sessions at this path; none where the realm file names no address. */
  backchannelLogoutPath: string | undefined;
}>;

/** A client that acts in its own name, and what it may do in the realm's administration. */
export type ServiceAccount = Readonly<{ id: string; username: string; clientId: string; rights: readonly string[] }>;

/** Keycloak's protection against guessing: so many failures, and the account waits. */
export type BruteForce = Readonly<{
  failures: number;
  waitSeconds: number;
  maxWaitSeconds: number;
  forgetSeconds: number;
}>;

export type Realm = Readonly<{
  name: string;
  accessTokenSeconds: number;
  sessionIdleSeconds: number;
  sessionMaxSeconds: number;
  roles: readonly string[];
  clients: readonly RealmClient[];
  users: readonly RealmUser[];
  serviceAccounts: readonly ServiceAccount[];
  passwordPolicy: string;
  bruteForce: BruteForce | undefined;
}>;

export const REALM_FILE = new URL('./realm/amanah-realm.json', import.meta.url);

type Parsed = z.output<typeof realmFile>;

const clientOf = (client: Parsed['clients'][number]): RealmClient => {
  const backchannel = client.attributes?.['backchannel.logout.url'];
  return {
    clientId: client.clientId,
    standardFlow: client.standardFlowEnabled,
    directAccess: client.directAccessGrantsEnabled,
    serviceAccount: client.serviceAccountsEnabled,
    redirectUris: client.redirectUris,
    postLogoutUris: client.attributes?.['post.logout.redirect.uris']?.split('##') ?? [],
    backchannelLogoutPath: backchannel && new URL(backchannel).pathname,
  };
};

const userOf = (user: Parsed['users'][number]): RealmUser => ({
  id: user.id,
  username: user.username,
  enabled: user.enabled,
  email: user.email,
  name: `${user.firstName} ${user.lastName}`.trim(),
  givenName: user.firstName,
  familyName: user.lastName,
  kodeCabang: user.attributes.kode_cabang?.[0] ?? '',
  roles: user.realmRoles,
  requiredActions: user.requiredActions,
  password: user.credentials[0]?.value ?? '',
});

/** Reads and checks the realm file; people are apart from the service accounts of clients, which never sign in. */
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
    clients: data.clients.map(clientOf),
    users: data.users.filter((user) => user.serviceAccountClientId === undefined).map(userOf),
    serviceAccounts: data.users.flatMap(({ id, username, serviceAccountClientId: clientId, clientRoles }) =>
      clientId === undefined ? [] : [{ id, username, clientId, rights: clientRoles['realm-management'] ?? [] }],
    ),
    passwordPolicy: data.passwordPolicy,
    bruteForce: data.bruteForceProtected
      ? {
          failures: data.failureFactor,
          waitSeconds: data.waitIncrementSeconds,
          maxWaitSeconds: data.maxFailureWaitSeconds,
          forgetSeconds: data.maxDeltaTimeSeconds,
        }
      : undefined,
  };
}

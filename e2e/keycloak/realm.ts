import { z } from 'zod';
import { type AdminApi, adminApi } from '#core/control/identity/admin-api.ts';

const REALM = 'E2E_KEYCLOAK';
const shape = z.object({ issuer: z.url(), adminClientSecret: z.string() });

/** Publishes the realm's address to the tests; environment variables reach every worker. */
export function publishRealm(realm: z.output<typeof shape>): void {
  process.env[REALM] = JSON.stringify(realm);
}

const realm = () => shape.parse(JSON.parse(process.env[REALM] ?? 'null'));

/** Returns the address of the realm. */
export const issuer = (): string => realm().issuer;

/** The realm's own administration, as somebody at its console reaches it. */
export function realmAdmin(): AdminApi {
  const { issuer: at, adminClientSecret: clientSecret } = realm();
  return adminApi({
    url: at.replace('/realms/', '/admin/realms/'),
    tokenUrl: `${at}/protocol/openid-connect/token`,
    clientId: 'amanah-admin',
    clientSecret,
  });
}

const users = z.array(z.object({ id: z.string(), enabled: z.boolean(), requiredActions: z.array(z.string()) }));

/** The realm's user of this name. */
export async function realmUser(username: string) {
  const [user] = users.parse(await realmAdmin()('GET', `/users?username=${username}&exact=true`));
  if (!user) throw new Error(`the realm has no user ${username}`);
  return user;
}

/** Returns the user's sessions at the realm. */
export async function realmSessions(username: string): Promise<readonly string[]> {
  const { id } = await realmUser(username);
  const sessions = z.array(z.object({ id: z.string() })).parse(await realmAdmin()('GET', `/users/${id}/sessions`));
  return sessions.map((session) => session.id);
}

import { z } from 'zod';
import type { Realm } from '#dev/realm.ts';
import type { ProviderSession } from './sessions.ts';
import type { Directory, Person, PersonPatch } from './users.ts';

/** A call of the admin API returns this. */
export type Answer = Readonly<{ status: number; body?: unknown; headers?: Record<string, string> }>;

const BRANCH = /^[0-9]{3}$/;
const userSchema = z.object({
  username: z.string().min(1).optional(),
  enabled: z.boolean().optional(),
  email: z.string().optional(),
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  attributes: z.record(z.string(), z.array(z.string())).optional(),
  requiredActions: z.array(z.string()).optional(),
});

/** Returns a user in Keycloak's representation. */
export const userView = (person: Person) => ({
  id: person.id,
  username: person.username,
  firstName: person.givenName,
  lastName: person.familyName,
  ...(person.email !== undefined && { email: person.email }),
  emailVerified: true,
  attributes: { kode_cabang: [person.kodeCabang] },
  enabled: person.enabled,
  createdTimestamp: person.createdAt,
  totp: false,
  disableableCredentialTypes: [],
  requiredActions: person.requiredActions,
  notBefore: 0,
});

/** A realm role as Keycloak represents it. */
export const roleView = (realm: Realm, name: string) => ({
  id: `role-${name}`,
  name,
  composite: false,
  clientRole: false,
  containerId: realm.name,
});

/** A session as Keycloak represents it. */
export const sessionView = (people: Directory, { id, userId, start, clients }: ProviderSession) => ({
  id,
  username: people.byId(userId)?.username,
  userId,
  ipAddress: '127.0.0.1',
  start,
  lastAccess: start,
  rememberMe: false,
  clients: Object.fromEntries(clients.map((client) => [client, client])),
});

/** Returns the changes of a user's representation; a refusal in Keycloak's shape when the realm's user profile would refuse it. */
export function patchOf(body: unknown): { patch: PersonPatch } | { refusal: Answer } {
  const parsed = userSchema.safeParse(body);
  if (!parsed.success)
    return { refusal: { status: 400, body: { error: 'Invalid json representation for UserRepresentation.' } } };
  const { firstName, lastName, attributes, username, ...same } = parsed.data;
  const branch = attributes?.kode_cabang?.[0];
  if (branch !== undefined && !BRANCH.test(branch)) {
    const errorMessage = 'Kode cabang terdiri dari 3 angka';
    return {
      refusal: { status: 400, body: { field: 'kode_cabang', errorMessage, params: ['kode_cabang', BRANCH.source] } },
    };
  }
  const changed = { ...same, username, givenName: firstName, familyName: lastName, kodeCabang: branch };
  const given = Object.entries(changed).filter(([, value]) => value !== undefined);
  return { patch: Object.fromEntries(given) as PersonPatch };
}

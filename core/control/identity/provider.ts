import { z } from 'zod';
import { type AdminApi, ProviderError } from './admin-api.ts';
import type { Person } from './person.ts';

const usersSchema = z.array(
  z.object({
    id: z.string().min(1),
    username: z.string(),
    enabled: z.boolean(),
    attributes: z.record(z.string(), z.array(z.string())).default({}),
  }),
);
type Known = z.output<typeof usersSchema>[number];
const rolesSchema = z.array(z.object({ id: z.string(), name: z.string() }));
type Role = z.output<typeof rolesSchema>[number];

/** The bank's calls to its identity provider. Every call may be repeated without harm. Throws ProviderError. */
export interface IdentityProvider {
  /** Updates the provider's user from the bank's tables; creates a missing one. */
  readonly save: (person: Person) => Promise<void>;
  /** Ends all the user's sessions at the provider, which informs the web of each. */
  readonly signOut: (idUser: string) => Promise<void>;
  /** Resets the user's failed sign-ins. */
  readonly clearFailures: (idUser: string) => Promise<void>;
  readonly remove: (idUser: string) => Promise<void>;
  /** Sets a password that has to be changed at the next sign-in, and ends the sessions of the old one. */
  readonly setOneTimePassword: (person: Person, password: string) => Promise<void>;
}

function parsed<T>(schema: z.ZodType<T>, body: unknown): T {
  const result = schema.safeParse(body);
  if (!result.success) throw new ProviderError('DITOLAK');
  return result.data;
}

/** Splits a name into its first word and the rest: the provider has two fields where the bank has one. */
function namesOf({ nama_user }: Person): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = nama_user.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}

const representation = (person: Person, known?: Known) => ({
  ...namesOf(person),
  // The bank does not remove an address it does not know.
  ...(person.email !== '' && { email: person.email, emailVerified: true }),
  enabled: person.aktif,
  // The provider replaces all attributes, and the others are not the bank's.
  attributes: { ...known?.attributes, kode_cabang: [person.kode_cabang] },
});

/**
 * Finds the provider's user of this name. One without a branch is not the bank's staff but a client's service account or an operator of the realm: an
 * administrator who could take over or remove such a user, by a user of the same name, would gain more than an administrator's rights.
 */
const finder =
  (api: AdminApi) =>
  async (idUser: string): Promise<Known | undefined> => {
    const found = await api('GET', `/users?username=${encodeURIComponent(idUser)}&exact=true`);
    const user = parsed(usersSchema, found ?? []).find(({ username }) => username === idUser);
    if (user && !user.attributes.kode_cabang?.[0]) throw new ProviderError('ASING');
    return user;
  };

/** Connects to the identity provider, through Keycloak's admin REST API. */
export function identityProvider(api: AdminApi): IdentityProvider {
  const find = finder(api);

  const make = async (person: Person): Promise<Known> => {
    try {
      await api('POST', '/users', { username: person.id_user, ...representation(person) });
    } catch (error) {
      // Another core may have created the user between the query and this; then the user is there now.
      const there = await find(person.id_user);
      if (!there) throw error;
      return there;
    }
    const made = await find(person.id_user);
    if (!made) throw new ProviderError('DITOLAK');
    return made;
  };

  /** Gives and takes the bank's roles only: other roles at the provider are not the bank's business. */
  const saveRoles = async (id: string, { role_id, knownRoles }: Person): Promise<void> => {
    const path = `/users/${id}/role-mappings/realm`;
    const held = parsed(rolesSchema, await api('GET', path));
    const removed = held.filter((role) => knownRoles.includes(role.name) && !role_id.includes(role.name));
    if (removed.length > 0) await api('DELETE', path, removed);
    if (role_id.every((name) => held.some((role) => role.name === name))) return;
    // A role the realm does not have yet is skipped: the bank's own tables decide what a user may do.
    const available: readonly Role[] = parsed(rolesSchema, await api('GET', `${path}/available`));
    const given = available.filter((role) => role_id.includes(role.name));
    if (given.length > 0) await api('POST', path, given);
  };

  const save = async (person: Person): Promise<string> => {
    const known = (await find(person.id_user)) ?? (await make(person));
    const { id } = known;
    // Shutting out comes first, so that a later failure does not leave the user in.
    if (!person.aktif) {
      await api('PUT', `/users/${id}`, { enabled: false });
      await api('POST', `/users/${id}/logout`);
    }
    await api('PUT', `/users/${id}`, representation(person, known));
    await saveRoles(id, person);
    return id;
  };

  const withId = async (idUser: string, work: (id: string) => Promise<unknown>): Promise<void> => {
    const known = await find(idUser);
    if (known) await work(known.id);
  };

  return {
    save: async (person) => {
      await save(person);
    },
    signOut: (idUser) => withId(idUser, (id) => api('POST', `/users/${id}/logout`)),
    clearFailures: (idUser) => withId(idUser, (id) => api('DELETE', `/attack-detection/brute-force/users/${id}`)),
    remove: (idUser) => withId(idUser, (id) => api('DELETE', `/users/${id}`)),
    setOneTimePassword: async (person, value) => {
      const id = await save(person);
      await api('PUT', `/users/${id}/reset-password`, { type: 'password', value, temporary: true });
      await api('POST', `/users/${id}/logout`);
    },
  };
}

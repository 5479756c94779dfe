import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { writePrivate } from '#dev/data-dir.ts';
import { StartFailure } from '#dev/failure.ts';
import type { Realm, RealmUser } from '#dev/realm.ts';
import { type SignInLocks, signInLocks } from './locks.ts';
import {
  hashPassword,
  isPassword,
  type PasswordFault,
  type PasswordPolicy,
  passwordFault,
  passwordPolicy,
} from './passwords.ts';

/** Set when a password has to be changed before anything else. */
export const UPDATE_PASSWORD = 'UPDATE_PASSWORD';

const personSchema = z.object({
  id: z.uuid(),
  username: z.string(),
  enabled: z.boolean(),
  email: z.string().optional(),
  givenName: z.string(),
  familyName: z.string(),
  kodeCabang: z.string(),
  roles: z.array(z.string()),
  requiredActions: z.array(z.string()),
  createdAt: z.number(),
  /** The newest first. */
  passwords: z.array(z.object({ salt: z.string(), hash: z.string() })),
});

/** Holds a person who can sign in, as the provider stores the person. */
export type Person = Readonly<z.output<typeof personSchema>>;
/** An outside call may change these fields of a person. */
export type PersonPatch = Partial<Omit<Person, 'id' | 'createdAt' | 'passwords'>>;

/** OK, or why not. Only somebody who knows the password gets DISABLED. */
type Verdict =
  | Readonly<{ result: 'OK' | 'DISABLED'; person: Person }>
  | Readonly<{ result: 'REFUSED'; person?: undefined }>;

export type Directory = Readonly<{
  byId: (id: string | undefined) => Person | undefined;
  byName: (username: string) => Person | undefined;
  authenticate: (username: string, password: string) => Promise<Verdict>;
  /** Undefined when the name is taken. */
  create: (patch: PersonPatch & { username: string }) => Person | undefined;
  remove: (id: string) => boolean;
  change: (id: string, patch: PersonPatch) => Person | undefined;
  setPassword: (id: string, password: string, temporary: boolean) => Promise<PasswordFault | undefined>;
  locks: SignInLocks;
  policy: PasswordPolicy;
}>;

/** The name as the tokens say it. */
export const fullName = ({ givenName, familyName }: Person): string => `${givenName} ${familyName}`.trim();

const PASSWORD_HISTORY = 24;
const canonical = (username: string): string => username.trim().toLowerCase();

async function fromRealm(users: readonly RealmUser[]): Promise<Person[]> {
  // One salt for the published demo passwords, so that a start derives each of them once.
  const known = new Map<string, ReturnType<typeof hashPassword>>();
  const { salt } = await hashPassword('');
  return Promise.all(
    users.map(async ({ name: _, password, roles, requiredActions, email, ...user }) => {
      const record = known.get(password) ?? hashPassword(password, salt);
      known.set(password, record);
      return {
        ...user,
        ...(email !== undefined && { email }),
        roles: [...roles],
        requiredActions: [...requiredActions],
        createdAt: 0,
        passwords: password === '' ? [] : [await record],
      };
    }),
  );
}

/** The file keeps the people who differ from the realm file, and those of the realm file who were removed. */
const storedSchema = z.object({ people: z.array(personSchema), removed: z.array(z.string()) });

function load(file: string): z.output<typeof storedSchema> {
  if (!existsSync(file)) return { people: [], removed: [] };
  try {
    return storedSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new StartFailure(`${file} cannot be read: restore it, or run npm run reset to start the bank anew.`);
  }
}

/**
 * Holds the people of the realm: those of the realm file, those created since, and what has changed of either. Every person who differs from the
 * realm file is written to the file at once, so a restart forgets nobody.
 */
export async function directory(realm: Realm, file: string, now: () => number = Date.now): Promise<Directory> {
  const policy: PasswordPolicy = passwordPolicy(realm.passwordPolicy);
  const people = new Map((await fromRealm(realm.users)).map((person) => [person.id, person]));
  const stored = load(file);
  const own = new Set(stored.people.map(({ id }) => id));
  const removed = new Set(stored.removed);
  for (const person of stored.people) people.set(person.id, person);
  for (const id of removed) people.delete(id);
  const locks = signInLocks(realm.bruteForce, now);
  const save = () =>
    writePrivate(file, JSON.stringify({ people: [...own].map((id) => people.get(id)), removed: [...removed] }));
  const store = (person: Person): Person => {
    people.set(person.id, person);
    own.add(person.id);
    save();
    return person;
  };
  const byName = (username: string) => {
    const name = canonical(username);
    for (const person of people.values()) if (person.username === name) return person;
    return undefined;
  };
  return {
    byId: (id) => people.get(id ?? ''),
    byName,
    locks,
    policy,
    async authenticate(username, password) {
      const person = byName(username);
      const right = await isPassword(person?.passwords[0], password);
      if (!person || locks.isLocked(person.id)) return { result: 'REFUSED' };
      if (!right) {
        locks.failed(person.id);
        return { result: 'REFUSED' };
      }
      locks.clear(person.id);
      return { result: person.enabled ? 'OK' : 'DISABLED', person };
    },
    create(patch) {
      const username = canonical(patch.username);
      if (byName(username)) return undefined;
      const empty = { enabled: false, givenName: '', familyName: '', kodeCabang: '', roles: [], requiredActions: [] };
      return store({ ...empty, ...patch, username, id: randomUUID(), createdAt: now(), passwords: [] });
    },
    remove(id) {
      if (!people.delete(id)) return false;
      own.delete(id);
      removed.add(id);
      save();
      return true;
    },
    change(id, patch) {
      const person = people.get(id);
      return person && store({ ...person, ...patch });
    },
    async setPassword(id, password, temporary) {
      const person = people.get(id);
      if (!person) return undefined;
      const fault = await passwordFault(policy, person.username, password, person.passwords);
      if (fault) return fault;
      const rest = person.requiredActions.filter((action) => action !== UPDATE_PASSWORD);
      const passwords = [await hashPassword(password), ...person.passwords].slice(0, PASSWORD_HISTORY);
      store({ ...person, passwords, requiredActions: temporary ? [...rest, UPDATE_PASSWORD] : rest });
      return undefined;
    },
  };
}

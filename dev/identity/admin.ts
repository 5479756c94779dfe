import type { IncomingMessage, ServerResponse } from 'node:http';
import { jwtVerify } from 'jose';
import { z } from 'zod';
import type { Realm } from '#dev/realm.ts';
import { readBody, sendJson } from './http.ts';
import { type Answer, patchOf, roleView, sessionView, userView } from './representations.ts';
import type { ProviderSessions } from './sessions.ts';
import { ADMIN_AUDIENCE } from './tokens.ts';
import type { Directory, Person } from './users.ts';

/** The verifying side of the provider's own key. */
export type PublicKey = Exclude<Parameters<typeof jwtVerify>[1], (...args: never) => unknown>;
export type AdminDependencies = Readonly<{
  issuer: string;
  publicKey: PublicKey;
  realm: Realm;
  people: Directory;
  sessions: ProviderSessions;
}>;

type Call = Readonly<{
  dependencies: AdminDependencies;
  method: string;
  query: URLSearchParams;
  body: () => Promise<unknown>;
}>;
type Route = Readonly<{
  method: string;
  path: RegExp;
  right: string;
  answer: (call: Call, id: string) => Promise<Answer>;
}>;

const accessSchema = z.object({
  resource_access: z.object({ [ADMIN_AUDIENCE]: z.object({ roles: z.array(z.string()) }) }),
});
const credentialSchema = z.object({
  type: z.literal('password'),
  value: z.string(),
  temporary: z.boolean().default(false),
});
const rolesSchema = z.array(z.object({ id: z.string(), name: z.string() }));

const ok = (body: unknown): Answer => ({ status: 200, body });
const NO_CONTENT: Answer = { status: 204 };
const NO_USER: Answer = { status: 404, body: { error: 'User not found' } };
const badRequest = (description: string): Answer => ({ status: 400, body: { error: description } });

async function createUser({ dependencies, body }: Call): Promise<Answer> {
  const read = patchOf(await body());
  if ('refusal' in read) return read.refusal;
  const { username, ...rest } = read.patch;
  if (username === undefined) return { status: 400, body: { errorMessage: 'User name is missing' } };
  const person = dependencies.people.create({ ...rest, username });
  if (!person) return { status: 409, body: { errorMessage: 'User exists with same username' } };
  const base = `${dependencies.issuer.replace('/realms/', '/admin/realms/')}/users`;
  return { status: 201, headers: { location: `${base}/${person.id}` } };
}

async function changeUser({ dependencies, body }: Call, id: string): Promise<Answer> {
  const read = patchOf(await body());
  if ('refusal' in read) return read.refusal;
  // The realm does not let names of users be edited.
  const { username: _, ...patch } = read.patch;
  return dependencies.people.change(id, patch) ? NO_CONTENT : NO_USER;
}

async function setPassword({ dependencies, body }: Call, id: string): Promise<Answer> {
  if (!dependencies.people.byId(id)) return NO_USER;
  const parsed = credentialSchema.safeParse(await body());
  if (!parsed.success || parsed.data.value === '') return badRequest('Empty password not allowed');
  const fault = await dependencies.people.setPassword(id, parsed.data.value, parsed.data.temporary);
  return fault ? { status: 400, body: { error: fault.error, error_description: fault.description } } : NO_CONTENT;
}

async function mapRoles({ dependencies, method, body }: Call, id: string): Promise<Answer> {
  const person = dependencies.people.byId(id);
  if (!person) return NO_USER;
  const parsed = rolesSchema.safeParse(await body());
  if (!parsed.success) return badRequest('Invalid json representation for RoleRepresentation.');
  const named = parsed.data.map(({ name }) => name);
  if (named.some((name) => !dependencies.realm.roles.includes(name)))
    return { status: 404, body: { error: 'Role not found' } };
  const others = person.roles.filter((role) => !named.includes(role));
  dependencies.people.change(id, { roles: method === 'DELETE' ? others : [...others, ...named] });
  return NO_CONTENT;
}

const withUser =
  (answer: (call: Call, person: Person) => Answer | Promise<Answer>): Route['answer'] =>
  async (call, id) => {
    const person = call.dependencies.people.byId(id);
    return person ? answer(call, person) : NO_USER;
  };

const USER = '/users/([^/]+)';
const route = (method: string, path: string, right: string, answer: Route['answer']): Route => ({
  method,
  path: new RegExp(`^${path}$`),
  right,
  answer,
});

const routes: readonly Route[] = [
  route('GET', '/users', 'view-users', async ({ dependencies, query }) => {
    const person = query.get('exact') === 'true' ? dependencies.people.byName(query.get('username') ?? '') : undefined;
    return ok(person ? [userView(person)] : []);
  }),
  route('POST', '/users', 'manage-users', createUser),
  route(
    'GET',
    USER,
    'view-users',
    withUser((_call, person) => ok(userView(person))),
  ),
  route('PUT', USER, 'manage-users', changeUser),
  route('DELETE', USER, 'manage-users', async ({ dependencies }, id) => {
    await dependencies.sessions.endAllOf(id);
    return dependencies.people.remove(id) ? NO_CONTENT : NO_USER;
  }),
  route('PUT', `${USER}/reset-password`, 'manage-users', setPassword),
  route(
    'POST',
    `${USER}/logout`,
    'manage-users',
    withUser(async ({ dependencies }, { id }) => {
      await dependencies.sessions.endAllOf(id);
      return NO_CONTENT;
    }),
  ),
  route(
    'GET',
    `${USER}/sessions`,
    'view-users',
    withUser(({ dependencies }, { id }) =>
      ok(dependencies.sessions.of(id).map((session) => sessionView(dependencies.people, session))),
    ),
  ),
  route(
    'GET',
    `${USER}/role-mappings/realm`,
    'view-users',
    withUser(({ dependencies }, { roles }) => ok(roles.map((name) => roleView(dependencies.realm, name)))),
  ),
  route(
    'GET',
    `${USER}/role-mappings/realm/available`,
    'view-users',
    withUser(({ dependencies }, { roles }) =>
      ok(
        dependencies.realm.roles
          .filter((name) => !roles.includes(name))
          .map((name) => roleView(dependencies.realm, name)),
      ),
    ),
  ),
  route('POST', `${USER}/role-mappings/realm`, 'manage-users', mapRoles),
  route('DELETE', `${USER}/role-mappings/realm`, 'manage-users', mapRoles),
  route('DELETE', '/sessions/([^/]+)', 'manage-users', async ({ dependencies }, id) =>
    (await dependencies.sessions.end(id)) ? NO_CONTENT : { status: 404, body: { error: 'Sesssion not found' } },
  ),
  route(
    'DELETE',
    '/attack-detection/brute-force/users/([^/]+)',
    'manage-users',
    withUser(({ dependencies }, { id }) => {
      dependencies.people.locks.clear(id);
      return NO_CONTENT;
    }),
  ),
  route(
    'GET',
    '/attack-detection/brute-force/users/([^/]+)',
    'view-users',
    withUser(({ dependencies }, { id }) => {
      const { locks } = dependencies.people;
      return ok({ numFailures: locks.count(id), disabled: locks.isLocked(id), lastIPFailure: 'n/a' });
    }),
  ),
];

async function rightsOf(
  { issuer, publicKey }: AdminDependencies,
  req: IncomingMessage,
): Promise<readonly string[] | undefined> {
  const token = /^Bearer (.+)$/i.exec(req.headers.authorization ?? '')?.[1] ?? '';
  const options = { issuer, algorithms: ['RS256'] };
  const verified = await jwtVerify(token, publicKey, options).catch(() => undefined);
  if (verified?.payload.typ !== 'Bearer') return undefined;
  const access = accessSchema.safeParse(verified.payload);
  return access.success ? access.data.resource_access[ADMIN_AUDIENCE].roles : [];
}

/**
 * Serves the few calls of Keycloak's admin REST API that the bank uses, with Keycloak's own answers: `path` is what
 * follows /admin/realms/<realm>. The token decides: none 401, one without the right 403.
 */
export async function serveAdmin(
  dependencies: AdminDependencies,
  path: string,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  const send = ({ status, body, headers }: Answer) => sendJson(res, status, body, headers);
  const rights = await rightsOf(dependencies, req);
  if (!rights) return send({ status: 401, body: { error: 'HTTP 401 Unauthorized' } });
  const url = new URL(path, 'http://admin');
  const known = routes.find((each) => each.method === req.method && each.path.test(url.pathname));
  if (!known || !rights.includes(known.right)) return send({ status: 403, body: { error: 'HTTP 403 Forbidden' } });
  const call: Call = {
    dependencies,
    method: req.method ?? '',
    query: url.searchParams,
    body: async () => JSON.parse((await readBody(req)) || 'null'),
  };
  send(await known.answer(call, decodeURIComponent(known.path.exec(url.pathname)?.[1] ?? '')));
}

import { randomUUID } from 'node:crypto';
import type { Client, Configuration, ResourceServer } from 'oidc-provider';
import type { Realm, ServiceAccount } from '#dev/realm.ts';
import { CORE_AUDIENCE } from '#lib/config/identity.ts';
import { type Directory, fullName, type Person } from './users.ts';

/** The provider wants an absolute URI to name a resource; the audience in the token is Keycloak's short name. */
export const CORE_RESOURCE = 'urn:amanah:core';
const ADMIN_RESOURCE = 'urn:amanah:realm-management';
/** Keycloak gives this name to the client of a realm's own administration. */
export const ADMIN_AUDIENCE = 'realm-management';
export const SCOPES = 'openid profile email';

/** Returns the claims about a person in the tokens. */
export function profile(person: Person): Record<string, unknown> {
  return {
    preferred_username: person.username,
    name: fullName(person),
    given_name: person.givenName,
    family_name: person.familyName,
    email: person.email,
    email_verified: true,
    kode_cabang: person.kodeCabang,
  };
}

/** Returns the answer of userinfo: the profile, and the subject it belongs to. */
export function userInfo(person: Person): Record<string, unknown> {
  return { sub: person.id, ...profile(person) };
}

/** The server a token is for: the core for a person, the realm's administration for a service account. */
export function resourceServer(realm: Realm, resource = CORE_RESOURCE): ResourceServer {
  return {
    scope: SCOPES,
    audience: resource === ADMIN_RESOURCE ? ADMIN_AUDIENCE : CORE_AUDIENCE,
    accessTokenFormat: 'jwt',
    accessTokenTTL: realm.accessTokenSeconds,
    jwt: { sign: { alg: 'RS256' } },
  };
}

/** Selects the resource server of a client's tokens, so that the client need not name it. */
export function resourceIndicators(realm: Realm) {
  return {
    enabled: true,
    defaultResource: (_ctx: unknown, client: Client) =>
      client.grantTypeAllowed('client_credentials') ? ADMIN_RESOURCE : CORE_RESOURCE,
    useGrantedResource: () => true,
    getResourceServerInfo: (_ctx: unknown, resource: string) => resourceServer(realm, resource),
  };
}

const rightsOf = ({ username, rights }: ServiceAccount): Record<string, unknown> => ({
  preferred_username: username,
  resource_access: { [ADMIN_AUDIENCE]: { roles: [...rights] } },
});

/** Sets the content of the tokens, and how long they live. */
export function tokens(realm: Realm, people: Directory): Configuration {
  const accountOf = (clientId: string | undefined) =>
    realm.serviceAccounts.find((account) => account.clientId === clientId);
  return {
    extraTokenClaims: (ctx, token) => {
      if (token.kind === 'ClientCredentials') {
        const account = accountOf(token.clientId);
        return account && rightsOf(account);
      }
      const person = 'accountId' in token ? people.byId(token.accountId) : undefined;
      if (!person) return undefined;
      const { AuthorizationCode: code, RefreshToken: refresh } = ctx.oidc.entities;
      const authTime = code?.authTime ?? refresh?.authTime ?? Math.floor(Date.now() / 1000);
      return { ...profile(person), auth_time: authTime, realm_access: { roles: [...person.roles] } };
    },
    formats: {
      customizers: {
        jwt: (_ctx, token, jwt) => {
          const own = { ...jwt.payload, typ: 'Bearer', azp: token.clientId };
          if (token.kind === 'ClientCredentials') {
            jwt.payload = { ...own, sub: accountOf(token.clientId)?.id };
            return;
          }
          // One sign-in keeps one sid through all its refreshes: the session's own name. A direct grant has none.
          const { sid, sessionUid } = token as { sid?: string; sessionUid?: string };
          jwt.payload = { ...own, sid: sid ?? sessionUid ?? randomUUID() };
        },
      },
    },
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    ttl: {
      AccessToken: realm.accessTokenSeconds,
      AuthorizationCode: 60,
      ClientCredentials: realm.accessTokenSeconds,
      IdToken: realm.accessTokenSeconds,
      RefreshToken: realm.sessionIdleSeconds,
      Session: realm.sessionMaxSeconds,
      Grant: realm.sessionMaxSeconds,
      Interaction: 1800,
    },
  };
}

import { randomUUID } from 'node:crypto';
import { type ClientMetadata, type Configuration, errors, Provider, type ResourceServer } from 'oidc-provider';
import { CORE_AUDIENCE } from '#lib/config.ts';
import type { Secrets } from './data-dir.ts';
import { refusalPage, signedOutPage, signOutPage } from './identity-page.ts';
import type { IdentityStore } from './identity-store.ts';
import { authenticate, type Realm, type RealmClient, type RealmUser } from './realm.ts';

/** Where the web that signs users in can be reached: its addresses are accepted beside those of the realm file. */
export type WebAddresses = Readonly<{ publicUrl: string; loginHost: string }>;

/** The provider wants an absolute URI to name a resource; the audience in the token is Keycloak's short name. */
const RESOURCE = 'urn:amanah:core';
const SCOPES = 'openid profile email';

function clientMetadata(client: RealmClient, secret: string, web: WebAddresses): ClientMetadata {
  const own = client.standardFlow;
  return {
    client_id: client.clientId,
    client_secret: secret,
    token_endpoint_auth_method: 'client_secret_post',
    grant_types: [
      ...(own ? ['authorization_code', 'refresh_token'] : []),
      ...(client.directAccess ? ['password'] : []),
    ],
    response_types: own ? ['code'] : [],
    redirect_uris: own ? [...new Set([...client.redirectUris, `${web.publicUrl}/api/auth/callback/keycloak`])] : [],
    post_logout_redirect_uris: own ? [...new Set([...client.postLogoutUris, `${web.loginHost}/auth/logout`])] : [],
  };
}

function profile(user: RealmUser): Record<string, unknown> {
  return {
    preferred_username: user.username,
    name: user.name,
    given_name: user.givenName,
    family_name: user.familyName,
    email: user.email,
    email_verified: true,
    kode_cabang: user.kodeCabang,
  };
}

/** What userinfo answers: the profile, and the subject it belongs to. */
export function userInfo(user: RealmUser): Record<string, unknown> {
  return { sub: user.id, ...profile(user) };
}

const resourceServer = (realm: Realm): ResourceServer => ({
  scope: SCOPES,
  audience: CORE_AUDIENCE,
  accessTokenFormat: 'jwt',
  accessTokenTTL: realm.accessTokenSeconds,
  jwt: { sign: { alg: 'RS256' } },
});

export type Parts = Readonly<{ realm: Realm; secrets: Secrets; store: IdentityStore; web: WebAddresses }>;
type UserById = (id: string | undefined) => RealmUser | undefined;

/** Where things are served: Keycloak's paths under the realm, and cookies that no other server on this host reads. */
function addresses(realm: Realm, secrets: Secrets): Pick<Configuration, 'cookies' | 'routes' | 'interactions'> {
  const path = `/realms/${realm.name}`;
  const base = '/protocol/openid-connect';
  return {
    cookies: {
      keys: [secrets.cookieKey],
      names: { session: 'amanah_idp_session', interaction: 'amanah_idp_step', resume: 'amanah_idp_resume' },
      long: { path, httpOnly: true, sameSite: 'lax' },
      short: { path, httpOnly: true, sameSite: 'lax' },
    },
    routes: {
      authorization: `${base}/auth`,
      token: `${base}/token`,
      userinfo: `${base}/userinfo`,
      jwks: `${base}/certs`,
      end_session: `${base}/logout`,
      revocation: `${base}/revoke`,
    },
    interactions: { url: (_ctx, interaction) => `${path}/login-actions/authenticate/${interaction.uid}` },
  };
}

/** What stands in the tokens, and how long they live. */
function tokens(realm: Realm, byId: UserById): Configuration {
  return {
    extraTokenClaims: (ctx, token) => {
      const user = 'accountId' in token ? byId(token.accountId) : undefined;
      if (!user) return undefined;
      const { AuthorizationCode: code, RefreshToken: refresh } = ctx.oidc.entities;
      const authTime = code?.authTime ?? refresh?.authTime ?? Math.floor(Date.now() / 1000);
      return { ...profile(user), auth_time: authTime, realm_access: { roles: [...user.roles] } };
    },
    formats: {
      customizers: {
        jwt: (_ctx, token, jwt) => {
          // One sign-in keeps one sid through all its refreshes: the session's own name. A direct grant has none.
          const { sid, sessionUid } = token as { sid?: string; sessionUid?: string };
          const session = sid ?? sessionUid ?? randomUUID();
          jwt.payload = { ...jwt.payload, typ: 'Bearer', azp: token.clientId, sid: session };
        },
      },
    },
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    ttl: {
      AccessToken: realm.accessTokenSeconds,
      AuthorizationCode: 60,
      IdToken: realm.accessTokenSeconds,
      RefreshToken: realm.sessionIdleSeconds,
      Session: realm.sessionMaxSeconds,
      Grant: realm.sessionMaxSeconds,
      Interaction: 1800,
    },
  };
}

function features(realm: Realm): Configuration['features'] {
  return {
    devInteractions: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    revocation: { enabled: true },
    userinfo: { enabled: true },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: (ctx, form) => {
        ctx.body = signOutPage(form);
      },
      postLogoutSuccessSource: (ctx) => {
        ctx.body = signedOutPage();
      },
    },
    resourceIndicators: {
      enabled: true,
      defaultResource: () => RESOURCE,
      useGrantedResource: () => true,
      getResourceServerInfo: () => resourceServer(realm),
    },
  };
}

function configuration({ realm, secrets, store, web }: Parts): Configuration {
  const byId: UserById = (id) => realm.users.find((user) => user.id === id && user.enabled);
  const clientSecrets: Record<string, string> = {
    'amanah-web': secrets.webClientSecret,
    'amanah-override': secrets.overrideClientSecret,
  };
  return {
    ...addresses(realm, secrets),
    ...tokens(realm, byId),
    features: features(realm),
    adapter: store.adapter,
    jwks: { keys: [secrets.signingKey] },
    clients: realm.clients
      .filter((client) => client.standardFlow || client.directAccess)
      .map((client) => clientMetadata(client, clientSecrets[client.clientId] ?? randomUUID(), web)),
    scopes: ['openid', 'profile', 'email'],
    responseTypes: ['code'],
    clientAuthMethods: ['client_secret_basic', 'client_secret_post'],
    claims: {
      openid: ['sub', 'sid', 'auth_time'],
      profile: ['preferred_username', 'name', 'given_name', 'family_name', 'kode_cabang'],
      email: ['email', 'email_verified'],
    },
    conformIdTokenClaims: false,
    pkce: { required: () => false },
    findAccount: (_ctx, id) => {
      const user = byId(id);
      return user && { accountId: user.id, claims: () => ({ sub: user.id, ...profile(user) }) };
    },
    // Clients of the bank itself ask nobody for consent: the grant is made when the user has signed in.
    loadExistingGrant: async (ctx) => {
      const { client, session, provider } = ctx.oidc;
      if (!client || !session?.accountId) return undefined;
      const id = session.grantIdFor(client.clientId);
      const known = id ? await provider.Grant.find(id) : undefined;
      const grant = known ?? newGrant(provider, session.accountId, client.clientId);
      await grant.save();
      return grant;
    },
    renderError: (ctx, out) => {
      ctx.type = 'html';
      ctx.body = refusalPage(out.error_description ?? out.error);
    },
  };
}

function newGrant(provider: Provider, accountId: string, clientId: string) {
  const grant = new provider.Grant({ accountId, clientId });
  grant.addOIDCScope(SCOPES);
  grant.addResourceScope(RESOURCE, SCOPES);
  return grant;
}

/**
 * The direct grant ("resource owner password credentials"), for the override client alone: a supervisor's name and
 * password typed at the counter become a fresh access token. Wrong ones answer 401 invalid_grant, as Keycloak's.
 */
function addDirectGrant(provider: Provider, realm: Realm): void {
  provider.registerGrantType<{ username?: string; password?: string }>(
    'password',
    async (ctx) => {
      const { client, params } = ctx.oidc;
      const user = authenticate(realm, params.username ?? '', params.password ?? '');
      if (!user) {
        const refusal = new errors.InvalidGrant('Invalid user credentials');
        refusal.status = 401;
        refusal.statusCode = 401;
        refusal.error_description = 'Invalid user credentials';
        throw refusal;
      }
      const grant = newGrant(provider, user.id, client.clientId);
      const token = new provider.AccessToken({
        client,
        accountId: user.id,
        grantId: await grant.save(),
        gty: 'password',
        scope: SCOPES,
        sid: randomUUID(),
        resourceServer: new provider.ResourceServer(RESOURCE, resourceServer(realm)),
      });
      ctx.oidc.entity('AccessToken', token);
      ctx.body = {
        access_token: await token.save(),
        expires_in: token.expiration,
        token_type: 'Bearer',
        scope: token.scope,
      };
    },
    ['username', 'password', 'scope'],
  );
}

/** Builds the provider for the realm; the caller serves it under the issuer's path. */
export function makeProvider(issuer: string, parts: Parts): Provider {
  const provider = new Provider(issuer, configuration(parts));
  addDirectGrant(provider, parts.realm);
  return provider;
}

import { randomUUID } from 'node:crypto';
import {
  type ClientMetadata,
  type Configuration,
  interactionPolicy,
  type KoaContextWithOIDC,
  Provider,
} from 'oidc-provider';
import type { Secrets } from '#dev/data-dir.ts';
import type { Realm, RealmClient } from '#dev/realm.ts';
import { addDirectGrant, newGrant } from './grants.ts';
import { refusalPage, signedOutPage, signOutPage } from './page.ts';
import type { IdentityStore } from './store.ts';
import { profile, resourceIndicators, tokens } from './tokens.ts';
import { type Directory, UPDATE_PASSWORD } from './users.ts';

/** Gives the addresses of the web that signs users in: the provider accepts them beside those of the realm file. */
export type WebAddresses = Readonly<{ publicUrl: string; loginHost: string }>;

function clientMetadata(client: RealmClient, secret: string, web: WebAddresses): ClientMetadata {
  const own = client.standardFlow;
  return {
    client_id: client.clientId,
    client_secret: secret,
    token_endpoint_auth_method: 'client_secret_post',
    grant_types: [
      ...(own ? ['authorization_code', 'refresh_token'] : []),
      ...(client.directAccess ? ['password'] : []),
      ...(client.serviceAccount ? ['client_credentials'] : []),
    ],
    response_types: own ? ['code'] : [],
    redirect_uris: own ? [...new Set([...client.redirectUris, `${web.publicUrl}/api/auth/callback/keycloak`])] : [],
    post_logout_redirect_uris: own ? [...new Set([...client.postLogoutUris, `${web.loginHost}/auth/logout`])] : [],
    ...(client.backchannelLogoutPath && {
      backchannel_logout_uri: `${web.publicUrl}${client.backchannelLogoutPath}`,
      backchannel_logout_session_required: true,
    }),
  };
}

export type ProviderDependencies = Readonly<{
  realm: Realm;
  secrets: Secrets;
  store: IdentityStore;
  people: Directory;
  web: WebAddresses;
}>;

/** Returns the provider's addresses: Keycloak's paths under the realm, and cookies that no other server on this host reads. */
function addresses(realm: Realm, secrets: Secrets, people: Directory): Configuration {
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
    interactions: {
      policy: interactionPolicyOf(people),
      url: (_ctx, interaction) => `${path}/login-actions/authenticate/${interaction.uid}`,
    },
  };
}

function features(realm: Realm): Configuration['features'] {
  return {
    devInteractions: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    revocation: { enabled: true },
    clientCredentials: { enabled: true },
    backchannelLogout: { enabled: true },
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
    resourceIndicators: resourceIndicators(realm),
  };
}

function configuration({ realm, secrets, store, people, web }: ProviderDependencies): Configuration {
  const clientSecrets: Record<string, string> = {
    'amanah-web': secrets.webClientSecret,
    'amanah-override': secrets.overrideClientSecret,
    'amanah-admin': secrets.adminClientSecret,
  };
  return {
    ...addresses(realm, secrets, people),
    ...tokens(realm, people),
    features: features(realm),
    adapter: store.adapter,
    jwks: { keys: [secrets.signingKey] },
    clients: realm.clients
      .filter((client) => client.standardFlow || client.directAccess || client.serviceAccount)
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
    pkce: { required: () => true },
    extraParams: ['kc_action'],
    // The library's own way refuses loopback addresses, where the web of this stack listens.
    fetch: (url, options) => fetch(url, { ...options, dispatcher: undefined } as RequestInit),
    findAccount: (_ctx, id) => {
      const person = people.byId(id);
      return person?.enabled
        ? { accountId: person.id, claims: () => ({ sub: person.id, ...profile(person) }) }
        : undefined;
    },
    // Clients of the bank itself ask nobody for consent: the grant is made when the user has signed in.
    loadExistingGrant: async (ctx) => {
      const { client, session, provider } = ctx.oidc;
      if (!client || !session?.accountId) return undefined;
      // The session has one name in every token, as in Keycloak, and in the notice of its end.
      session.sidFor(client.clientId, session.uid);
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

/** A password that has to be changed, or that its owner asks to change, comes between the sign-in and the tokens. */
function interactionPolicyOf(people: Directory): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base();
  const isDue = new interactionPolicy.Check('password_due', 'the password has to be changed', ({ oidc }) => {
    const asked = oidc.params?.kc_action === UPDATE_PASSWORD && !oidc.result?.[UPDATE_PASSWORD];
    return asked || (people.byId(oidc.session?.accountId)?.requiredActions.includes(UPDATE_PASSWORD) ?? false);
  });
  policy.add(new interactionPolicy.Prompt({ name: UPDATE_PASSWORD, requestable: false }, isDue), 1);
  return policy;
}

/** Builds the provider for the realm; the caller serves it under the issuer's path. */
export function makeProvider(issuer: string, dependencies: ProviderDependencies): Provider {
  const provider = new Provider(issuer, configuration(dependencies));
  addDirectGrant(provider, dependencies.realm, dependencies.people);
  // Keycloak answers so to a client that sent somebody to change the password.
  provider.on('authorization.success', ({ oidc }: KoaContextWithOIDC, out?: object) => {
    const status = (oidc.result?.[UPDATE_PASSWORD] as { status?: string } | undefined)?.status;
    if (out && status) Object.assign(out, { kc_action: UPDATE_PASSWORD, kc_action_status: status });
  });
  return provider;
}

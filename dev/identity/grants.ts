import { randomUUID } from 'node:crypto';
import { errors, type Provider } from 'oidc-provider';
import type { Realm } from '#dev/realm.ts';
import { CORE_RESOURCE, resourceServer, SCOPES } from './tokens.ts';
import type { Directory } from './users.ts';

/** A grant of everything a client of the bank may ask for: nobody is asked for consent. */
export function newGrant(provider: Provider, accountId: string, clientId: string) {
  const grant = new provider.Grant({ accountId, clientId });
  grant.addOIDCScope(SCOPES);
  grant.addResourceScope(CORE_RESOURCE, SCOPES);
  return grant;
}

function refuse(description: string): never {
  const refusal = new errors.InvalidGrant(description);
  refusal.error_description = description;
  throw refusal;
}

/**
 * The direct grant ("resource owner password credentials"), for the override client alone: a supervisor's name and
 * password typed at the counter become a fresh access token. Refusals are Keycloak's; only who knows the password learns
 * that the account is closed or has a password to change.
 */
export function addDirectGrant(provider: Provider, realm: Realm, people: Directory): void {
  provider.registerGrantType<{ username?: string; password?: string }>(
    'password',
    async (ctx) => {
      const { client, params } = ctx.oidc;
      const { result, person } = await people.authenticate(params.username ?? '', params.password ?? '');
      if (result === 'REFUSED') refuse('Invalid user credentials');
      if (result === 'DISABLED') refuse('Account disabled');
      if (person.requiredActions.length > 0) refuse('Account is not fully set up');
      const grant = newGrant(provider, person.id, client.clientId);
      const token = new provider.AccessToken({
        client,
        accountId: person.id,
        grantId: await grant.save(),
        gty: 'password',
        scope: SCOPES,
        sid: randomUUID(),
        resourceServer: new provider.ResourceServer(CORE_RESOURCE, resourceServer(realm)),
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

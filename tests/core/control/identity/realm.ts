import { rmSync } from 'node:fs';
import { afterAll } from 'vitest';
import { adminApi } from '#core/control/identity/admin-api.ts';
import { type IdentityProvider, identityProvider } from '#core/control/identity/provider.ts';
import { loadSecrets, type Secrets } from '#dev/data-dir.ts';
import { startIdentity } from '#dev/identity/identity.ts';
import { makeFolder } from '../../../dev/folder.ts';
import { adminClient, identityClient, type Tokens, WEB } from '../../../dev/identity/client.ts';

export interface TestRealm {
  readonly provider: IdentityProvider;
  readonly secrets: Secrets;
  readonly adminUrl: string;
  readonly tokenUrl: string;
  /** The provider's own view of a user, beside the code that is tested. */
  readonly admin: ReturnType<typeof adminClient>;
  readonly signIn: (username: string, password?: string) => Promise<Tokens>;
  /** The provider's answer to a supervisor's name and password: its error, or '' when they are right. */
  readonly tries: (username: string, password: string) => Promise<string>;
  readonly renews: (tokens: Tokens) => Promise<boolean>;
}

/** The embedded provider with the realm file, and the bank's client for it; ended after the file. */
export async function testRealm(): Promise<TestRealm> {
  const dir = makeFolder();
  const secrets = await loadSecrets(dir);
  const identity = await startIdentity({ dir, secrets, web: { publicUrl: WEB, loginHost: WEB }, production: false });
  afterAll(async () => {
    await identity.stop();
    rmSync(dir, { recursive: true, force: true });
  });
  const adminUrl = identity.issuer.replace('/realms/', '/admin/realms/');
  const tokenUrl = `${identity.issuer}/protocol/openid-connect/token`;
  const config = { url: adminUrl, tokenUrl, clientId: 'amanah-admin', clientSecret: secrets.adminClientSecret };
  const token = (form: Record<string, string>) => identityClient(identity.issuer).token(form);
  return {
    provider: identityProvider(adminApi(config)),
    secrets,
    adminUrl,
    tokenUrl,
    admin: adminClient(identity.issuer, secrets.adminClientSecret),
    signIn: (username, password = 'amanah-demo') =>
      identityClient(identity.issuer).signIn(username, password, secrets.webClientSecret),
    tries: async (username, password) => {
      const client = { client_id: 'amanah-override', client_secret: secrets.overrideClientSecret };
      const { body } = await token({ grant_type: 'password', ...client, username, password });
      return (body as { error_description?: string }).error_description ?? '';
    },
    renews: async ({ refresh_token }) => {
      const client = { client_id: 'amanah-web', client_secret: secrets.webClientSecret };
      return (await token({ grant_type: 'refresh_token', ...client, refresh_token })).status === 200;
    },
  };
}

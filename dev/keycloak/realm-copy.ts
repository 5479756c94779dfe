import { z } from 'zod';
import type { Secrets } from '#dev/data-dir.ts';
import type { WebAddresses } from '#dev/identity/provider.ts';

/** Only what is filled in is named; everything else of the realm file passes as it is. */
const realmSchema = z.looseObject({
  clients: z.array(
    z.looseObject({
      clientId: z.string(),
      redirectUris: z.array(z.string()),
      attributes: z.record(z.string(), z.string()).optional(),
    }),
  ),
});

export type ClientSecrets = Pick<Secrets, 'webClientSecret' | 'overrideClientSecret' | 'adminClientSecret'>;

/**
 * The realm file as one installation imports it: with the secrets of its clients, which the file itself must not hold,
 * and the addresses of its web in the place of the file's. It is what docs/identity.md has an administrator do by hand.
 */
export function realmCopy(text: string, secrets: ClientSecrets, web: WebAddresses): string {
  const realm = realmSchema.parse(JSON.parse(text));
  const secretOf: Readonly<Record<string, string>> = {
    'amanah-web': secrets.webClientSecret,
    'amanah-override': secrets.overrideClientSecret,
    'amanah-admin': secrets.adminClientSecret,
  };
  const clients = realm.clients.map((client) => {
    const secret = secretOf[client.clientId];
    if (secret === undefined) throw new Error(`the realm file has a client without a secret here: ${client.clientId}`);
    if (client.clientId !== 'amanah-web') return { ...client, secret };
    return {
      ...client,
      secret,
      redirectUris: [`${web.publicUrl}/api/auth/callback/keycloak`],
      attributes: {
        ...client.attributes,
        'post.logout.redirect.uris': `${web.loginHost}/auth/logout`,
        'backchannel.logout.url': `${web.publicUrl}/api/auth/backchannel-logout`,
      },
    };
  });
  return JSON.stringify({ ...realm, clients });
}

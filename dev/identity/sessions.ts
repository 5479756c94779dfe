import type { AdapterPayload, Client, Provider } from 'oidc-provider';
import type { IdentityStore } from './store.ts';

/** Holds a person's session at the provider; its id is the `sid` of the person's tokens. */
export type ProviderSession = Readonly<{ id: string; userId: string; start: number; clients: readonly string[] }>;

export type ProviderSessions = Readonly<{
  of: (userId: string) => readonly ProviderSession[];
  /** Returns false when there is no such session. */
  end: (id: string) => Promise<boolean>;
  endAllOf: (userId: string, except?: string) => Promise<void>;
}>;

/** Sends the logout token. The library's types do not name the method. */
const notifyClient = (client: Client, accountId: string, sid: string): Promise<void> =>
  (client as Client & { backchannelLogout: (sub: string, sid: string) => Promise<void> }).backchannelLogout(
    accountId,
    sid,
  );

const view = ({ uid = '', accountId = '', loginTs = 0, authorizations = {} }: AdapterPayload): ProviderSession => ({
  id: uid,
  userId: accountId,
  start: loginTs * 1000,
  clients: Object.keys(authorizations),
});

/** The sessions the provider holds, to be listed and ended from outside. */
export function providerSessions(provider: Provider, store: IdentityStore): ProviderSessions {
  /** Ends its tokens first, then itself, then notifies the clients: a client that gets the notice cannot renew anything. */
  const endOne = async (payload: AdapterPayload): Promise<void> => {
    const { jti = '', accountId = '', authorizations = {} } = payload;
    for (const { grantId } of Object.values(authorizations)) {
      if (!grantId) continue;
      await store.adapter('RefreshToken').revokeByGrantId(grantId);
      await store.adapter('Grant').destroy(grantId);
    }
    await store.adapter('Session').destroy(jti);
    await Promise.all(
      Object.entries(authorizations).map(async ([clientId, { sid = '' }]) => {
        const client = await provider.Client.find(clientId);
        // A client that is away has missed it; its tokens are worth nothing any more.
        if (client?.backchannelLogoutUri) await notifyClient(client, accountId, sid).catch(() => {});
      }),
    );
  };
  const held = (matches: (payload: AdapterPayload) => boolean) => store.list('Session').filter(matches);
  return {
    of: (userId) => held(({ accountId }) => accountId === userId).map(view),
    end: async (id) => {
      const [payload] = held(({ uid }) => uid === id);
      if (payload) await endOne(payload);
      return payload !== undefined;
    },
    endAllOf: async (userId, except) => {
      await Promise.all(held(({ accountId, uid }) => accountId === userId && uid !== except).map(endOne));
    },
  };
}

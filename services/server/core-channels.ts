import { type ChannelCredentials, type ChannelOptions, Client, connectivityState } from '@grpc/grpc-js';
import type { HostPort } from '#lib/config/fields.ts';

/**
 * A core that was restarted must be found again within a second or two, not after grpc's default of up to two minutes; a ping notices a
 * silent one within five, with or without calls on their way.
 */
const CHANNEL: ChannelOptions = {
  'grpc.initial_reconnect_backoff_ms': 100,
  'grpc.min_reconnect_backoff_ms': 100,
  'grpc.max_reconnect_backoff_ms': 1000,
  'grpc.keepalive_time_ms': 2_000,
  'grpc.keepalive_timeout_ms': 2_500,
  'grpc.keepalive_permit_without_calls': 1,
  'grpc.max_receive_message_length': 16 * 1024 * 1024,
  // Each channel has one connection: a shared one would be one core's for all.
  'grpc.use_local_subchannel_pool': 1,
  // The library would keep statistics of each call, which nothing reads.
  'grpc.enable_channelz': 0,
};

/** The channels are the connections to the cores, one for each address. */
export interface Channels {
  /** Returns the next core in turn that is connected; one that is not only when none is. `other` is passed over when there is a choice. */
  readonly next: (other?: Client) => Client;
  /** The clients are one for each core, in the order of their addresses. */
  readonly all: readonly Client[];
  readonly close: () => void;
}

/** Opens one channel to each core. They connect on the first call and reconnect by themselves. */
export function openChannels(addresses: readonly HostPort[], credentials: ChannelCredentials): Channels {
  const clients = addresses.map(({ host, port }) => new Client(`${host}:${port}`, credentials, CHANNEL));
  let turn = 0;
  const next = (other?: Client): Client => {
    turn = (turn + 1) % clients.length;
    const find = (suits: (client: Client) => boolean): Client | undefined => {
      for (let place = 0; place < clients.length; place++) {
        const client = clients[(turn + place) % clients.length];
        if (client && client !== other && suits(client)) return client;
      }
      return undefined;
    };
    const found = find(isReady) ?? find(isHopeful) ?? find(() => true) ?? other;
    if (!found) throw new Error('no core is configured');
    return found;
  };
  return {
    next,
    all: clients,
    close: () => {
      for (const client of clients) client.close();
    },
  };
}

const isReady = (client: Client): boolean => client.getChannel().getConnectivityState(true) === connectivityState.READY;

/** Returns true when the channel has not failed just now. */
const isHopeful = (client: Client): boolean =>
  client.getChannel().getConnectivityState(true) !== connectivityState.TRANSIENT_FAILURE;

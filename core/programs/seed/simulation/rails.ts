import type { GatewayConnection } from '#core/payments/settlement/gateway-connection.ts';

/** The way to other banks of a simulated bank, with the simulator at its other end. */
export interface Rails {
  readonly link: GatewayConnection;
  /** The other side takes what has left, and says what it says by this day (YYYY-MM-DD). */
  readonly answer: (day: string) => void;
  /** Another bank says something of its own, under the name of a file. */
  readonly say: (name: string, text: string) => void;
}

import type { IncomingMessage } from 'node:http';

const ARRIVED = Symbol.for('amanah.arrived');
type Stamped = IncomingMessage & { [ARRIVED]?: number };

/** Notes when a request came in, by a clock that nobody sets. */
export const stampArrival = (req: IncomingMessage): void => {
  (req as Stamped)[ARRIVED] ??= performance.now();
};

/** Returns the milliseconds since the request came in. */
export const sinceArrival = (req: IncomingMessage): number =>
  performance.now() - ((req as Stamped)[ARRIVED] ?? performance.now());

import type { Operation } from '#core/engine/operation.ts';

/** One example of an operation: what it is given and what was read for it. */
export interface Example {
  readonly note: string;
  readonly data: unknown;
  readonly extra?: unknown;
}

export interface Examples {
  readonly operation: Operation;
  readonly of: readonly [Example, ...Example[]];
}

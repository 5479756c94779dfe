import type { ErrorCode } from '#lib/errors/errors.ts';
import type { OperationCode } from '#lib/operations/operations.ts';
import type { Crew, World } from './world.ts';

/** Something that happens at a branch on a day of the simulation. Each module of the bank adds its own, a file each, by one line in moves.ts. */
export interface Move {
  readonly name: string;
  /** Its frequency, relative to the others. */
  readonly weight: number;
  /** The operations that it makes, at one time or another. */
  readonly makes: readonly OperationCode[];
  /** Refusals that a customer may come upon here, as the state of the account or of the branch has it. */
  readonly may?: readonly ErrorCode[];
  /** Does it, or returns false where there is nothing to do it with; then the day takes another one. */
  readonly run: (world: World, crew: Crew) => Promise<boolean>;
}

/** Each branch does this once a day, before the counter serves anybody. */
export interface Chore {
  readonly name: string;
  readonly makes: readonly OperationCode[];
  readonly run: (world: World, crew: Crew) => Promise<void>;
}

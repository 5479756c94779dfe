import type { ErrorCode } from '#lib/errors/errors.ts';
import type { OperationCode } from '#lib/operations/operations.ts';
import type { Crew, World } from './world.ts';

/** Something that happens at a branch on a day of the simulation. Those of a module are in its folder of moves, where an index finds them. */
export interface Move {
  readonly name: string;
  /** True: banks without a way to other banks make it too, such as the one of the seed. */
  readonly everywhere?: true;
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
  /** True: banks without a way to other banks make it too, such as the one of the seed. */
  readonly everywhere?: true;
  readonly makes: readonly OperationCode[];
  readonly run: (world: World, crew: Crew) => Promise<void>;
}

/** Operations that no simulated bank makes, each with its reason. */
export type Unmade = Readonly<Partial<Record<OperationCode, string>>>;

import type { Crew, World } from './world.ts';

/** Something that happens at a branch on a day of the simulation. Each area of the bank adds its own, a file each, by one line in moves.ts. */
export interface Move {
  readonly name: string;
  /** How often it comes, beside the others. */
  readonly weight: number;
  /** Does it, or answers false where there is nothing to do it with; then the day takes another one. */
  readonly run: (world: World, crew: Crew) => Promise<boolean>;
}

/** What is looked after once a day at each branch, before the counter serves anybody. */
export interface Chore {
  readonly name: string;
  readonly run: (world: World, crew: Crew) => Promise<void>;
}

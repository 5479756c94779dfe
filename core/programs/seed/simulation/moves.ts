import { everyChore } from './all-chores.ts';
import { everyMove } from './all-moves.ts';
import type { Chore, Move } from './move.ts';
import type { World } from './world.ts';

const inWorld = <T extends Move | Chore>(all: readonly T[], { habits: { rails } }: World): readonly T[] =>
  rails ? all : all.filter(({ everywhere }) => everywhere);

/** Returns the moves that can happen at a branch of this bank. */
export const movesOf = (world: World): readonly Move[] => inWorld(everyMove, world);

/** Returns the chores of a morning at a branch of this bank, in their order. */
export const choresOf = (world: World): readonly Chore[] => inWorld(everyChore, world);

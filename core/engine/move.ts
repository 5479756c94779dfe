import type { Effect, Moved } from './effects.ts';

/** The effect that moves a row from one state to another before the balances move (core/db/reference/moves.ts). */
export const move = (row: Moved): Effect => ({ efek: 'move', fase: 'sebelum', ...row });

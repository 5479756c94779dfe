import type { Unmade } from '#core/programs/seed/simulation/move.ts';

export const unmadeInControl = {
  PENUTUPAN_CABANG: 'the counters of a simulated bank must stay for the other moves',
  PINDAH_REKENING_CABANG: 'the accounts of a branch that closes leave it together, and no simulated branch closes',
} satisfies Unmade;

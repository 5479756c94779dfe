import type { Unmade } from '#core/programs/seed/simulation/move.ts';

export const unmadeInCustomers = {
  SIMPAN_SPESIMEN: 'the picture of a signature lies in the object storage, and a simulated bank has none',
} satisfies Unmade;

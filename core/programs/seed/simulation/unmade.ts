import type { OperationCode } from '#lib/operations/operations.ts';

/** The operations that no simulated bank makes, each with the reason. A test holds that every other one is made by somebody. */
export const unmade: Readonly<Partial<Record<OperationCode, string>>> = {
  PENUTUPAN_CABANG: 'the counters of a simulated bank must stay for the other moves',
  PINDAH_REKENING_CABANG: 'the accounts of a branch that closes leave it together, and no simulated branch closes',
  SIMPAN_SPESIMEN: 'the picture of a signature lies in the object storage, and a simulated bank has none',
};

import type { OperationCode } from '#lib/operations/operations.ts';

/** The operations that no simulated bank makes, each with the reason. A test holds that every other one is made by somebody. */
export const unmade: Readonly<Partial<Record<OperationCode, string>>> = {
  PENUTUPAN_CABANG:
    'a branch of a simulated bank has thousands of accounts that leave it one by one, and its counters must stay for the other moves',
  SIMPAN_SPESIMEN: 'the picture of a signature lies in the object storage, and a simulated bank has none',
};

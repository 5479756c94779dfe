import { gl } from './gl.ts';

/** The bank collects these for others, each on its liability account (domain: chart of accounts; profit sharing). */
export const levyAccounts = {
  PPH_FINAL: gl('TAX_ON_SHARES'),
  PPH_21_23: gl('TAX_WITHHELD'),
  METERAI: gl('STAMP_DUTY'),
  ZAKAT: gl('ZAKAT_OWED'),
} as const;

export type LevyKind = keyof typeof levyAccounts;

export const levyKinds = ['PPH_FINAL', 'PPH_21_23', 'METERAI', 'ZAKAT'] as const satisfies readonly LevyKind[];

/** Returns the kind of levy that an account holds. */
export const levyOn = (kodeGl: string): LevyKind | undefined => levyKinds.find((kind) => levyAccounts[kind] === kodeGl);

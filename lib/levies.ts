/** What the bank collects for others, each on its liability account (domain: chart of accounts; profit sharing). */
export const levyAccounts = {
  PPH_FINAL: '205001',
  PPH_21_23: '205002',
  METERAI: '205003',
  ZAKAT: '206001',
} as const;

export type LevyKind = keyof typeof levyAccounts;

export const levyKinds = ['PPH_FINAL', 'PPH_21_23', 'METERAI', 'ZAKAT'] as const satisfies readonly LevyKind[];

/** The kind of levy that stands on an account. */
export const levyOn = (kodeGl: string): LevyKind | undefined => levyKinds.find((kind) => levyAccounts[kind] === kodeGl);

/** How a difference ends in cash at a till, and how without. */
export const waysInCash = ['GANTI_TUNAI', 'KEMBALI_TUNAI'] as const;
export const waysWithoutCash = ['GANTI_REKENING', 'HAPUS', 'KEMBALI_REKENING', 'PENDAPATAN'] as const;
export type DifferenceWay = (typeof waysInCash)[number] | (typeof waysWithoutCash)[number];

/** What was counted: less than the books had, or more. */
export const differenceKinds = ['KURANG', 'LEBIH'] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

/** What a way ends: a shortage is repaid or written off, an overage given back or taken as income. */
export const endedBy: Readonly<Record<DifferenceWay, DifferenceKind>> = {
  GANTI_TUNAI: 'KURANG',
  GANTI_REKENING: 'KURANG',
  HAPUS: 'KURANG',
  KEMBALI_TUNAI: 'LEBIH',
  KEMBALI_REKENING: 'LEBIH',
  PENDAPATAN: 'LEBIH',
};

/** A difference ends in cash at a till, or without cash. */
export const cashRemedies = ['GANTI_TUNAI', 'KEMBALI_TUNAI'] as const;
export const cashlessRemedies = ['GANTI_REKENING', 'HAPUS', 'KEMBALI_REKENING', 'PENDAPATAN'] as const;
export type DifferenceRemedy = (typeof cashRemedies)[number] | (typeof cashlessRemedies)[number];

/** The counter found less than the books had, or more. */
export const differenceKinds = ['KURANG', 'LEBIH'] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

/** A shortage is repaid or written off, an overage is given back or taken as income. */
export const endedBy: Readonly<Record<DifferenceRemedy, DifferenceKind>> = {
  GANTI_TUNAI: 'KURANG',
  GANTI_REKENING: 'KURANG',
  HAPUS: 'KURANG',
  KEMBALI_TUNAI: 'LEBIH',
  KEMBALI_REKENING: 'LEBIH',
  PENDAPATAN: 'LEBIH',
};

import type { ItemDilihat, OtorisasiRow } from '#types/proto/flow.ts';

/** What a decision about an item is bound to: the version, content and reasons that stand before the reader. */
export const seenOf = ({ versi, sidik, kode_alasan }: OtorisasiRow): Omit<ItemDilihat, 'id_flow'> => ({
  versi,
  sidik,
  kode_alasan,
});

import type { ItemDilihat, OtorisasiRow } from '#types/proto/control/flow.ts';

/** Binds a decision about an item to the version, content and reasons that the reader sees. */
export const seenOf = ({ versi, sidik, kode_alasan }: OtorisasiRow): Omit<ItemDilihat, 'id_flow'> => ({
  versi,
  sidik,
  kode_alasan,
});

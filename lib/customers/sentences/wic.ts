import { en, id, type Sentences } from '#lib/sentences/sentence.ts';
import { word } from '#lib/sentences/words.ts';

/** Sentences of walk-in customers. */
export const wic = {
  UBAH_WIC: ({ form }) => ({
    id: id`Perbaiki data walk-in[ ${form.nomor_wic}][ ${form.nama}][, ${form.alasan}]`,
    en: en`Correct walk-in customer[ ${form.nomor_wic}][ ${form.nama}][, ${form.alasan}]`,
  }),
  LAPOR_KECURIGAAN: () => ({ id: 'Laporkan kecurigaan kepada kepatuhan', en: 'Report a suspicion to compliance' }),
  PUTUSAN_LAPORAN_TUNAI: ({ form }) => ({
    id: id`Putuskan laporan transaksi tunai[: ${word('status', form.status)}][, nomor ${form.nomor_laporan}][, ${form.alasan}]`,
    en: en`Decide on a cash transaction report[: ${word('status', form.status)}][, number ${form.nomor_laporan}][, ${form.alasan}]`,
  }),
} satisfies Sentences;

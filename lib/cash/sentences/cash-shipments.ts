import { en, id, type Sentences } from '#lib/sentences/sentence.ts';
import { when, word } from '#lib/sentences/words.ts';

/** Sentences of cash between branches. */
export const cashShipments = {
  MINTA_KAS: ({ form, amount }) => ({
    id: id`Minta kas[ ${amount}][ dari cabang ${form.kode_cabang_asal}]`,
    en: en`Ask[ branch ${form.kode_cabang_asal}][ for ${amount}] of cash`,
  }),
  TUTUP_PERMINTAAN_KAS: ({ form, amount }) => ({
    id: id`Tutup permintaan kas[ ${form.nomor_permintaan}][ ${amount}][, ${form.alasan}]`,
    en: en`End cash request[ ${form.nomor_permintaan}][ of ${amount}][, ${form.alasan}]`,
  }),
  KIRIM_KAS: ({ form, amount }) => ({
    id: id`Kirim kas[ ${amount}][, ${word('kiriman.arah', form.arah)}][ ${form.kode_cabang_tujuan || form.kode_atm}]`,
    en: en`Send[ ${amount}] of cash[, ${word('kiriman.arah', form.arah)}][ ${form.kode_cabang_tujuan || form.kode_atm}]`,
  }),
  TOLAK_KIRIMAN_KAS: ({ form, amount }) => ({
    id: id`Tolak kiriman kas[ ${form.nomor_kiriman}][ ${amount}][, ${form.alasan}]`,
    en: en`Refuse cash shipment[ ${form.nomor_kiriman}][ of ${amount}][, ${form.alasan}]`,
  }),
  TERIMA_KIRIMAN_KAS: ({ form, amount }) => ({
    id: id`Terima kiriman kas[ ${form.nomor_kiriman}][ ${amount}][${when(form.segel_utuh === 'F', { id: ', segel tidak utuh', en: '' })}]`,
    en: en`Receive cash shipment[ ${form.nomor_kiriman}][ of ${amount}][${when(form.segel_utuh === 'F', { id: '', en: ', seals broken' })}]`,
  }),
} satisfies Sentences;

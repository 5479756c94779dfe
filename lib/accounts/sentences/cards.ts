import { en, id, type Sentences } from '#lib/sentences/sentence.ts';
import { count, word } from '#lib/sentences/words.ts';

/** Sentences of ATM cards. */
export const cardAtm = {
  STOK_KARTU: ({ form }) => ({
    id: id`Terima stok[ ${count(form.kartu?.length)}] kartu[ ${form.kode_produk_kartu}]`,
    en: en`Take in[ ${count(form.kartu?.length)}] blank cards[ of kind ${form.kode_produk_kartu}]`,
  }),
  MINTA_KARTU: ({ form, number, remark }) => ({
    id: id`Minta kartu[ ${form.kode_produk_kartu}][ untuk ${number}][ ${remark}][, ${word('sebabKartu', form.sebab)}]`,
    en: en`Request a card[ of kind ${form.kode_produk_kartu}][ for ${number}][ ${remark}][, ${word('sebabKartu', form.sebab)}]`,
  }),
  TERBITKAN_KARTU: ({ form, number, remark }) => ({
    id: id`Terbitkan kartu[ ${form.nomor_seri}][ untuk ${number}][ ${remark}]`,
    en: en`Issue card[ ${form.nomor_seri}][ for ${number}][ ${remark}]`,
  }),
  UBAH_KARTU: ({ form, number, remark }) => ({
    id: id`${word('kartu.tindakan', form.tindakan) || 'Ubah kartu'}[, kartu rekening ${number}][ ${remark}][, ${form.alasan || form.penerima}]`,
    en: en`${word('kartu.tindakan', form.tindakan) || 'Change a card'}[, card of account ${number}][ ${remark}][, ${form.alasan || form.penerima}]`,
  }),
  BLOKIR_KARTU: ({ form, number, remark }) => ({
    id: id`Blokir kartu rekening[ ${number}][, ${word('kartu.sebabBlokir', form.sebab)}][, ${form.alasan ?? remark}]`,
    en: en`Block a card of account[ ${number}][, ${word('kartu.sebabBlokir', form.sebab)}][, ${form.alasan ?? remark}]`,
  }),
  UBAH_LIMIT_KARTU: ({ form, number, remark }) => ({
    id: id`Ubah limit kartu rekening[ ${number}][ ${remark}][, ${form.alasan}]`,
    en: en`Change the card limits of account[ ${number}][ ${remark}][, ${form.alasan}]`,
  }),
  SIMPAN_PRODUK_KARTU: ({ form }) => ({
    id: id`Ubah ketentuan kartu[ ${form.kode_produk_kartu}][ ${form.nama}][, ${form.alasan}]`,
    en: en`Change the terms of card[ ${form.kode_produk_kartu}][ ${form.nama}][, ${form.alasan}]`,
  }),
} satisfies Sentences;

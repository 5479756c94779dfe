import { en, id, type Sentences } from '#lib/sentences/sentence.ts';
import { word } from '#lib/sentences/words.ts';

/** Sentences of cheque book orders. */
export const warkatOrder = {
  PESAN_WARKAT: ({ form, account }) => ({
    id: id`Pesan buku[ ${word('warkat.jenis', form.jenis)}][ untuk ${account}]`,
    en: en`Order a book of[ ${word('warkat.jenis', form.jenis)}][ for ${account}]`,
  }),
  BATAL_PESANAN_WARKAT: ({ form, account }) => ({
    id: id`Batalkan pesanan buku warkat[ ${form.nomor_pesanan}][ rekening ${account}]`,
    en: en`Cancel cheque book order[ ${form.nomor_pesanan}][ of account ${account}]`,
  }),
} satisfies Sentences;

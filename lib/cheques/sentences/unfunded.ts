import { en, id, type Sentences } from '#lib/sentences/sentence.ts';
import { word } from '#lib/sentences/words.ts';

/** Sentences of unfunded cheques. */
export const unfunded = {
  TOLAK_WARKAT: ({ form, account, amount }) => ({
    id: id`Tolak[ ${word('warkat.jenis', form.jenis)}][ ${form.nomor_warkat}][ ${amount}][ rekening ${account}][, penyaji ${form.penyaji}]`,
    en: en`Refuse[ ${word('warkat.jenis', form.jenis)}][ ${form.nomor_warkat}][ of ${amount}][ of account ${account}][, presented by ${form.penyaji}]`,
  }),
  LAPOR_WARKAT_KOSONG: ({ form, number }) => ({
    id: id`Catat penyelesaian warkat kosong[ ${word('warkat.jenis', form.jenis)}][ ${form.nomor_warkat}][ rekening ${number}][, ${word('caraSelesai', form.cara_selesai)}]`,
    en: en`Report unfunded[ ${word('warkat.jenis', form.jenis)}][ ${form.nomor_warkat}][ of account ${number}] as settled[, ${word('caraSelesai', form.cara_selesai)}]`,
  }),
  CANTUM_DHN: ({ form, remark }) => ({
    id: id`Cantumkan penarik[ ${form.nomor_nasabah}][ ${remark}] dalam daftar hitam`,
    en: en`Put drawer[ ${form.nomor_nasabah}][ ${remark}] on the blacklist`,
  }),
} satisfies Sentences;

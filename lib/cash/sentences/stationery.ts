import { en, id, type Sentences } from '#lib/sentences/sentence.ts';
import { range, word } from '#lib/sentences/words.ts';

const sheets = (form: { readonly nomor_awal?: string; readonly nomor_akhir?: string }) =>
  range(form.nomor_awal, form.nomor_akhir);

/** Sentences of blank stationery. */
export const stationery = {
  HITUNG_PERSEDIAAN: ({ form }) => ({
    id: id`Hitung persediaan[ ${word('sedia.jenis', form.jenis)}]`,
    en: en`Count the stock[ of ${word('sedia.jenis', form.jenis)}]`,
  }),
  HILANG_PERSEDIAAN: ({ form }) => ({
    id: id`Keluarkan persediaan yang hilang[, ${word('sedia.jenis', form.jenis)}][ ${sheets(form)}][, laporan ${form.nomor_laporan}]`,
    en: en`Write off lost stock[, ${word('sedia.jenis', form.jenis)}][ ${sheets(form)}][, report ${form.nomor_laporan}]`,
  }),
  TEMU_PERSEDIAAN: ({ form }) => ({
    id: id`Masukkan kembali persediaan yang ditemukan[, ${word('sedia.jenis', form.jenis)}][ ${sheets(form)}]`,
    en: en`Take found stock back in[, ${word('sedia.jenis', form.jenis)}][ ${sheets(form)}]`,
  }),
} satisfies Sentences;

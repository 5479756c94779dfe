import { en, id, type Sentences } from '#lib/sentences/sentence.ts';
import { day } from '#lib/sentences/words.ts';

/** Sentences of foreign notes and currency. */
export const currency = {
  JUAL_BELI_VALAS: ({ form, amount }) => ({
    id: id`${form.arah === 'JUAL' ? 'Jual uang kertas asing' : form.arah === 'BELI' ? 'Beli uang kertas asing' : 'Jual beli uang kertas asing'}[ ${amount}][ dengan kurs ${form.kurs_khusus || form.kurs}][, ${form.nama}]`,
    en: en`${form.arah === 'JUAL' ? 'Sell foreign notes' : form.arah === 'BELI' ? 'Buy foreign notes' : 'Exchange foreign notes'}[ of ${amount}][ at ${form.kurs_khusus || form.kurs}][, ${form.nama}]`,
  }),
  VALAS_PUSAT: ({ form, amount }) => ({
    id: id`${form.arah === 'JUAL' ? 'Jual valas' : form.arah === 'BEBAN' ? 'Bayar beban valas' : 'Beli valas'} kantor pusat[ ${amount}][ dengan kurs ${form.kurs}]`,
    en: en`${form.arah === 'JUAL' ? 'Sell' : form.arah === 'BEBAN' ? 'Pay an expense of' : 'Buy'}[ ${amount}] for head office[ at ${form.kurs}]`,
  }),
  SIMPAN_KURS: ({ form }) => ({
    id: id`Tetapkan kurs[ ${form.kode_valuta}][ tanggal ${day(form.tanggal)}][: beli ${form.beli}][, tengah ${form.tengah}][, jual ${form.jual}]`,
    en: en`Set the rates[ of ${form.kode_valuta}][ for ${day(form.tanggal)}][: buy ${form.beli}][, middle ${form.tengah}][, sell ${form.jual}]`,
  }),
} satisfies Sentences;

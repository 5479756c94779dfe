import { en, id, type Sentences } from '#lib/sentences/sentence.ts';
import { word } from '#lib/sentences/words.ts';

/** Sentences of payments to the central bank. */
export const centralBank = {
  TAGIHAN_BANK_SENTRAL: ({ form, amount }) => ({
    id: id`Bayar tagihan bank sentral[ ${form.nomor_tagihan}][ ${amount}][ untuk ${word('penyelesaian.rail', form.rail)} bulan ${form.bulan}]`,
    en: en`Pay the central bank's bill[ ${form.nomor_tagihan}][ of ${amount}][ for ${word('penyelesaian.rail', form.rail)} in ${form.bulan}]`,
  }),
} satisfies Sentences;

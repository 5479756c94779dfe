import { en, id, type Sentences } from '#lib/sentences/sentence.ts';
import { word } from '#lib/sentences/words.ts';

/** Sentences of taxes and zakat that the bank pays. */
export const levies = {
  SETOR_PUNGUTAN: ({ form, amount }) => ({
    id: id`Setorkan[ ${word('pungutan.jenis', form.jenis)}][ ${amount}][ bulan ${form.bulan}][ kepada ${form.penerima}]`,
    en: en`Remit[ ${amount}][ of ${word('pungutan.jenis', form.jenis)}][ for ${form.bulan}][ to ${form.penerima}]`,
  }),
} satisfies Sentences;

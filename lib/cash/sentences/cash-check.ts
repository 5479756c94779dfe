import { en, id, type Sentences } from '#lib/sentences/sentence.ts';
import { word } from '#lib/sentences/words.ts';

/** Sentences of cash counts without notice. */
export const cashCheck = {
  PERIKSA_KAS: ({ form }) => ({
    id: id`Periksa kas mendadak[, ${word('vault.kas', form.kas)}][ ${form.kode_valuta}]`,
    en: en`Count cash without notice[, ${word('vault.kas', form.kas)}][ in ${form.kode_valuta}]`,
  }),
} satisfies Sentences;

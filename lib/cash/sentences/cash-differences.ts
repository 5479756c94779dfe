import { en, type FormOf, id, type Sentence, type Sentences } from '#lib/sentences/sentence.ts';
import { word } from '#lib/sentences/words.ts';

/** Says how a difference ends, by its two ways over the counter and over the books. */
const ended: Sentence<Partial<FormOf<'SELESAI_SELISIH_TUNAI'> & FormOf<'SELESAI_SELISIH'>>> = ({
  form,
  amount,
  account,
}) => ({
  id: id`Selesaikan selisih kas[ ${form.nomor_selisih}][ ${amount}][: ${word('selisih.cara', form.cara)}][, ${account}][, ${form.penerima}]`,
  en: en`Settle cash difference[ ${form.nomor_selisih}][ of ${amount}][: ${word('selisih.cara', form.cara)}][, ${account}][, ${form.penerima}]`,
});

/** Sentences of cash differences. */
export const cashDifferences = {
  SELESAI_SELISIH_TUNAI: ended,
  SELESAI_SELISIH: ended,
} satisfies Sentences;

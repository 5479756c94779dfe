import { en, id, type Sentences } from '#lib/sentences/sentence.ts';
import { day } from '#lib/sentences/words.ts';

/** Sentences of statements. */
export const statement = {
  CETAK_STATEMENT: ({ form, account }) => ({
    id: id`Cetak rekening koran[ ${account}][, ${day(form.tanggal_awal)}][ sampai ${day(form.tanggal_akhir)}]`,
    en: en`Print a statement[ of ${account}][, ${day(form.tanggal_awal)}][ to ${day(form.tanggal_akhir)}]`,
  }),
} satisfies Sentences;

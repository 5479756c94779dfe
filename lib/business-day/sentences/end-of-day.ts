import { en, id, type Sentences } from '#lib/sentences/sentence.ts';
import { count } from '#lib/sentences/words.ts';
import { dayStep } from './day-step.ts';

/** Sentences of the end of a day. */
export const endOfDay = {
  LANJUT_MALAM: dayStep({ id: 'Lanjutkan akhir hari cabang', en: 'Resume the end of day of branch' }),
  AKHIRI_HARI: ({ form }) => ({
    id: id`Akhiri hari[ ${count(form.cabang?.length)} cabang]`,
    en: en`End the day[ of ${count(form.cabang?.length)} branches]`,
  }),
} satisfies Sentences;

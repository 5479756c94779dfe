import { en, id, type Sentences } from '#lib/sentences/sentence.ts';

/** Sentences of the till of an absent teller. */
export const absentTill = {
  TUTUP_KAS_BERHALANGAN: ({ form, remark }) => ({
    id: id`Tutup kas teller yang berhalangan[, ${form.alasan ?? remark}]`,
    en: en`Close the till of an absent teller[, ${form.alasan ?? remark}]`,
  }),
} satisfies Sentences;

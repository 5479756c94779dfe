import { en, id, type Sentences } from '#lib/sentences/sentence.ts';

/** Sentences of specimens of signatures. */
export const signature = {
  SIMPAN_SPESIMEN: ({ form, number, remark }) => ({
    id: id`Perbarui contoh tanda tangan rekening[ ${number}][ ${remark}][, ${form.alasan}]`,
    en: en`Update the specimen signatures of account[ ${number}][ ${remark}][, ${form.alasan}]`,
  }),
} satisfies Sentences;

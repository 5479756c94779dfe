import { en, id, type Sentences } from '#lib/sentences/sentence.ts';

/** Sentences of account statements and reactivation. */
export const account = {
  UBAH_REKENING: ({ form, account, remark }) => ({
    id: id`Ubah data rekening[ ${account}][, ${form.alasan ?? remark}]`,
    en: en`Change account[ ${account}][, ${form.alasan ?? remark}]`,
  }),
  PINDAH_CABANG: ({ form, account, amount, remark }) => ({
    id: id`Pindahkan rekening[ ${account}][ ke cabang ${form.cabang_tujuan}][ dengan saldo ${amount}][, ${form.alasan ?? remark}]`,
    en: en`Move account[ ${account}][ to branch ${form.cabang_tujuan}][ with ${amount}][, ${form.alasan ?? remark}]`,
  }),
} satisfies Sentences;

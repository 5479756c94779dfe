import { en, id, type Sentences } from '#lib/sentences/sentence.ts';

/** Sentences of account fees. */
export const fee = {
  BIAYA: ({ amount, account, remark }) => ({
    id: id`Biaya di bawah saldo minimum[ ${amount}][ dari ${account}][, ${remark}]`,
    en: en`Fee below the minimum balance[ of ${amount}][ from ${account}][, ${remark}]`,
  }),
  BIAYA_BULANAN: ({ amount, account, remark }) => ({
    id: id`Biaya administrasi bulanan[ ${amount}][ dari ${account}][, ${remark}]`,
    en: en`Monthly fee[ of ${amount}][ from ${account}][, ${remark}]`,
  }),
} satisfies Sentences;

import { en, id, type Sentences } from '#lib/sentences/sentence.ts';

/** Sentences of closed accounts. */
export const closing = {
  TUTUP_REKENING: ({ form, account, amount, holder }) => ({
    id: id`Tutup rekening[ ${account}][, sisa ${amount}][ ke ${holder(form.rekening_tujuan)}][, ${form.keterangan}]`,
    en: en`Close account[ ${account}][, ${amount} left][ to ${holder(form.rekening_tujuan)}][, ${form.keterangan}]`,
  }),
  AMBIL_DANA_DI_TELLER: ({ amount, account }) => ({
    id: id`Bayar tunai dana penutupan[ ${amount}][ dari ${account}]`,
    en: en`Pay the closing balance[ of ${amount}] in cash[ from ${account}]`,
  }),
  AMBIL_DANA_KHUSUS: ({ form, amount, account, holder }) => ({
    id: id`Bayar dana rekening khusus[ ${amount}][ dari ${account}][ ke ${holder(form.rekening_tujuan)}]`,
    en: en`Pay[ ${amount}] kept for a closed account[ of ${account}][ to ${holder(form.rekening_tujuan)}]`,
  }),
  BATAL_TUTUP_REKENING: ({ form, account, remark }) => ({
    id: id`Batalkan penutupan rekening[ ${account}][, ${form.alasan ?? remark}]`,
    en: en`Withdraw the closing of account[ ${account}][, ${form.alasan ?? remark}]`,
  }),
} satisfies Sentences;

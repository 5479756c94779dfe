import { en, id, type SentenceInput, type Sentences } from '#lib/sentences/sentence.ts';

const reversal = (amount: SentenceInput<object>['amount'], account: string) => ({
  id: id`[ senilai ${amount}][ di ${account}]`,
  en: en`[ of ${amount}][ in ${account}]`,
});

/** Sentences of the counter. */
export const teller = {
  SETOR_TUNAI: ({ amount, account }) => ({
    id: id`Setor tunai[ ${amount}][ ke ${account}]`,
    en: en`Deposit[ ${amount}] in cash[ to ${account}]`,
  }),
  TARIK_TUNAI: ({ amount, account }) => ({
    id: id`Tarik tunai[ ${amount}][ dari ${account}]`,
    en: en`Withdraw[ ${amount}] in cash[ from ${account}]`,
  }),
  TUKAR_UANG: ({ form, amount }) => ({
    id: id`Tukar pecahan uang tunai[ ${amount}][ untuk ${form.nama}]`,
    en: en`Exchange denominations[ of ${amount}][ for ${form.nama}]`,
  }),
  PEMINDAHBUKUAN: ({ form, amount, account, other, holder }) => ({
    id: id`Pindahkan[ ${amount}][ dari ${account}][ ke ${holder(form.nomor_rekening_kredit ?? other)}]`,
    en: en`Move[ ${amount}][ from ${account}][ to ${holder(form.nomor_rekening_kredit ?? other)}]`,
  }),
  REVERSAL: ({ form, amount, account, remark }) => ({
    id: id`Batalkan transaksi[ ${form.nomor_referensi}] ${reversal(amount, account)}[, ${form.alasan ?? remark}]`,
    en: en`Reverse transaction[ ${form.nomor_referensi}] ${reversal(amount, account)}[, ${form.alasan ?? remark}]`,
  }),
  KOREKSI: ({ form, amount, account, remark }) => ({
    id: id`Koreksi transaksi hari lalu[ ${form.nomor_referensi}] ${reversal(amount, account)}[, ${form.alasan ?? remark}]`,
    en: en`Correct a transaction of an earlier day[ ${form.nomor_referensi}] ${reversal(amount, account)}[, ${form.alasan ?? remark}]`,
  }),
} satisfies Sentences;

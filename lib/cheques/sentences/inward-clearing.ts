import { en, id, type Part, type Sentences } from '#lib/sentences/sentence.ts';
import { word } from '#lib/sentences/words.ts';

/** Names one sheet in clearing: 'cek 000101'. */
const sheet = (form: { readonly jenis?: string; readonly nomor_warkat?: string }): Part => ({
  id: id`[${word('kliring.jenis', form.jenis)}][ ${form.nomor_warkat}]`,
  en: en`[${word('kliring.jenis', form.jenis)}][ ${form.nomor_warkat}]`,
});

/** Sentences of inward clearing. */
export const inwardClearing = {
  TERIMA_PENARIKAN_KLIRING: ({ form, amount }) => ({
    id: id`Terima penarikan kliring[ ${sheet(form)}][ ${amount}][ atas rekening ${form.nomor_rekening}][ dari bank ${form.kode_bank}]`,
    en: en`Take in[ ${sheet(form)}][ of ${amount}][ on account ${form.nomor_rekening}][ from bank ${form.kode_bank}]`,
  }),
  PENARIKAN_KLIRING: ({ amount, account, remark }) => ({
    id: id`Bayar penarikan kliring[ ${remark}][ ${amount}][ dari ${account}]`,
    en: en`Pay the inward clearing instrument[ ${remark}][ of ${amount}][ from ${account}]`,
  }),
  TOLAKAN_PENARIKAN_KLIRING: ({ amount, account, remark }) => ({
    id: id`Tolak penarikan kliring[ ${remark}][ ${amount}][ atas ${account}]`,
    en: en`Return the inward clearing instrument[ ${remark}][ of ${amount}][ on ${account}]`,
  }),
  TAHAN_PENARIKAN_KLIRING: ({ form, amount, account, remark }) => ({
    id: id`Tahan penarikan kliring[ ${amount}][ atas ${account}][, ${form.alasan ?? remark}]`,
    en: en`Hold an inward clearing instrument[ of ${amount}][ on ${account}][, ${form.alasan ?? remark}]`,
  }),
  PEMINDAHBUKUAN_KLIRING: ({ form, amount, account, other, holder }) => ({
    id: id`Pindahkan dengan[ ${sheet(form)}][ ${amount}][ dari ${account}][ ke ${holder(form.nomor_rekening_kredit ?? other)}]`,
    en: en`Move by[ ${sheet(form)}][ ${amount}][ from ${account}][ to ${holder(form.nomor_rekening_kredit ?? other)}]`,
  }),
} satisfies Sentences;

import { en, type FormOf, id, type Part, type Sentence, type Sentences } from './sentence.ts';
import { count, day, word } from './words.ts';

/** Names one sheet in clearing: 'cek 000101'. */
const sheet = (form: { readonly jenis?: string; readonly nomor_warkat?: string }): Part => ({
  id: id`[${word('kliring.jenis', form.jenis)}][ ${form.nomor_warkat}]`,
  en: en`[${word('kliring.jenis', form.jenis)}][ ${form.nomor_warkat}]`,
});

const handIn: Sentence<FormOf<'SETORAN_KLIRING'> & Partial<FormOf<'TITIPAN_KLIRING'>>> = ({
  form,
  amount,
  account,
}) => ({
  id: id`${form.tanggal_kliring ? 'Titipkan' : 'Setorkan'}[ ${count(form.warkat?.length)}] warkat kliring[ ${amount}][ untuk ${account}][, dikliringkan ${day(form.tanggal_kliring)}]`,
  en: en`${form.tanggal_kliring ? 'Keep' : 'Lodge'}[ ${count(form.warkat?.length)}] clearing instruments[ of ${amount}][ for ${account}][, to be lodged on ${day(form.tanggal_kliring)}]`,
});

/** Sentences of clearing, outward and inward. */
export const clearing = {
  SETORAN_KLIRING: handIn,
  TITIPAN_KLIRING: handIn,
  HAPUS_TITIPAN_KLIRING: ({ form, amount, account }) => ({
    id: id`Kembalikan titipan kliring[ ${amount}][ kepada ${account}][, ${form.alasan}]`,
    en: en`Give instruments kept for clearing[ of ${amount}] back[ to ${account}][, ${form.alasan}]`,
  }),
  JALANKAN_TITIPAN_KLIRING: ({ amount, account }) => ({
    id: id`Jalankan titipan kliring[ ${amount}][ untuk ${account}]`,
    en: en`Lodge instruments kept for clearing[ of ${amount}][ for ${account}]`,
  }),
  TARIK_SETORAN_KLIRING: ({ form, amount, account }) => ({
    id: id`Tarik setoran kliring[ ${amount}][ dari ${account}][, ${form.alasan}]`,
    en: en`Withdraw a clearing instrument[ of ${amount}][ from ${account}][, ${form.alasan}]`,
  }),
  KONFIRMASI_KLIRING: ({ form, amount }) => ({
    id: id`Konfirmasi penyerahan[ ${count(form.list_setoran_kliring?.length)}] warkat kliring[ ${amount}]`,
    en: en`Confirm[ ${count(form.list_setoran_kliring?.length)}] clearing instruments[ of ${amount}] as presented`,
  }),
  EFEKTIFKAN_SETORAN_KLIRING: ({ form, amount }) => ({
    id: id`Efektifkan[ ${count(form.list_setoran_kliring?.length)}] setoran kliring[ ${amount}]`,
    en: en`Credit[ ${count(form.list_setoran_kliring?.length)}] cleared instruments[ of ${amount}]`,
  }),
  TOLAKAN_SETORAN_KLIRING: ({ form, amount, account }) => ({
    id: id`Bukukan tolakan setoran kliring[ ${amount}][ untuk ${account}][, SKP ${form.nomor_skp}]`,
    en: en`Book the return of a lodged instrument[ of ${amount}][ for ${account}][, letter ${form.nomor_skp}]`,
  }),
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

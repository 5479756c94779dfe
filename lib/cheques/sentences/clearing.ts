import { en, type FormOf, id, type Sentence, type Sentences } from '#lib/sentences/sentence.ts';
import { count, day } from '#lib/sentences/words.ts';

const handIn: Sentence<FormOf<'SETORAN_KLIRING'> & Partial<FormOf<'TITIPAN_KLIRING'>>> = ({
  form,
  amount,
  account,
}) => ({
  id: id`${form.tanggal_kliring ? 'Titipkan' : 'Setorkan'}[ ${count(form.warkat?.length)}] warkat kliring[ ${amount}][ untuk ${account}][, dikliringkan ${day(form.tanggal_kliring)}]`,
  en: en`${form.tanggal_kliring ? 'Keep' : 'Lodge'}[ ${count(form.warkat?.length)}] clearing instruments[ of ${amount}][ for ${account}][, to be lodged on ${day(form.tanggal_kliring)}]`,
});

/** Sentences of outward clearing. */
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
} satisfies Sentences;

import { en, type FormOf, id, type Sentence, type Sentences } from '#lib/sentences/sentence.ts';
import { when, word } from '#lib/sentences/words.ts';

const placement: Sentence<FormOf<'REGISTRASI_DEPOSITO'>> = ({ form, amount, remark }) => ({
  id: id`Daftarkan deposito[ ${amount}][ ${form.tenor} bulan][ ${word('deposito.aroSingkat', form.perpanjangan)}][ untuk nasabah ${form.nomor_nasabah}][ ${form.nama_rekening || remark}]`,
  en: en`Register a deposit[ of ${amount}][ for ${form.tenor} months][, ${word('deposito.aroSingkat', form.perpanjangan)}][, customer ${form.nomor_nasabah}][ ${form.nama_rekening || remark}]`,
});

const byHand = { id: 'tunai', en: 'in cash' } as const;

/** Sentences of time deposits. */
export const deposit = {
  REGISTRASI_DEPOSITO: placement,
  REGISTRASI_DEPOSITO_GABUNGAN: placement,
  SETOR_DEPOSITO: ({ form, amount, account }) => ({
    id: id`Setor deposito[ ${amount}][ ke ${account}][, bilyet ${form.nomor_bilyet}]`,
    en: en`Fund deposit[ ${account}][ with ${amount}][, certificate ${form.nomor_bilyet}]`,
  }),
  PENCAIRAN_DEPOSITO: ({ form, amount, account, holder }) => ({
    id: id`Cairkan deposito[ ${account}][ ${amount}][ ${when(form.cara_bayar === 'TUNAI', byHand)}][ ke ${holder(form.rekening_tujuan)}]`,
    en: en`Pay out deposit[ ${account}][, ${amount}][ ${when(form.cara_bayar === 'TUNAI', byHand)}][ to ${holder(form.rekening_tujuan)}]`,
  }),
  AMBIL_BAGI_HASIL_DEPOSITO: ({ form, amount, account, holder }) => ({
    id: id`Bayar bagi hasil deposito[ ${account}][ ${amount}][ ${when(form.cara_bayar === 'TUNAI', byHand)}][ ke ${holder(form.rekening_tujuan)}]`,
    en: en`Pay the profit share of deposit[ ${account}][, ${amount}][ ${when(form.cara_bayar === 'TUNAI', byHand)}][ to ${holder(form.rekening_tujuan)}]`,
  }),
  UBAH_DEPOSITO: ({ form, account, remark }) => ({
    id: id`Ubah perpanjangan deposito[ ${account}][ menjadi ${word('deposito.aroSingkat', form.perpanjangan)}][, ${form.alasan ?? remark}]`,
    en: en`Change the renewal of deposit[ ${account}][ to ${word('deposito.aroSingkat', form.perpanjangan)}][, ${form.alasan ?? remark}]`,
  }),
} satisfies Sentences;

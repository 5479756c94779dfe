import { blanks, fee } from '#lib/sentences/phrases.ts';
import { en, id, type Sentences } from '#lib/sentences/sentence.ts';
import { when, word } from '#lib/sentences/words.ts';

/** Sentences of passbooks. */
export const passbook = {
  CETAK_BUKU: ({ form, account }) => ({
    id: id`Cetak buku tabungan[ ${form.nomor_seri}][, rekening ${account}]`,
    en: en`Print passbook[ ${form.nomor_seri}][, account ${account}]`,
  }),
  TERIMA_STOK_BUKU: ({ form, remark }) =>
    blanks(
      { id: 'Terima stok buku tabungan', en: 'Take in blank passbooks' },
      { first: form.nomor_seri ?? remark, many: form.jumlah },
    ),
  SERAH_STOK_BUKU: ({ form, remark }) =>
    blanks(
      { id: 'Serahkan stok buku tabungan', en: 'Hand over blank passbooks' },
      { first: form.nomor_seri ?? remark, many: form.jumlah },
      when(form.pemegang_tujuan !== undefined && form.pemegang_tujuan !== '', {
        id: `kepada ${form.pemegang_tujuan}`,
        en: `to ${form.pemegang_tujuan}`,
      }),
    ),
  BATAL_STOK_BUKU: ({ form, remark }) =>
    blanks(
      { id: 'Batalkan blangko buku tabungan', en: 'Void blank passbooks' },
      { first: form.nomor_seri ?? remark, many: form.jumlah },
    ),
  TERBIT_BUKU: ({ form, account }) => ({
    id: id`Terbitkan buku tabungan[ ${form.nomor_seri}][ untuk ${account}]`,
    en: en`Issue passbook[ ${form.nomor_seri}][ for ${account}]`,
  }),
  GANTI_BUKU: ({ form, account }) => ({
    id: id`Ganti buku tabungan[ ${form.buku_lama}][ dengan ${form.nomor_seri}][, rekening ${account}][, ${word('buku.sebab', form.sebab)}][, ${fee(form.bebas_biaya)}]`,
    en: en`Replace passbook[ ${form.buku_lama}][ by ${form.nomor_seri}][, account ${account}][, ${word('buku.sebab', form.sebab)}][, ${fee(form.bebas_biaya)}]`,
  }),
  ATUR_BARIS: ({ form, account }) => ({
    id: id`Atur baris buku tabungan[ ${form.nomor_seri}][ ke halaman ${form.ke_halaman} baris ${form.ke_baris}][, rekening ${account}]`,
    en: en`Set passbook[ ${form.nomor_seri}][ to page ${form.ke_halaman} line ${form.ke_baris}][, account ${account}]`,
  }),
} satisfies Sentences;

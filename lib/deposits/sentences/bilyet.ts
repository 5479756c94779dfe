import { blanks, fee } from '#lib/sentences/phrases.ts';
import { en, id, type Sentences } from '#lib/sentences/sentence.ts';
import { when, word } from '#lib/sentences/words.ts';

/** Sentences of deposit certificates. */
export const bilyet = {
  GANTI_BILYET: ({ form, account }) => ({
    id: id`Ganti bilyet[ ${form.bilyet_lama}][ dengan ${form.nomor_bilyet}][, deposito ${account}][, ${word('deposito.sebab', form.sebab)}][, ${fee(form.bebas_biaya)}]`,
    en: en`Replace certificate[ ${form.bilyet_lama}][ by ${form.nomor_bilyet}][, deposit ${account}][, ${word('deposito.sebab', form.sebab)}][, ${fee(form.bebas_biaya)}]`,
  }),
  TERIMA_KEMBALI_BILYET: ({ form, account }) => ({
    id: id`Terima kembali bilyet[ ${form.nomor_bilyet}][, deposito ${account}][, ${word('deposito.sebab', form.sebab)}][, dari ${form.nama_penyerah}]`,
    en: en`Take back certificate[ ${form.nomor_bilyet}][, deposit ${account}][, ${word('deposito.sebab', form.sebab)}][, from ${form.nama_penyerah}]`,
  }),
  TERIMA_STOK_BILYET: ({ form, remark }) =>
    blanks(
      { id: 'Terima stok bilyet', en: 'Take in blank certificates' },
      { first: form.nomor_bilyet ?? remark, many: form.jumlah },
    ),
  SERAH_STOK_BILYET: ({ form, remark }) =>
    blanks(
      { id: 'Serahkan stok bilyet', en: 'Hand over blank certificates' },
      { first: form.nomor_bilyet ?? remark, many: form.jumlah },
      when(form.pemegang_tujuan !== undefined && form.pemegang_tujuan !== '', {
        id: `kepada ${form.pemegang_tujuan}`,
        en: `to ${form.pemegang_tujuan}`,
      }),
    ),
  BATAL_STOK_BILYET: ({ form, remark }) =>
    blanks(
      { id: 'Batalkan blangko bilyet', en: 'Void blank certificates' },
      { first: form.nomor_bilyet ?? remark, many: form.jumlah },
    ),
} satisfies Sentences;

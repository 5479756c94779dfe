import { en, id, type Sentences } from '#lib/sentences/sentence.ts';
import { when } from '#lib/sentences/words.ts';

/** Sentences of opening and changing accounts. */
export const savings = {
  BUKA_REKENING: ({ form, remark }) => ({
    id: id`Buka rekening[ ${form.kode_produk}][ untuk nasabah ${form.nomor_nasabah}][ ${form.nama_rekening || remark}]`,
    en: en`Open an account[ of product ${form.kode_produk}][ for customer ${form.nomor_nasabah}][ ${form.nama_rekening || remark}]`,
  }),
  PERMINTAAN_SALDO: ({ account }) => ({
    id: id`Beri informasi saldo[ ${account}]`,
    en: en`Tell the balance[ of ${account}]`,
  }),
  REAKTIVASI_REKENING: ({ form, account }) => ({
    id: id`Aktifkan kembali rekening[ ${account}][${when(form.bebas_biaya === 'T', { id: ', tanpa biaya', en: '' })}]`,
    en: en`Reactivate account[ ${account}][${when(form.bebas_biaya === 'T', { id: '', en: ', fee waived' })}]`,
  }),
} satisfies Sentences;

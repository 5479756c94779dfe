import { does } from '#lib/sentences/phrases.ts';
import { type Both, en, id, type Sentence, type Sentences } from '#lib/sentences/sentence.ts';
import { day, word } from '#lib/sentences/words.ts';

/** Says the change of a term that holds from a day on. */
const term =
  (
    what: Both,
  ): Sentence<{
    aksi: string;
    berlaku_sejak: string;
    alasan: string;
    nama?: string;
    kode_produk?: string;
    kode?: string;
    kelompok?: string;
    wilayah?: string;
    nilai?: string;
  }> =>
  ({ form }) => ({
    id: id`${does(form.aksi)} ${what.id}[ ${form.kode_produk || form.nama || form.wilayah}][ menjadi ${form.nilai}][, berlaku sejak ${day(form.berlaku_sejak)}][, ${form.alasan}]`,
    en: en`${does(form.aksi)} ${what.en}[ ${form.kode_produk || form.nama || form.wilayah}][ to ${form.nilai}][, in force from ${day(form.berlaku_sejak)}][, ${form.alasan}]`,
  });

/** Sentences of the terms of the bank. */
export const parameter = {
  SIMPAN_PRODUK: term({ id: 'ketentuan produk', en: 'the terms of product' }),
  SIMPAN_PARAMETER: ({ form }) => ({
    id: id`${does(form.aksi)} parameter[ ${word('parameter', form.nama)}][ menjadi ${form.nilai}][, berlaku sejak ${day(form.berlaku_sejak)}][, ${form.alasan}]`,
    en: en`${does(form.aksi)} parameter[ ${word('parameter', form.nama)}][ to ${form.nilai}][, in force from ${day(form.berlaku_sejak)}][, ${form.alasan}]`,
  }),
  SIMPAN_BATAS_HARIAN: ({ form }) => ({
    id: id`${does(form.aksi)} batas harian[ ${word('kelompokHarian', form.kelompok)}][ ${form.kode_valuta}][, berlaku sejak ${day(form.berlaku_sejak)}][, ${form.alasan}]`,
    en: en`${does(form.aksi)} daily limit[ ${word('kelompokHarian', form.kelompok)}][ in ${form.kode_valuta}][, in force from ${day(form.berlaku_sejak)}][, ${form.alasan}]`,
  }),
  SIMPAN_PILIHAN: ({ form }) => ({
    id: id`${does(form.aksi)} pilihan[ ${form.uraian}][, berlaku sejak ${day(form.berlaku_sejak)}][, ${form.alasan}]`,
    en: en`${does(form.aksi)} choice[ ${form.uraian_en || form.uraian}][, in force from ${day(form.berlaku_sejak)}][, ${form.alasan}]`,
  }),
  SIMPAN_JADWAL_KLIRING: term({ id: 'jadwal kliring', en: 'the clearing schedule of' }),
  SIMPAN_KALENDER: ({ form, remark }) => ({
    id: id`Ubah kalender hari libur[ tahun ${form.tahun}][, ${form.alasan ?? remark}]`,
    en: en`Change the holiday calendar[ of ${form.tahun}][, ${form.alasan ?? remark}]`,
  }),
  SIMPAN_CABANG: ({ form, remark }) => ({
    id: id`${does(form.aksi)} data cabang[ ${form.kode_cabang}][ ${form.nama_cabang}][, ${form.alasan ?? remark}]`,
    en: en`${does(form.aksi)} branch[ ${form.kode_cabang}][ ${form.nama_cabang}][, ${form.alasan ?? remark}]`,
  }),
  PINDAH_REKENING_CABANG: ({ form, remark }) => ({
    id: id`Pindahkan rekening cabang[ ${form.kode_cabang}][ ke cabang ${form.cabang_tujuan}][, ${form.alasan ?? remark}]`,
    en: en`Move the accounts of branch[ ${form.kode_cabang}][ to branch ${form.cabang_tujuan}][, ${form.alasan ?? remark}]`,
  }),
  PENUTUPAN_CABANG: ({ form, remark }) => ({
    id: id`Tutup kantor cabang[ ${form.kode_cabang}][, buku dilanjutkan cabang ${form.cabang_penerus}][, ${form.alasan ?? remark}]`,
    en: en`Close branch[ ${form.kode_cabang}] for good[, its books go to branch ${form.cabang_penerus}][, ${form.alasan ?? remark}]`,
  }),
} satisfies Sentences;

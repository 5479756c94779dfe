import { en, id, type Sentences } from '#lib/sentences/sentence.ts';
import { day, word } from '#lib/sentences/words.ts';

/** Sentences of the chart, report layouts and the budget. */
export const finance = {
  SIMPAN_AKUN_GL: ({ form }) => ({
    id: id`${word('keuangan.tindakan', form.aksi) || 'Ubah'} di buku besar[: ${form.kode_gl}][ ${form.nama_gl}][, ${form.alasan}]`,
    en: en`${word('keuangan.tindakan', form.aksi) || 'Change'} in the general ledger[: ${form.kode_gl}][ ${form.nama_gl}][, ${form.alasan}]`,
  }),
  SIMPAN_SUSUNAN: ({ form }) => ({
    id: id`${form.aksi === 'HAPUS' ? 'Hapus' : 'Simpan'} format laporan[ ${word('keuangan.laporan', form.laporan)}][, berlaku sejak ${day(form.berlaku_sejak)}][, ${form.alasan}]`,
    en: en`${form.aksi === 'HAPUS' ? 'Delete' : 'Save'} report layout[ ${word('keuangan.laporan', form.laporan)}][, in force from ${day(form.berlaku_sejak)}][, ${form.alasan}]`,
  }),
  SIMPAN_ANGGARAN: ({ form }) => ({
    id: id`Simpan anggaran[ tahun ${form.tahun}][ cabang ${form.kode_cabang}][, ${form.alasan}]`,
    en: en`Save the budget[ of ${form.tahun}][ for branch ${form.kode_cabang}][, ${form.alasan}]`,
  }),
} satisfies Sentences;

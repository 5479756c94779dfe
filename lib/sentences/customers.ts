import { en, id, type Sentences } from './sentence.ts';
import { day, word } from './words.ts';

/** Sentences of customers, persons without an account and lists of names. A suspicion names nobody: whoever reads it might warn. */
export const customers = {
  SIMPAN_NASABAH_INDIVIDU: ({ form, remark }) =>
    form.nomor_nasabah
      ? {
          id: id`Ubah data nasabah ${form.nomor_nasabah} ${form.nama_nasabah}`,
          en: en`Change customer ${form.nomor_nasabah} ${form.nama_nasabah}`,
        }
      : {
          id: id`Daftarkan nasabah baru ${form.nama_nasabah ?? remark}`,
          en: en`Register new customer ${form.nama_nasabah ?? remark}`,
        },
  SIMPAN_NASABAH_BADAN: ({ form, remark }) =>
    form.nomor_nasabah
      ? {
          id: id`Ubah data badan usaha ${form.nomor_nasabah} ${form.nama_nasabah}`,
          en: en`Change company ${form.nomor_nasabah} ${form.nama_nasabah}`,
        }
      : {
          id: id`Daftarkan badan usaha baru ${form.nama_nasabah ?? remark}`,
          en: en`Register new company ${form.nama_nasabah ?? remark}`,
        },
  GABUNG_NASABAH: ({ form, remark }) => ({
    id: id`Gabungkan CIF[ ${form.asal}][ ${remark}][ ke CIF ${form.ke}]`,
    en: en`Merge CIF[ ${form.asal}][ ${remark}][ into CIF ${form.ke}]`,
  }),
  BATAL_GABUNG_NASABAH: ({ form, remark }) => ({
    id: id`Batalkan penggabungan CIF[ ${remark}][, ${form.alasan}]`,
    en: en`Undo the merger of CIF[ ${remark}][, ${form.alasan}]`,
  }),
  IMPOR_PEMBIAYAAN: ({ form }) => ({
    id: id`Impor data pembiayaan[ per ${day(form.tanggal_posisi)}][, ${form.alasan}]`,
    en: en`Import financing data[ as of ${day(form.tanggal_posisi)}][, ${form.alasan}]`,
  }),
  UBAH_WIC: ({ form }) => ({
    id: id`Perbaiki data walk-in[ ${form.nomor_wic}][ ${form.nama}][, ${form.alasan}]`,
    en: en`Correct walk-in customer[ ${form.nomor_wic}][ ${form.nama}][, ${form.alasan}]`,
  }),
  LAPOR_KECURIGAAN: () => ({ id: 'Laporkan kecurigaan kepada kepatuhan', en: 'Report a suspicion to compliance' }),
  PUTUSAN_LAPORAN_TUNAI: ({ form }) => ({
    id: id`Putuskan laporan transaksi tunai[: ${word('status', form.status)}][, nomor ${form.nomor_laporan}][, ${form.alasan}]`,
    en: en`Decide on a cash transaction report[: ${word('status', form.status)}][, number ${form.nomor_laporan}][, ${form.alasan}]`,
  }),
  IMPOR_DAFTAR_NAMA: ({ form }) => ({
    id: id`Muat daftar nama[ ${word('saring.jenis', form.jenis)}][ nomor ${form.nomor}][ dari ${form.penerbit}][, berlaku sejak ${day(form.berlaku_sejak)}]`,
    en: en`Load name list[ ${word('saring.jenis', form.jenis)}][ number ${form.nomor}][ of ${form.penerbit}][, in force from ${day(form.berlaku_sejak)}]`,
  }),
  PUTUS_KECOCOKAN: ({ form, remark }) => ({
    id: id`Putuskan kecocokan nama[ ${remark}][: ${word('saring.putusan', form.status)}]`,
    en: en`Decide on the name match[ ${remark}][: ${word('saring.putusan', form.status)}]`,
  }),
} satisfies Sentences;

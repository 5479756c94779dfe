import { en, id, type Sentences } from '#lib/sentences/sentence.ts';
import { day } from '#lib/sentences/words.ts';

/** Sentences of customer records. */
export const customer = {
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
} satisfies Sentences;

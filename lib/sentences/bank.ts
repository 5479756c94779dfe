import { type Both, en, type FormOf, id, type Sentence, type Sentences } from './sentence.ts';
import { count, day, when, word } from './words.ts';

/** Says a step of a branch's day. */
const dayStep =
  (does: Both): Sentence<FormOf<'BUKA_CABANG'>> =>
  ({ form }) => ({
    id: id`${does.id}[ ${form.kode_cabang}][ tanggal ${day(form.accounting_date)}]`,
    en: en`${does.en}[ ${form.kode_cabang}][ on ${day(form.accounting_date)}]`,
  });

const erased = { id: 'Hapus', en: 'Delete' } as const;
const created = { id: 'Buat', en: 'Create' } as const;
const changed = { id: 'Ubah', en: 'Change' } as const;
const does = (aksi: string | undefined): Both => (aksi === 'HAPUS' ? erased : aksi === 'BUAT' ? created : changed);

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

/** Sentences of the bank itself: its days, branches, users, roles and terms. */
export const bank = {
  SIMPAN_KURS: ({ form }) => ({
    id: id`Tetapkan kurs[ ${form.kode_valuta}][ tanggal ${day(form.tanggal)}][: beli ${form.beli}][, tengah ${form.tengah}][, jual ${form.jual}]`,
    en: en`Set the rates[ of ${form.kode_valuta}][ for ${day(form.tanggal)}][: buy ${form.beli}][, middle ${form.tengah}][, sell ${form.jual}]`,
  }),
  BUKA_HARI: ({ form }) => ({
    id: id`Buka hari bank[ ${day(form.tanggal)}]`,
    en: en`Open the bank's day[ ${day(form.tanggal)}]`,
  }),
  TUTUP_PAKSA: ({ form }) => ({
    id: id`Tutup paksa hari cabang[ ${form.kode_cabang}][ tanggal ${day(form.accounting_date)}][, ${form.alasan}]`,
    en: en`Force the close of branch[ ${form.kode_cabang}][ on ${day(form.accounting_date)}][, ${form.alasan}]`,
  }),
  SIAPKAN_CABANG: dayStep({ id: 'Siapkan hari cabang', en: 'Prepare the day of branch' }),
  BUKA_CABANG: dayStep({ id: 'Buka hari cabang', en: 'Open the day of branch' }),
  CUT_OFF_CABANG: dayStep({ id: 'Cut-off cabang', en: 'Cut off branch' }),
  TUTUP_CABANG: dayStep({ id: 'Tutup hari cabang', en: 'Close the day of branch' }),
  LANJUT_MALAM: dayStep({ id: 'Lanjutkan akhir hari cabang', en: 'Resume the end of day of branch' }),
  INGATKAN: ({ form }) => ({
    id: id`Ingatkan petugas cabang[ ${form.kode_cabang}] tentang yang menghalangi tutup hari`,
    en: en`Remind the staff of branch[ ${form.kode_cabang}] of what keeps the day from closing`,
  }),
  AKHIRI_HARI: ({ form }) => ({
    id: id`Akhiri hari[ ${count(form.cabang?.length)} cabang]`,
    en: en`End the day[ of ${count(form.cabang?.length)} branches]`,
  }),
  BUAT_PENGGUNA: ({ form, remark }) => ({
    id: id`Buat pengguna[ ${form.id_user}] ${form.nama_user ?? remark}[ di cabang ${form.kode_cabang}]`,
    en: en`Create user[ ${form.id_user}] ${form.nama_user ?? remark}[ in branch ${form.kode_cabang}]`,
  }),
  UBAH_PENGGUNA: ({ form, remark }) => ({
    id: id`Ubah pengguna[ ${form.id_user}][ ${form.nama_user}][${when(form.aktif === 'F', { id: ', dinonaktifkan', en: '' })}][, ${form.alasan ?? remark}]`,
    en: en`Change user[ ${form.id_user}][ ${form.nama_user}][${when(form.aktif === 'F', { id: '', en: ', deactivated' })}][, ${form.alasan ?? remark}]`,
  }),
  HAPUS_PENGGUNA: ({ form, remark }) => ({
    id: id`Hapus pengguna[ ${form.id_user}][, ${form.alasan ?? remark}]`,
    en: en`Delete user[ ${form.id_user}][, ${form.alasan ?? remark}]`,
  }),
  UBAH_LOKET: ({ form, remark }) => ({
    id: id`Atur loket dan kas pengguna[ ${form.id_user}][, loket ${form.loket}][, kas ${form.kode_kas}][, ${form.alasan ?? remark}]`,
    en: en`Set counter and till of user[ ${form.id_user}][, counter ${form.loket}][, till ${form.kode_kas}][, ${form.alasan ?? remark}]`,
  }),
  SIMPAN_PERAN: ({ form, remark }) => ({
    id: id`${does(form.aksi)} peran[ ${form.nama}][, ${form.alasan ?? remark}]`,
    en: en`${does(form.aksi)} role[ ${form.nama}][, ${form.alasan ?? remark}]`,
  }),
  SIMPAN_MENU: ({ form, remark }) => ({
    id: id`${does(form.aksi)} menu[ ${form.menu_id}][, ${form.alasan ?? remark}]`,
    en: en`${does(form.aksi)} menu[ ${form.menu_id}][, ${form.alasan ?? remark}]`,
  }),
  DELEGASI: ({ form, remark }) => ({
    id: id`Delegasikan wewenang[ kepada ${form.ke}][, ${day(form.mulai)}][ sampai ${day(form.sampai)}][, ${form.alasan ?? remark}]`,
    en: en`Delegate authority[ to ${form.ke}][, ${day(form.mulai)}][ to ${day(form.sampai)}][, ${form.alasan ?? remark}]`,
  }),
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

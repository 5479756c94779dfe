import { texts } from '#lib/messages/known.ts';

/** A change names the fields of a ledger account and of a layout so, and the subject of a layout. */
export const ledgerFields = texts({
  'kolom.kode_gl': 'Kode GL',
  'kolom.nama_gl': 'Nama akun',
  'kolom.tipe_gl': 'Tipe',
  'kolom.posisi_gl': 'Posisi',
  'kolom.hanya_pusat': 'Hanya di kantor pusat',
  'kolom.dibuka_sejak': 'Dibuka sejak',
  'kolom.ditutup_sejak': 'Ditutup sejak',
  'kolom.jumlah_akun': 'Akun dalam anggaran',
  'kolom.laba_anggaran': 'Laba dianggarkan',
  'kolom.akun_baru': 'Akun baru',
  'kolom.akun_hilang': 'Akun yang hilang',
  'kolom.akun_berubah': 'Akun yang berubah',
  'kolom.sidik_anggaran': 'Sidik digital isi',
  'kolom.pos_laporan': 'Baris format laporan',
  'keuangan.laporan.NERACA': 'Neraca',
  'keuangan.laporan.LABA_RUGI': 'Laba rugi',
  'keuangan.laporan.PUBLIKASI_NERACA': 'Publikasi: neraca',
  'keuangan.laporan.PUBLIKASI_LABA_RUGI': 'Publikasi: laba rugi',
  'keuangan.laporan.PUBLIKASI_KOMITMEN': 'Publikasi: komitmen dan kontinjensi',
});

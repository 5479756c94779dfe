import { texts } from '#lib/messages/known.ts';

/** The form and the changes of a report's schedule use these words. */
export const reportScheduleWords = texts({
  'kalenderJadwal.HARIAN': 'Setiap tutup hari',
  'kalenderJadwal.MINGGUAN': 'Setiap minggu, pada satu hari',
  'kalenderJadwal.BULANAN': 'Setiap bulan, pada satu tanggal',
  'kalenderJadwal.AKHIR_BULAN': 'Setiap akhir bulan',
  'kalenderJadwal.TANGGAL': 'Sekali, pada tanggal tertentu',
  'lingkupJadwal.CABANG': 'Satu cabang',
  'lingkupJadwal.SETIAP_CABANG': 'Setiap cabang, masing-masing satu berkas',
  'lingkupJadwal.SELURUH': 'Seluruh bank',
  'kolom.nama_jadwal': 'Nama',
  'kolom.laporan_jadwal': 'Laporan',
  'kolom.pengguna_jadwal': 'Pengguna',
  'kolom.bentuk_jadwal': 'Dibuat sebagai',
  'kolom.lingkup_jadwal': 'Lingkup',
  'kolom.kalender_jadwal': 'Kalender',
  'kolom.hari_jadwal': 'Hari',
  'kolom.peran_jadwal': 'Peran penerima',
});

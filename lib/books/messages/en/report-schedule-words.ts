/** The form and the changes of a report's schedule use these words. */
export const reportScheduleWords = {
  'kalenderJadwal.HARIAN': 'At each close of the day',
  'kalenderJadwal.MINGGUAN': 'Each week, on one day',
  'kalenderJadwal.BULANAN': 'Each month, on one date',
  'kalenderJadwal.AKHIR_BULAN': 'At each end of the month',
  'kalenderJadwal.TANGGAL': 'Once, on a date',
  'lingkupJadwal.CABANG': 'One branch',
  'lingkupJadwal.SETIAP_CABANG': 'Each branch, a file of its own',
  'lingkupJadwal.SELURUH': 'The whole bank',
  'kolom.nama_jadwal': 'Name',
  'kolom.laporan_jadwal': 'Report',
  'kolom.pengguna_jadwal': 'User',
  'kolom.bentuk_jadwal': 'Made as',
  'kolom.lingkup_jadwal': 'Reach',
  'kolom.kalender_jadwal': 'Calendar',
  'kolom.hari_jadwal': 'Day',
  'kolom.peran_jadwal': 'Roles that get it',
} as const;

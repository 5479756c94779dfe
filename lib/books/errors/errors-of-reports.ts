import { notNow, refusal } from '#lib/errors/error-def.ts';

/** A report is not made, or not as a file, for these reasons. */
export const errorsOfReports = {
  REPORT_UNKNOWN: refusal('12', 'Laporan tidak dikenal', 'There is no such report'),
  REPORT_FORMAT: refusal('12', 'Laporan ini tidak dibuat sebagai {bentuk}', 'This report is not made as {bentuk}'),
  REPORT_QUEUE_FULL: refusal(
    '61',
    'Sudah {batas} laporan Anda menunggu atau dibuat: tunggu atau batalkan salah satunya',
    '{batas} of your reports wait or are being made: wait for one or cancel it',
  ),
  REPORT_OVER: refusal(
    '40',
    'Laporan ini sudah selesai atau dibatalkan',
    'This report is made or was given up already',
  ),
  REPORT_NOT_READY: refusal('40', 'Berkas laporan belum siap', 'The file is not ready yet'),
  REPORT_EXPIRED: refusal(
    '40',
    'Masa simpan berkas sudah lewat: minta laporan lagi',
    'The file is kept no longer: ask for the report again',
  ),
  REPORT_CANCELLED: refusal('40', 'Laporan dibatalkan', 'The report was cancelled'),
  REPORT_TOO_LARGE: refusal(
    '61',
    'Hasil melebihi {batas} MB: minta periode yang lebih pendek, satu cabang, atau sebagai CSV',
    'The result is over {batas} MB: ask for a shorter period, one branch, or CSV',
  ),
  REPORT_TOO_MANY_PAGES: refusal(
    '61',
    'Hasil melebihi {batas} halaman: minta periode yang lebih pendek, atau sebagai Excel atau CSV',
    'The result is over {batas} pages: ask for a shorter period, or for Excel or CSV',
  ),
  REPORT_GAVE_UP: refusal(
    '40',
    'Laporan berkali-kali tidak selesai: coba lagi, atau dengan periode yang lebih pendek',
    'The report did not come to its end several times: try again, or with a shorter period',
  ),
  REPORT_SNAPSHOT: notNow(
    'Salinan basis data belum memuat penutupan hari itu, berkas dibuat sesudahnya',
    'The copy of the database does not hold the close of that day yet, the file is made afterwards',
  ),
  REPORT_STORAGE: notNow(
    'Penyimpanan berkas sedang tidak dapat dihubungi, laporan dibuat sesudah pulih',
    'The storage of files is not reachable, the report is made once it is back',
  ),
  REPORT_SCHEDULE_ROLE: refusal(
    '12',
    'Peran {peran} tidak boleh membaca laporan ini',
    'The role {peran} may not read this report',
  ),
  REPORT_SCHEDULE_REACH: refusal(
    '12',
    'Peran {peran} tidak sesuai dengan lingkup: seluruh bank untuk peran kantor pusat, setiap cabang untuk peran cabang',
    'The role {peran} does not go with the reach: the whole bank is for roles of head office, each branch for roles of branches',
  ),
  REPORT_SCHEDULE_KEEPER: refusal(
    '12',
    'Jadwal laporan ini hanya dikelola oleh peran yang boleh membaca laporannya',
    'The schedule of this report is kept only by a role that may read the report',
  ),
  REPORT_SCHEDULE_START: refusal(
    '90',
    'Jadwal harus mulai {tanggal} (hari bank) atau sesudahnya',
    'A schedule must begin on {tanggal} (the bank day) or later',
  ),
} as const;

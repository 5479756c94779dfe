import { type ParameterDef, whole } from '#lib/parameter-def.ts';

/** These bound reports that are made as files. */
export const ofReports = {
  laporan_simpan_hari: whole(
    '14',
    [1, 366],
    'Berkas laporan disimpan (hari)',
    'Files of reports are kept for so long (days)',
  ),
  laporan_antre_maks: whole(
    '5',
    [1, 100],
    'Laporan yang menunggu atau dibuat untuk satu pengguna, paling banyak',
    'Reports waiting or being made for one user, at most',
  ),
  laporan_ukuran_mb: whole('512', [1, 2_000], 'Berkas laporan paling besar (MB)', 'The largest file of a report (MB)'),
  laporan_halaman_pdf: whole(
    '2000',
    [10, 20_000],
    'Laporan PDF paling banyak (halaman); yang lebih panjang diminta sebagai Excel atau CSV',
    'A report as PDF has at most (pages); a longer one is asked for as Excel or CSV',
  ),
  laporan_cadangan_detik: whole(
    '60',
    [0, 86_400],
    'Laporan dibaca dari salinan basis data yang tertinggal paling lama ini (detik)',
    'Reports are read from a copy of the database that lags no more than this (seconds)',
  ),
} as const satisfies Record<string, ParameterDef>;

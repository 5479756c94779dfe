import { amount, type ParameterDef, percent, whole } from '#lib/parameter-def.ts';

/** These bound reports and how much one user may view or take out in an hour; extracts for authorities are computed by the last ones (domain: reports). */
export const booksParameters = {
  // One user may view, ask for or take out so much in an hour before the core stops it.
  batas_rincian_nasabah: whole(
    '60',
    [1, 100_000],
    'Rincian nasabah yang boleh dibuka satu pengguna dalam satu jam',
    'Details of customers one user may open in an hour',
  ),
  batas_daftar_nasabah: whole(
    '3000',
    [1, 1_000_000],
    'Baris nasabah dalam daftar untuk satu pengguna dalam satu jam',
    'Rows of customers in lists for one user in an hour',
  ),
  batas_tanya_nasabah: whole(
    '600',
    [1, 100_000],
    'Pertanyaan satu pengguna dalam satu jam apakah seseorang sudah nasabah',
    'Questions of one user in an hour whether somebody is a customer',
  ),
  batas_buka_samaran: whole(
    '40',
    [1, 100_000],
    'Data lengkap yang boleh ditampilkan satu pengguna dalam satu jam',
    'Masked values one user may open in an hour',
  ),
  batas_alasan_samaran: whole(
    '10',
    [1, 100_000],
    'Data lengkap yang boleh ditampilkan dengan alasan yang sama dalam satu jam',
    'Masked values opened for one and the same reason in an hour',
  ),
  batas_ekspor: whole('20', [1, 100_000], 'Ekspor satu pengguna dalam satu jam', 'Exports of one user in an hour'),
  batas_catatan_layar: whole(
    '1000',
    [1, 100_000],
    'Catatan layar satu pengguna di jejak audit dalam satu jam',
    'Rows screens write to the audit trail for one user in an hour',
  ),
  batas_tanya_saldo: whole(
    '5',
    [1, 1_000_000],
    'Penolakan yang menunjukkan saldo satu rekening cabang lain, dalam satu jam',
    'Refusals that tell of one account’s balance in another branch, in an hour',
  ),
  batas_unggah_berkas: whole(
    '200',
    [1, 100_000],
    'Berkas yang boleh dikirim satu pengguna dalam satu jam',
    'Files one user may send in an hour',
  ),
  batas_lihat_berkas: whole(
    '300',
    [1, 100_000],
    'Berkas yang boleh dilihat satu pengguna dalam satu jam',
    'Files one user may look at in an hour',
  ),
  batas_lihat_spesimen: whole(
    '300',
    [1, 100_000],
    'Contoh tanda tangan rekening yang boleh dilihat satu pengguna dalam satu jam',
    'Signature cards one user may look at in an hour',
  ),
  batas_periksa_salinan: whole(
    '300',
    [1, 100_000],
    'Salinan rekening koran yang boleh diperiksa satu pengguna dalam satu jam',
    'Copies of statements one user may check in an hour',
  ),
  batas_tanda_tangan_cetak: whole(
    '1000',
    [1, 100_000],
    'Permintaan cetak yang ditandatangani untuk satu pengguna dalam satu jam',
    'Print requests signed for one user in an hour',
  ),
  // These bound reports that are made as files.
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
  lps_batas_dijamin: amount(
    '2000000000.00',
    'Simpanan yang dijamin, setiap nasabah paling banyak (rupiah)',
    'Deposits that are guaranteed, of each customer at most (rupiah)',
  ),
  lps_setara_tertinggi: percent(
    '0.00',
    'Simpanan dengan imbalan setahun di atas ini tidak dijamin (persen; 0: tanpa batas)',
    'Deposits that give more than this in a year are not guaranteed (per cent; 0: no bound)',
  ),
  tenggat_publikasi_hari: whole(
    '31',
    [1, 92],
    'Publikasi bulanan paling lambat sesudah akhir bulan (hari)',
    'Monthly publication at the latest after the month’s end (days)',
  ),
  tenggat_pajak_hari: whole(
    '20',
    [1, 92],
    'Pelaporan PPh bagi hasil paling lambat sesudah akhir bulan (hari)',
    'Return of the tax on shares at the latest after the month’s end (days)',
  ),
  tenggat_statistik_hari: whole(
    '15',
    [1, 92],
    'Data dana pihak ketiga, penjaminan dan debitur paling lambat sesudah akhir bulan (hari)',
    'Data of funds, guarantee and debtors at the latest after the month’s end (days)',
  ),
} as const satisfies Record<string, ParameterDef>;

import { amount, type ParameterDef, whole } from '#lib/parameter-def.ts';

/** Accounts become dormant after these days; statements, passbooks, standing orders and automatic transfers cost these (domain: standing instructions and ATS). */
export const accountParameters = {
  biaya_si_berhasil: amount(
    '2500.00',
    'Biaya instruksi tetap yang berhasil, setiap kali (rupiah)',
    'Fee of a standing order that succeeds, each time (rupiah)',
  ),
  biaya_si_gagal: amount(
    '5000.00',
    'Biaya instruksi tetap yang gagal dalam satu periode (rupiah)',
    'Fee of a standing order that fails in a period (rupiah)',
  ),
  hari_tidak_aktif: whole(
    '360',
    [1, 3_660],
    'Tanpa transaksi nasabah lebih dari ini rekening menjadi tidak aktif (hari)',
    'Without the customer’s act for longer an account is inactive (days)',
  ),
  hari_dorman: whole(
    '1800',
    [1, 7_320],
    'Tanpa transaksi nasabah lebih dari ini rekening menjadi dorman (hari)',
    'Without the customer’s act for longer an account is dormant (days)',
  ),
  hari_pemberitahuan_tidur: whole(
    '30',
    [1, 366],
    'Nasabah diberi tahu sebelum rekeningnya menjadi tidak aktif atau dorman (hari)',
    'A customer is told before her account becomes inactive or dormant (days)',
  ),
  biaya_statement_halaman: amount(
    '2500.00',
    'Biaya rekening koran, tiap halaman (rupiah)',
    'Fee of a statement, each page (rupiah)',
  ),
  statement_gratis: whole(
    '1',
    [0, 1_000],
    'Rekening koran tanpa biaya tiap rekening dalam satu bulan',
    'Statements without a fee for each account in a month',
  ),
  buku_baris: whole('24', [4, 60], 'Baris setiap halaman buku tabungan baru', 'Lines of a page of new passbooks'),
  buku_halaman: whole('14', [1, 60], 'Halaman buku tabungan baru', 'Pages of new passbooks'),
  buku_rekap: whole(
    '100',
    [1, 10_000],
    'Mutasi yang dicetak satu per satu ke buku tabungan; selebihnya satu baris sebulan',
    'Movements printed one by one into a passbook; beyond them a line a month',
  ),
  biaya_ganti_buku: amount(
    '10000.00',
    'Biaya ganti buku tabungan hilang atau rusak (rupiah)',
    'Fee for a lost or spoiled passbook (rupiah)',
  ),
} as const satisfies Record<string, ParameterDef>;

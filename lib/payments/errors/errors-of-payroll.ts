import { refusal } from '#lib/errors/error-def.ts';

/** The core refuses these on a payment of salaries by file (domain: transfers, payroll). */
export const errorsOfPayroll = {
  PAYROLL_ROWS: refusal(
    '12',
    '{jumlah} isian berkas belum benar, mulai baris {baris}: perbaiki dan unggah lagi',
    '{jumlah} cells of the file are wrong, from row {baris} on: correct them and upload it again',
  ),
  PAYROLL_TOO_MANY: refusal(
    '61',
    'Berkas berisi {jumlah} baris, paling banyak {batas} sekali bayar',
    'The file has {jumlah} rows, at most {batas} are paid at once',
  ),
  PAYROLL_TOTALS: refusal(
    '12',
    'Surat pemberi kerja menyebut {baris_surat} baris {nominal_surat}, berkas berisi {baris} baris {nominal}',
    'The employer’s letter says {baris_surat} rows of {nominal_surat}, the file has {baris} rows of {nominal}',
  ),
  PAYROLL_PERIOD: refusal(
    '12',
    'Bulan gaji {periode} terlalu jauh: pilih {dari} sampai {sampai}',
    'The month {periode} is too far away: choose {dari} to {sampai}',
  ),
  PAYROLL_TWICE: refusal(
    '40',
    'Berkas yang sama untuk bulan {periode} sudah disetujui: lihat daftar pembayaran gaji',
    'The same file for {periode} was approved already: see the list of payrolls',
  ),
  PAYROLL_CHANGED: refusal(
    '40',
    'Isi pembayaran gaji tidak sama dengan yang disetujui',
    'The payroll is not what was approved',
  ),
  PAYROLL_HOURS: refusal(
    '40',
    'Menunggu jam penerimaan transfer ke bank lain',
    'Waits for the hours in which transfers to other banks are taken',
  ),
  PAYROLL_DOUBLE: refusal(
    '12',
    'Rekening {rekening} sudah ada di baris lain',
    'Account {rekening} stands on another row',
  ),
  PAYROLL_NAME: refusal(
    '12',
    'Nama tidak sesuai dengan pemilik rekening {rekening}',
    'The name is not that of the holder of {rekening}',
  ),
  PAYROLL_ACCOUNT: refusal(
    '57',
    'Rekening {rekening} tidak menerima gaji: hanya giro dan tabungan rupiah selain rekening pemberi kerja',
    'Account {rekening} takes no salary: only current and savings accounts in rupiah other than the employer’s do',
  ),
} as const;

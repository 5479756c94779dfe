import { type ErrorDef, refusal } from '#lib/errors/error-def.ts';

/** The core refuses with these in transfers, payroll and settlement. */
export const paymentErrors = {
  // The core refuses these on a payment of salaries by file (domain: transfers, payroll).
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
  // A payment has left the bank, or was answered, and so cannot be taken back (domain: transfers).
  SETTLEMENT_SENT: refusal(
    '40',
    'Sudah berangkat ke kliring dalam batch {batch} ({status}), tidak dapat ditarik lagi',
    'It has left for settlement in batch {batch} ({status}) and cannot be taken back',
  ),
  // The core refuses these on a transfer to another bank (domain: transfers).
  TRANSFER_MAXIMUM: refusal(
    '61',
    'Transfer {rail} paling banyak {batas}: gunakan jalur lain',
    'A transfer by {rail} is {batas} at most: use another rail',
  ),
  TRANSFER_MINIMUM: refusal(
    '61',
    'Transfer RTGS harus di atas {batas}: gunakan SKN',
    'A transfer by RTGS must be above {batas}: use SKN',
  ),
  TRANSFER_CLOSED: refusal(
    '58',
    'Transfer {rail} diterima pukul {dari} sampai {sampai} WIB: simpan sebagai draf untuk hari kerja berikutnya',
    'Transfers by {rail} are taken from {dari} to {sampai} bank’s time: keep it as a draft for the next business day',
  ),
  TRANSFER_ACCOUNT: refusal(
    '57',
    'Rekening {rekening} tidak dapat mengirim transfer: hanya giro dan tabungan rupiah',
    'Account {rekening} sends no transfers: only current and savings accounts in rupiah do',
  ),
  TRANSFER_SENDER: refusal(
    '90',
    'Pengirim tunai harus dikenal: isi nomor identitasnya',
    'Who pays in cash must be known: fill in the number of a document',
  ),
  TRANSFER_CASH: refusal(
    '90',
    'Tunai yang diterima harus {jumlah}: nominal dan biayanya',
    'The cash received must be {jumlah}: the amount and its fee',
  ),
  TRANSFER_STATE: refusal(
    '40',
    'Transfer sudah berstatus {status}, tindakan ini tidak berlaku',
    'The transfer is {status} already, this does not apply',
  ),
  TRANSFER_UNKNOWN: refusal('25', 'Transfer {nomor} tidak ada di cabang ini', 'Transfer {nomor} is not in this branch'),
  TRANSFER_DIFFERS: refusal(
    '90',
    'Transfer {nomor} bernilai {nominal} untuk rekening {rekening}',
    'Transfer {nomor} is of {nominal} for account {rekening}',
  ),
  TRANSFER_GOES_BACK: refusal(
    '57',
    'Transfer {nomor} sedang dikembalikan ke bank pengirim',
    'Transfer {nomor} is going back to its bank',
  ),
  TRANSFER_NOT_CASH: refusal(
    '57',
    'Transfer {nomor} tidak dibayar tunai: menunggu rekeningnya atau jawaban bank pengirim',
    'Transfer {nomor} is not paid in cash: it waits for its account or for the answer of its bank',
  ),
  TRANSFER_OTHER_OWNER: refusal(
    '57',
    'Rekening {rekening} bukan milik pengirim transfer {nomor}',
    'Account {rekening} does not belong to the sender of transfer {nomor}',
  ),
  TRANSFER_OWN_ACCOUNT: refusal(
    '57',
    'Transfer {nomor} hanya dikreditkan ke rekening asalnya {rekening}, yang belum ditutup',
    'Transfer {nomor} is credited to the account it came from, {rekening}, alone: it is not closed',
  ),
  TRANSFER_FEE_WAIVED: refusal(
    '57',
    'Transfer {nomor} tidak dikenai biaya: tidak ada yang dikembalikan',
    'Transfer {nomor} was charged no fee: there is nothing to give back',
  ),
  TRANSFER_FEE_GIVEN_BACK: refusal(
    '94',
    'Biaya transfer {nomor} sudah dikembalikan',
    'The fee of transfer {nomor} has been given back already',
  ),
  TRANSFER_FEE_DIFFERS: refusal(
    '90',
    'Biaya transfer {nomor} adalah {nominal}',
    'The fee of transfer {nomor} is {nominal}',
  ),
  TRANSFER_FEE_PAYER: refusal(
    '90',
    'Rekening itu bukan yang menanggung biaya transfer {nomor}; kosongkan untuk transfer tunai',
    'That account did not bear the fee of transfer {nomor}; leave it empty where it was paid in cash',
  ),
  TRANSFER_PAYEE: refusal(
    '90',
    'Penerima tunai harus dikenal: isi nomor identitasnya',
    'Who is paid in cash must be known: fill in the number of a document',
  ),
  TRANSFER_NOT_HERS: refusal(
    '57',
    'Nama pada identitas bukan nama penerima transfer {nomor}',
    'The name on the document is not that of the beneficiary of transfer {nomor}',
  ),
  TRANSFER_PAID: refusal('90', 'Tunai yang dibayarkan harus {jumlah}', 'The cash paid out must be {jumlah}'),
  BILL_MONTH: refusal('90', 'Bulan {bulan} belum dimulai', 'The month {bulan} has not begun'),
  BILL_POSTED: refusal(
    '94',
    'Tagihan {rail} bulan {bulan} sudah dibukukan',
    'The bill of {rail} for {bulan} has been posted already',
  ),
  BILL_COUNT: refusal(
    '40',
    'Hitungan bank sudah berubah: muat ulang tagihan dan periksa selisihnya',
    'The bank’s own count has changed: load the bill anew and look at the difference',
  ),
  BILL_DIFFERENCE: refusal(
    '90',
    'Bank menghitung {banyak} transaksi senilai {nominal}: isi alasan selisihnya',
    'The bank has counted {banyak} items worth {nominal}: say why the bill differs',
  ),
  BILL_TAKEN: refusal(
    '40',
    'Tagihan {nomor} sudah didebet bank sentral',
    'Bill {nomor} has been taken by the central bank',
  ),
  TRANSFER_UNSENT: refusal(
    '58',
    'Transfer belum berangkat saat malam cabang: dibatalkan, uangnya kembali',
    'The transfer had not left when the branch’s end of day came: it is cancelled, its money goes back',
  ),
} as const satisfies Record<string, ErrorDef>;

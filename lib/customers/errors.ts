import { type ErrorDef, refusal } from '#lib/errors/error-def.ts';

/** The core refuses with these in customers and walk-in customers. */
export const customerErrors = {
  // The core refuses these on the record of a customer (domain: CIF).
  CUSTOMER_NOT_ACTIVE: refusal(
    '14',
    'Nasabah {nasabah} berstatus {status} dan tidak dapat diubah',
    'Customer {nasabah} is {status} and cannot be changed',
  ),
  CUSTOMER_CHANGED: refusal(
    '40',
    'Data nasabah {nasabah} sudah diubah {oleh} sejak Anda membukanya: {kolom}. Muat ulang, lalu isi lagi',
    'Customer {nasabah} was changed by {oleh} since you opened her: {kolom}. Load it again, then fill in yours',
  ),
  IDENTITY_TAKEN: refusal(
    '40',
    'Nomor identitas ini sudah milik nasabah {nasabah}',
    'This identity number already belongs to customer {nasabah}',
  ),
  CUSTOMER_DUPLICATE: refusal(
    '40',
    'Kemungkinan besar sudah menjadi nasabah {nasabah} (kemiripan {nilai}); ubah atau gabungkan data yang ada',
    'Most likely a customer already {nasabah} (likeness {nilai}); change or merge the record that is there',
  ),
  DUPLICATE_REASON: refusal(
    '40',
    'Mirip nasabah {nasabah} (kemiripan {nilai}): isi alasan mengapa bukan orang atau badan yang sama',
    'Like customer {nasabah} (likeness {nilai}): give the reason why it is not the same one',
  ),
  MERGE_KIND: refusal(
    '14',
    'Nasabah perorangan dan badan usaha tidak dapat digabungkan',
    'A person and an entity cannot be merged',
  ),
  MERGE_RELATED: refusal(
    '14',
    'Nasabah {lain} tercatat sebagai pihak terkait pada data nasabah {nasabah}: keduanya bukan nasabah yang sama',
    'Customer {lain} stands beside customer {nasabah} in the record: the two are not the same one',
  ),
  MERGE_CLASH: refusal(
    '14',
    'Kedua nasabah mempunyai peran yang sama dengan masa berbeda pada {tautan}: benahi dahulu',
    'Both customers have the same part for different times in {tautan}: put that right first',
  ),
  MERGE_PENDING: refusal(
    '14',
    '{jumlah} item atas kedua nasabah belum selesai ({jenis}): selesaikan dahulu',
    '{jumlah} items about these customers are still open ({jenis}): finish them first',
  ),
  MERGE_LINKS_CHANGED: refusal(
    '40',
    'Tautan nasabah sudah berubah sejak dilihat: buka kembali dan periksa lagi',
    'The links of the customer have changed since they were looked at: open again and check once more',
  ),
  MERGE_ORDER: refusal(
    '14',
    'Batalkan dahulu penggabungan {asal} ke {ke} yang lebih baru',
    'Undo the later merge of {asal} into {ke} first',
  ),
  MERGE_UNDONE: refusal('14', 'Penggabungan ini sudah dibatalkan', 'This merge has been undone already'),
  CUSTOMERS_TOO_MANY: refusal(
    '40',
    'Lebih dari {jumlah} nasabah cocok; tambahkan kata nama, cabang atau nomor',
    'More than {jumlah} customers match; add a word of the name, a branch or a number',
  ),
  ACCOUNTS_TOO_MANY: refusal(
    '40',
    'Lebih dari {jumlah} rekening cocok; tambahkan kata nama, cabang atau nomor',
    'More than {jumlah} accounts match; add a word of the name, a branch or a number',
  ),
  COMPLIANCE_HOLD: refusal(
    '57',
    'Data ini perlu diperiksa. Hubungi kepatuhan',
    'This record has to be looked at. Ask compliance',
  ),
  OWN_FAMILY: refusal(
    '63',
    'Anda tidak boleh membuat atau menyetujui data nasabah diri sendiri atau keluarga',
    'You may neither make nor approve the customer record of yourself or your family',
  ),
  REPORT_LINE: refusal(
    '30',
    'Berkas belum benar ({jumlah} kesalahan). Baris {baris}, kolom {bidang}: {salah}',
    'The file is not right yet ({jumlah} errors). Line {baris}, column {bidang}: {salah}',
  ),
  REPORT_LATER: refusal(
    '30',
    'Tanggal posisi tidak boleh sesudah hari bank, {tanggal}',
    'A report cannot be of a day after the bank’s own, {tanggal}',
  ),
  // The core refuses these on the presenter at a counter, and on the reports of cash.
  PARTY_NEEDED: refusal(
    '13',
    'Mulai {batas} penukar uang atau penerima tunai harus dikenal: isi nomor identitas dan namanya',
    'From {batas} on whoever exchanges money or takes cash is known: fill in the number of a document and the name',
  ),
  BEARER_NEEDED: refusal(
    '13',
    'Rekening {rekening} milik badan usaha: isi nomor identitas dan nama pengambil',
    'Account {rekening} belongs to a company: fill in the document number and the name of who takes the cash',
  ),
  PARTY_NAME_NEEDED: refusal(
    '13',
    'Nomor identitas ini belum dikenal: isi namanya seperti pada dokumen',
    'This document is not known yet: fill in the name as it stands there',
  ),
  WALK_IN_DIFFERS: refusal(
    '13',
    'Nomor identitas ini sudah dikenal atas nama {nama}: periksa kembali dokumennya',
    'This document is known under the name {nama}: look at it again',
  ),
  WALK_IN_DOCUMENT_TAKEN: refusal(
    '13',
    'Nomor identitas ini sudah dikenal bank atas nama {nama}',
    'The bank knows this document already under the name {nama}',
  ),
  WALK_IN_ELSEWHERE: refusal(
    '57',
    'Walk-in {nomor} diterima cabang {cabang}, datanya diperbaiki di sana',
    'Walk-in {nomor} was taken in by branch {cabang}, whose officers correct the record',
  ),
  REPORT_DAY_RUNS: refusal(
    '40',
    'Hari {tanggal} belum ditutup semua cabang; jumlahnya masih dapat berubah',
    'Not every branch has closed {tanggal} yet: its sums may still change',
  ),
  SUSPICION_PARTY: refusal(
    '14',
    'Tidak ada rekening, nasabah atau walk-in bernomor {nomor}: periksa nomornya, atau kosongkan dan tulis namanya',
    'There is no account, customer or walk-in {nomor}: check the number, or leave it empty and write the name',
  ),
  SUSPICION_TRANSACTION: refusal(
    '14',
    'Tidak ada transaksi bernomor {referensi}: periksa nomornya, atau kosongkan',
    'There is no transaction {referensi}: check the number, or leave it empty',
  ),
  REPORT_CORRECTION: refusal(
    '12',
    'Nomor {nomor} sudah dilaporkan: tulis mengapa nomornya diperbaiki, paling sedikit 10 huruf',
    'Number {nomor} was reported: write in at least 10 letters why it is put right',
  ),
  REPORT_DECIDED: refusal(
    '40',
    'Laporan {nomor} sudah diputus dan tidak dapat diubah lagi',
    'Report {nomor} is decided and cannot be changed any more',
  ),
} as const satisfies Record<string, ErrorDef>;

import { type ErrorDef, refusal } from '#lib/errors/error-def.ts';

/** The core refuses these on the presenter at a counter, and on the reports of cash. */
export const errorsOfWalkIns = {
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
} as const satisfies Readonly<Record<string, ErrorDef>>;

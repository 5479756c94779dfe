import { errorsOfReports } from '#lib/books/errors/errors-of-reports.ts';
import { type ErrorDef, refusal, technical } from '#lib/errors/error-def.ts';

/** The core refuses these on statements, and on proving a copy of one. */
export const errorsOfStatements = {
  PERIOD_AHEAD: refusal(
    '13',
    'Periode paling lambat sampai tanggal buku {tanggal}',
    'A period ends on the accounting date {tanggal} at the latest',
  ),
  PERIOD_TOO_FAR: refusal(
    '13',
    'Periode paling jauh sepuluh tahun ke belakang, mulai {tanggal}',
    'A period goes back ten years at most, to {tanggal}',
  ),
  STATEMENT_TOO_LONG: refusal(
    '13',
    'Periode ini berisi {jumlah} baris, paling banyak {terbanyak}: persempit periodenya',
    'This period has {jumlah} lines, at most {terbanyak}: choose a shorter one',
  ),
  DOCUMENT_NEEDED: refusal(
    '13',
    'Rekening {rekening} dikelola cabang {cabang}: isi nomor identitas nasabah yang ditunjukkan',
    'Account {rekening} is kept by branch {cabang}: fill in the number of the document the customer shows',
  ),
  DOCUMENT_KEY_NONE: refusal(
    '12',
    'Bank ini belum memasang kunci dokumen, jadi rekening koran belum dapat dicetak',
    'This bank has not set its document key, so no statement can be made',
  ),
  STATEMENT_CHANGED: technical(
    '96',
    13,
    500,
    'Isi buku tidak lagi sama dengan dokumen {nomor}, laporkan ke audit',
    'The books no longer say what document {nomor} says, tell the auditors',
  ),
  ...errorsOfReports,
} as const satisfies Readonly<Record<string, ErrorDef>>;

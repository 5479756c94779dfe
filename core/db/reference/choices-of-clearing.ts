import { group, type ReferenceCode } from './choice-group.ts';

/** Reasons for which a sheet of paper is returned, by the central bank's list; K: it then counts as unfunded (domain: clearing, reason codes). */
export const ofClearing: readonly ReferenceCode[] = group('ALASAN_TOLAKAN', [
  ['01', 'Saldo tidak mencukupi', 'Insufficient balance', 0, 'K'],
  ['02', 'Rekening giro atau rekening khusus telah ditutup', 'Current or special account closed', 0, 'K'],
  ['03', 'Tanpa tempat atau tanggal penarikan', 'No place or date of drawing'],
  ['04', 'Cek tanpa tanda tangan penarik', 'Cheque without the drawer’s signature'],
  ['05', 'Bilyet giro tanpa nama atau rekening penerima', 'Bilyet giro without payee name or account'],
  ['06', 'Bilyet giro tanpa nama bank penerima', 'Bilyet giro without a receiving bank'],
  ['07', 'Bilyet giro tanpa jumlah dalam angka atau huruf', 'Bilyet giro without an amount in figures or words'],
  [
    '08',
    'Bilyet giro tanpa tanda tangan, nama atau cap menurut perjanjian',
    'Bilyet giro without signature, name or stamp as agreed',
  ],
  [
    '09',
    'Bilyet giro sebelum tanggal efektif, atau tanggal efektif di luar 70 hari',
    'Bilyet giro before its effective date, or that date is outside 70 days',
  ],
  ['10', 'Dibatalkan penarik setelah masa pengunjukan', 'Cancelled by the drawer after the presentation period'],
  ['11', 'Daluwarsa', 'Out of date'],
  ['12', 'Perubahan pada bilyet giro tidak ditandatangani', 'A change on the bilyet giro is not signed'],
  ['13', 'Tanda tangan tidak cocok dengan spesimen', 'The signature does not match the specimen'],
  ['14', 'Bank penagih bukan bank yang disebut', 'The collecting bank is not the bank named'],
  [
    '15',
    'Hak penggunaan cek dan bilyet giro penarik dibekukan (DHN)',
    'The drawer’s right to use cheques is frozen (national blacklist)',
  ],
]);

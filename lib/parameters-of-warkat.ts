import { amount, type ParameterDef, whole } from './parameter-def.ts';

/** What the bank's own cheque books are made and sold by (domain: warkat maintenance). */
export const ofWarkat = {
  warkat_lembar_buku: whole(
    '25',
    [1, 100],
    'Lembar setiap buku cek dan bilyet giro baru',
    'Sheets of a new cheque book',
  ),
  warkat_biaya_buku: amount(
    '25000.00',
    'Harga satu buku cek atau bilyet giro (rupiah)',
    'Price of a cheque book (rupiah)',
  ),
  warkat_bea_meterai: amount(
    '10000.00',
    'Bea meterai setiap lembar cek dan bilyet giro (rupiah)',
    'Stamp duty on each cheque or bilyet giro (rupiah)',
  ),
  warkat_biaya_stop: amount('10000.00', 'Biaya setop pembayaran warkat (rupiah)', 'Fee for a stop payment (rupiah)'),
  warkat_pakai_minimal: whole(
    '80',
    [0, 100],
    'Buku sebelumnya terpakai paling sedikit sebelum buku baru diterbitkan (persen)',
    'The book of before is used at least so far before a new one is issued (per cent)',
  ),
  warkat_daluwarsa_bulan: whole(
    '6',
    [0, 60],
    'Cek daluwarsa setelah masa pengunjukannya berakhir (bulan)',
    'A cheque expires after the end of its presentment (months)',
  ),
} as const satisfies Record<string, ParameterDef>;

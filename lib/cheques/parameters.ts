import { amount, type ParameterDef, whole } from '#lib/parameter-def.ts';

/** Cheque books and the clearing of paper follow these. */
export const chequeParameters = {
  // These bind sheets of other banks (domain: clearing).
  kliring_warkat_batas: amount(
    '500000000.00',
    'Warkat kliring paling banyak, tiap lembar (rupiah)',
    'An instrument collected by clearing, at most (rupiah)',
    1,
  ),
  kliring_masa_unjuk: whole(
    '70',
    [1, 366],
    'Masa pengunjukan warkat setelah tanggalnya (hari)',
    'An instrument may be presented for so long after its date (days)',
  ),
  kliring_biaya_tolakan_penarikan: amount(
    '75000.00',
    'Biaya warkat nasabah yang kita tolak (rupiah)',
    'Fee for a customer’s instrument that we return (rupiah)',
  ),
  kliring_biaya_tolakan: amount(
    '50000.00',
    'Biaya warkat yang ditolak bank lain (rupiah)',
    'Fee for an instrument returned by another bank (rupiah)',
  ),
  // The bank makes and sells its own cheque books by these (domain: warkat maintenance).
  warkat_lembar_buku: whole(
    '25',
    [1, 100],
    'Lembar setiap buku cek dan bilyet giro baru',
    'Leaves of a new cheque book',
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
  dhn_batas_nominal: amount(
    '500000000.00',
    'Satu lembar warkat kosong mulai nominal ini langsung masuk daftar hitam (rupiah)',
    'A single unfunded instrument from this amount on lists its drawer (rupiah)',
    1,
  ),
  dhn_lembar: whole(
    '3',
    [1, 100],
    'Lembar warkat kosong di bawah nominal tersebut yang membuat penarik masuk daftar hitam',
    'Unfunded instruments below that amount that list their drawer',
  ),
  dhn_bulan: whole(
    '6',
    [1, 60],
    'Jangka waktu lembar warkat kosong tersebut (bulan)',
    'The period in which these instruments were dishonoured (months)',
  ),
  dhn_hari_lapor: whole(
    '7',
    [1, 60],
    'Penyelesaian warkat kosong dilaporkan setelah penolakan paling lama (hari kerja)',
    'Settlement of an unfunded instrument is reported within (business days)',
  ),
  dhn_beku_bulan: whole(
    '12',
    [1, 120],
    'Pembekuan hak memakai cek dan bilyet giro (bulan)',
    'The right to use cheques is frozen for (months)',
  ),
} as const satisfies Record<string, ParameterDef>;

import { texts } from './known.ts';

/** Sides, causes and levels of blocks and holds, as their own screens and every difference of a change say them. */
export const blockWords = texts({
  'sisiBlokir.D': 'Blokir debet',
  'sisiBlokir.K': 'Blokir kredit',
  'sisiBlokir.T': 'Blokir total',
  'sebabBlokir.PERMINTAAN': 'Permintaan nasabah',
  'sebabBlokir.KEHILANGAN': 'Buku, kartu atau warkat hilang',
  'sebabBlokir.DATA': 'Data belum lengkap',
  'sebabBlokir.SENGKETA': 'Sengketa',
  'sebabBlokir.PAJAK': 'Pajak',
  'sebabBlokir.PENEGAK_HUKUM': 'Penegak hukum',
  'sebabBlokir.PENUNDAAN': 'Penundaan transaksi (PPATK)',
  'sebabBlokir.LAINNYA': 'Lainnya',
  'sebabTahan.JAMINAN': 'Jaminan',
  'sebabTahan.SENGKETA': 'Sengketa',
  'sebabTahan.KLIRING': 'Kliring',
  'sebabTahan.PORSI': 'Titipan porsi haji',
  'sebabTahan.KARTU': 'Kartu',
  'sebabTahan.PAJAK': 'Pajak',
  'sebabTahan.RESMI': 'Permintaan resmi',
  'sebabTahan.LAINNYA': 'Lainnya',
  'tingkatBlokir.NASABAH': 'Nasabah',
  'tingkatBlokir.CABANG': 'Cabang',
  'tingkatBlokir.PUSAT': 'Kantor pusat',
  'tingkatBlokir.BERWENANG': 'Pihak berwenang',
});

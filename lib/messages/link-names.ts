import { texts } from './known.ts';

/** These kinds of records belong to a customer's number. */
export const linkNames = texts({
  'tautanNasabah.REKENING': 'Rekening',
  'tautanNasabah.PIHAK_REKENING': 'Peran pada rekening',
  'tautanNasabah.PIHAK_NASABAH': 'Pihak pada data nasabah lain',
  'tautanNasabah.ALIAS': 'Nasabah yang digabungkan sebelumnya',
  'tautanNasabah.PENGGUNA': 'Pengguna bank',
  'tautanNasabah.BERKAS': 'Berkas',
  'tautanNasabah.SPESIMEN': 'Contoh tanda tangan',
});

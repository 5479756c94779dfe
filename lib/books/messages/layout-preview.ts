import { texts } from '#lib/messages/known.ts';

/** The preview shows a new layout of a statement beside the present one. */
export const layoutPreview = texts({
  'pratinjauSusunan.judul': 'Neraca atau laba rugi hari ini menurut format sekarang dan format baru',
  'pratinjauSusunan.bagian': 'Pratinjau',
  'pratinjauSusunan.sekarang': 'Format sekarang',
  'pratinjauSusunan.jumlahSekarang': 'Jumlah sekarang',
  'pratinjauSusunan.baru': 'Format baru',
  'pratinjauSusunan.jumlahBaru': 'Jumlah baru',
  'pratinjauSusunan.beda': 'Beda',
  'pratinjauSusunan.berubah': 'Berubah',
  'pratinjauSusunan.tunggu': 'Pratinjau tampil begitu semua baris dapat dibaca.',
});

/** The preview shows a new layout of a statement beside the present one. */
export const layoutPreview = {
  'pratinjauSusunan.judul': 'Today’s statement by the present layout and by the new one',
  'pratinjauSusunan.bagian': 'Preview',
  'pratinjauSusunan.sekarang': 'Present layout',
  'pratinjauSusunan.jumlahSekarang': 'Present amount',
  'pratinjauSusunan.baru': 'New layout',
  'pratinjauSusunan.jumlahBaru': 'New amount',
  'pratinjauSusunan.beda': 'Differs',
  'pratinjauSusunan.berubah': 'Changed',
  'pratinjauSusunan.tunggu': 'The preview appears once every line can be read.',
} as const;

/** What is wrong with a sheet of entries, in English. */
export const ledgerSheet = {
  'lembarJurnal.selSalah': '{jumlah} cells are not right yet',
  'lembarJurnal.selSalahLagi': '… and {jumlah} more',
  'lembarJurnal.tidakDiambil': 'No line was taken',
  'lembarJurnal.berkas': 'This file cannot be read as XLSX or CSV.',
  'lembarJurnal.kosong': 'This spreadsheet has no lines.',
  'lembarJurnal.banyak': '{jumlah} lines; one journal has 5,000 lines at most.',
  'lembarJurnal.rumus': 'Cells {sel} hold formulas. Put their values there and take the sheet again.',
  'lembarJurnal.kurang': 'Column headings that are missing: {kolom}.',
  'lembarJurnal.asing': 'Column headings that are unknown or double: {kolom}.',
} as const;

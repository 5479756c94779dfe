/** The tools of a data table: order, columns, copying, export. */
export const table = {
  'tabel.urut': 'Urutkan menurut {nama}',
  'tabel.tampilan': 'Tampilan',
  'tabel.tampilanJudul': 'Kolom dan kerapatan',
  'tabel.salin': 'Salin',
  'tabel.tersalin': 'Tersalin: {isi}',
  'tabel.barisTersalin': 'Baris tersalin',
  'tabel.gagalSalin': 'Peramban tidak mengizinkan penyalinan',
  'tabel.ekspor': 'Ekspor',
  'tabel.eksporCsv': 'CSV',
  'tabel.eksporXlsx': 'Excel (XLSX)',
  'tabel.eksporJudul': 'Ekspor {nama}',
  'tabel.eksporBaris': '{jumlah} baris diambil',
  'tabel.eksporSelesai': '{jumlah} baris diekspor ke {berkas}',
  'tabel.eksporGagal': 'Ekspor berhenti',
} as const;

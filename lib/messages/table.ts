import { texts } from './known.ts';

/** The tools of a data table: order, columns, copying, export. */
export const table = texts({
  'tabel.urut': 'Urutkan menurut {nama}',
  'tabel.tampilan': 'Tampilan',
  'tabel.tampilanJudul': 'Kolom dan kerapatan',
  'tabel.salin': 'Salin',
  'tabel.tersalin': 'Tersalin: {isi}',
  'tabel.barisTersalin': 'Baris tersalin',
  'tabel.gagalSalin': 'Peramban tidak mengizinkan penyalinan',
  'tabel.filterTampil': 'Tampilkan filter',
  'tabel.filterTutup': 'Sembunyikan filter',
  'tabel.filterAktif': 'Filter yang dipakai: {jumlah}',
  'tabel.filterKosong': 'Tidak ada data yang sesuai dengan filter.',
  'tabel.ekspor': 'Ekspor',
  'tabel.eksporCsv': 'CSV',
  'tabel.eksporXlsx': 'Excel (XLSX)',
  'tabel.eksporJudul': 'Ekspor {nama}',
  'tabel.eksporBaris': '{jumlah} baris diambil',
  'tabel.eksporSelesai': '{jumlah} baris diekspor ke {berkas}',
  'tabel.eksporGagal': 'Ekspor berhenti',

  'tabel.ukuran': 'Baris per halaman',
  'tabel.halaman': 'Halaman {halaman}',
  'tabel.berikut': 'Berikutnya',
  'tabel.sebelum': 'Sebelumnya',
  'tabel.aksiBaris': 'Tindakan untuk {nama}',
  'tabel.jumlah': 'Jumlah',
  'setelan.kerapatan.compact': 'Rapat',
  'setelan.kerapatan.comfortable': 'Lapang',
});

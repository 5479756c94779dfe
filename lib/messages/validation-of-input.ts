/** What is wrong with numbers, names and files as people write and bring them. */
export const ofInput = {
  'v.nomorPersediaan': {
    id: 'Nomor tidak sesuai dengan jenis persediaan ini',
    en: 'This is not how this kind of stationery is numbered',
  },
  'v.rentangPersediaan': {
    id: 'Nomor akhir harus dari seri yang sama dan tidak mendahului nomor awal',
    en: 'The last number is of the same series and not before the first',
  },
  'v.persediaanKosong': {
    id: 'Tulis keterangan bila tidak ada satu pun persediaan di tempat',
    en: 'Write a note where there was no stationery at all',
  },
  'v.laporanPolisi': {
    id: 'Nomor laporan polisi wajib diisi: cek, bilyet giro, bilyet deposito dan kartu yang hilang dapat disalahgunakan',
    en: 'The number of the police report is needed: lost cheques, giro, certificates and cards can be misused',
  },
  'v.tanggalLaporanPolisi': {
    id: 'Nomor dan tanggal laporan polisi diisi bersama',
    en: 'A police report has a number and a date',
  },
  'v.uangDuaArti': {
    id: 'Tanda ini dapat berarti ribuan atau desimal; tulis misalnya 1500000 atau 1500000.00',
    en: 'This sign can mean thousands or decimals; write for example 1500000 or 1500000.00',
  },
  'v.kursDuaArti': {
    id: 'Titik ini dapat berarti ribuan atau desimal; tulis misalnya 16250 atau 16.2500',
    en: 'This dot can mean thousands or decimals; write for example 16250 or 16.2500',
  },
  'v.namaAksara': {
    id: "Tulis nama dengan huruf A sampai Z, angka dan . , ' - / ( ) & saja, misalnya Siti Ma'rufah; ada huruf atau tanda lain",
    en: "Write the name with letters A to Z, digits and . , ' - / ( ) & only, for example Siti Ma'rufah; it has another letter or sign",
  },
  'v.csvRusak': {
    id: 'Ada huruf yang hilang saat disimpan (\uFFFD); simpan ulang sebagai UTF-8',
    en: 'A letter was lost when it was saved (\uFFFD); save it again as UTF-8',
  },
  'v.csvKutip': { id: 'Ada tanda kutip yang tidak ditutup', en: 'A quotation mark is never closed' },
  'v.csvKolomHilang': { id: 'Kolom ini tidak ada', en: 'This column is missing' },
  'v.csvKolomAsing': { id: 'Kolom ini tidak dikenal atau disebut dua kali', en: 'Unknown column, or named twice' },
  'v.csvIsi': {
    id: 'Banyaknya isian tidak sama dengan baris judul',
    en: 'It has not as many fields as the heading names',
  },
} as const;

import { texts } from './known.ts';

/** These texts say what is wrong with numbers, names and files as people write and bring them. */
export const ofInput = texts({
  'v.nomorPersediaan': 'Nomor tidak sesuai dengan jenis persediaan ini',
  'v.rentangPersediaan': 'Nomor akhir harus dari seri yang sama dan tidak mendahului nomor awal',
  'v.persediaanKosong': 'Tulis keterangan bila tidak ada satu pun persediaan di tempat',
  'v.laporanPolisi':
    'Nomor laporan polisi wajib diisi: cek, bilyet giro, bilyet deposito dan kartu yang hilang dapat disalahgunakan',
  'v.tanggalLaporanPolisi': 'Nomor dan tanggal laporan polisi diisi bersama',
  'v.uangDuaArti': 'Tanda ini dapat berarti ribuan atau desimal; tulis misalnya 1500000 atau 1500000.00',
  'v.kursDuaArti': 'Titik ini dapat berarti ribuan atau desimal; tulis misalnya 16250 atau 16.2500',
  'v.namaAksara':
    "Tulis nama dengan huruf A sampai Z, angka dan . , ' - / ( ) & saja, misalnya Siti Ma'rufah; ada huruf atau tanda lain",
  'v.csvRusak': 'Ada huruf yang hilang saat disimpan (\uFFFD); simpan ulang sebagai UTF-8',
  'v.csvKutip': 'Ada tanda kutip yang tidak ditutup',
  'v.csvKolomHilang': 'Kolom ini tidak ada',
  'v.csvKolomAsing': 'Kolom ini tidak dikenal atau disebut dua kali',
  'v.csvIsi': 'Banyaknya isian tidak sama dengan baris judul',
});

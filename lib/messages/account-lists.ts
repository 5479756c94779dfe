import { texts } from './known.ts';

/** Lists of accounts. */
export const accountLists = texts({
  'daftarRek.kosong': 'Pilih dulu apa yang dicari',
  'daftarRek.blokir': 'Blokir',
  'daftarRek.blokir.TANPA': 'Tidak diblokir',
  'daftarRek.blokir.ADA': 'Diblokir',
  'daftarRek.blokir.D': 'Blokir debet',
  'daftarRek.blokir.K': 'Blokir kredit',
  'daftarRek.blokir.T': 'Blokir total',
  'daftarRek.saldoDari': 'Saldo buku dari',
  'daftarRek.saldoSampai': 'Saldo buku sampai',
  'daftarRek.dibukaDari': 'Dibuka dari',
  'daftarRek.dibukaSampai': 'Dibuka sampai',
  'daftarRek.aktivitasSebelum': 'Aktivitas terakhir sebelum',
  'daftarRek.akan': 'Akan menjadi',
  'daftarRek.akan.TIDAK_AKTIF': 'Tidak aktif dalam waktu dekat',
  'daftarRek.akan.DORMAN': 'Dorman dalam waktu dekat',
  'daftarRek.akanPada': 'Akan berubah',
  'daftarRek.akanBaris': '{status} mulai {tanggal}',
  'daftarRek.menunggu': 'Perubahan menunggu',
  'daftarRek.jumlah': 'Jumlah seluruh daftar',
  'daftarRek.rekening': 'Rekening',
  'daftarRek.cetak': 'Cetak daftar',
  'daftarRek.terlaluPanjang': 'Daftar lebih dari {batas} rekening: persempit, atau gunakan Ekspor.',
});

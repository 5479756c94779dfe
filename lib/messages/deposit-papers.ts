import { texts } from './known.ts';

/** What lists of certificates and of deposits that fall due or can be reversed say. */
export const depositPapers = texts({
  'deposito.blangko': 'Blangko bilyet',
  'deposito.nomorAwal': 'Nomor pertama',
  'deposito.nomorAwalPetunjuk': 'Seri dan delapan angka, mis. DA00000001',
  'deposito.jumlah': 'Jumlah',
  'deposito.dari': 'Dari',
  'deposito.kepada': 'Kepada',
  'deposito.stokCabang': 'Stok cabang ({jumlah})',
  'deposito.pemegangJumlah': '{nama} ({jumlah})',
  'deposito.pemegang': 'Dipegang oleh',
  'deposito.diStok': 'Stok cabang',
  'deposito.rentang': 'Nomor',
  'deposito.suratJalan': 'Surat jalan',
  'deposito.sebabBatal': 'Sebab dimusnahkan',
  'deposito.diterima': 'Diterima',
  'deposito.cariBilyet': 'Nomor bilyet atau rekening',
  'deposito.tangga': 'Tangga jatuh tempo',
  'deposito.tanggaKeterangan': 'Nominal deposito aktif menurut bulan jatuh tempo. Bagian gelap diperpanjang otomatis.',
  'deposito.tanggaKosong': 'Belum ada deposito aktif.',
  'deposito.diperpanjang': 'diperpanjang otomatis',
  'deposito.waktu': 'Waktu',
  'deposito.transaksi': 'Transaksi',
  'deposito.pembuat': 'Pembuat',
  'deposito.batalkan': 'Batalkan',
});

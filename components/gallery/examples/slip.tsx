import { Slip } from '#components/screens/slip.tsx';

const slip = {
  judul: 'Setor tunai',
  nama_bank: 'Bank Syariah Amanah',
  kode_cabang: '001',
  nama_cabang: 'Jakarta Pusat',
  tanggal: '2026-11-21',
  waktu: '2026-11-21 10:42:17',
  kode_teller: 'TLR01',
  nama_teller: 'Siti Rahmawati',
  nomor_urut: '000005',
  posisi: 'K',
  nomor_rekening: '001120000454',
  nama_nasabah: 'Bambang Wicaksono',
  nomor_rekening_lawan: '',
  nama_lawan: '',
  nominal: '2500000.00',
  kode_valuta: 'IDR',
  terbilang: 'dua juta lima ratus ribu rupiah',
  keterangan: 'Panen kopi',
  kode_transaksi: '1401',
  nomor_referensi: '001261121000000077',
  baris_validasi: '001 21/11/26 10:42:17 TLR01 000005 1401 STN 001120000454 IDR 2,500,000.00 K',
  duplikat: 'T',
  pecahan: [{ nominal: '100000.00', lembar: 25 }],
  user_otorisasi: '',
};

export function Example() {
  return <Slip slip={slip} />;
}

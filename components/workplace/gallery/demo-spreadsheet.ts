import type { LembarTutupReply, LembarTutupRow } from '#types/proto/cash/vault.ts';

/** Shows a till's closing with all that its report can hold: two counts, a shortage, amounts of a long day. */
export const demoClosing: LembarTutupRow = {
  urut: 1,
  dibuka_pada: '2026-11-21T08:02:11.000+07:00',
  ditutup_pada: '2026-11-21T16:12:40.000+07:00',
  saldo_awal: '150000000.00',
  masuk: '12345678000.00',
  keluar: '9876543000.00',
  dari_khasanah: '500000000.00',
  ke_khasanah: '2100000000.00',
  seharusnya: '1019135000.00',
  dihitung: '1019085000.00',
  selisih: '-50000.00',
  alasan: 'Kurang selembar setelah dihitung ulang',
  saksi: 'Dewi Anggraini',
  nomor_referensi: '001261121000000311',
  slip_terakhir: 214,
  jumlah_transaksi: 212,
  pecahan: [
    { nominal: '100000.00', lembar: 10000 },
    { nominal: '50000.00', lembar: 380 },
    { nominal: '5000.00', lembar: 12 },
    { nominal: '1000.00', lembar: 25 },
  ],
  penyebab: [],
  hitungan: [{ waktu: '2026-11-21T16:01:05.000+07:00', dihitung: '1019085000.00', selisih: '-50000.00' }],
};

export const demoSheet: LembarTutupReply = {
  nama_bank: 'Bank Syariah Amanah',
  kode_kas: 'TLR01',
  kode_cabang: '001',
  nama_cabang: 'Jakarta Pusat',
  id_user: 'teller1',
  nama_user: 'Siti Rahmawati',
  kode_valuta: 'IDR',
  tanggal: '2026-11-21',
  tutup: [demoClosing],
};

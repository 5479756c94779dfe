import { gl } from '#lib/books/gl.ts';
import type { Posting, Slip } from '#types/proto/common.ts';

/** The slip of a deposit, reprinted. */
export const demoSlip: Slip = {
  operasi: 'SETOR_TUNAI',
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
  keterangan: 'Panen kopi',
  kode_transaksi: '1401',
  nomor_referensi: '001261121000000077',
  warkat: [],
  baris_validasi: '001 21/11/26 10:42:17 TLR01 000005 K 001120000454 2,500,000.00 IDR STN',
  salinan_ke: 0,
  duplikat: 'T',
  kembalian: [],
  pecahan: [{ nominal: '100000.00', lembar: 25 }],
  user_otorisasi: '',
  biaya: [],
  tukar: undefined,
  kalimat: {
    id: 'Setor tunai Rp2.500.000 ke 001120000454 Bambang Wicaksono',
    en: 'Cash deposit of Rp2,500,000 to 001120000454 Bambang Wicaksono',
  },
};

/** The slip of a transfer to another bank. */
export const demoTransfer: Slip = {
  ...demoSlip,
  operasi: 'BI_FAST_NON_TUNAI',
  nominal: '5000000.00',
  keterangan: '',
  duplikat: 'F',
  pecahan: [],
  biaya: [{ kode: 'BIAYA_BI_FAST', nominal: '2500.00', dihapus: 'F' }],
  transfer: {
    nama_pengirim: 'Bambang Wicaksono',
    kode_bank: 'BMRIIDJA',
    nama_bank: 'Bank Mandiri',
    rekening_tujuan: '1230004567890',
    nama_tujuan: 'Slamet Riyadi',
    berita: 'Bayar kontrakan',
    status: 'SELESAI',
    waktu: '2026-11-21 10:42:19',
  },
};

const line = { kode_cabang: '001', kode_valuta: 'IDR', nama_rekening: '', nomor_rekening: '', debet: '', kredit: '' };

/** A deposit as the core previews it; what no part of the gallery shows is left out. */
export const demoPosting = {
  jurnal: [
    { ...line, kode_gl: gl('TILL_CASH'), nama_gl: 'Kas teller IDR', debet: '2500000.00' },
    {
      ...line,
      kode_gl: gl('SAVINGS_MUDHARABAH'),
      nama_gl: 'Tabungan mudharabah',
      nomor_rekening: '001120000454',
      nama_rekening: 'Bambang Wicaksono',
      kredit: '2500000.00',
    },
  ],
  biaya: '0.00',
  rincian_biaya: [],
  saldo_tersedia: '14850000.00',
  saldo: [],
  otorisasi: { perlu: 'F', tingkat: '', alasan: [] },
  peringatan: [],
} as unknown as Posting;

/** Explains why a deposit of this size needs a supervisor. */
export const demoReason = {
  kode: 'MELEBIHI_WEWENANG',
  pesan: 'Melebihi wewenang tunai pembuat, 25,000,000.00 per transaksi',
  rincian: { kelompok: 'TUNAI', batas: '25,000,000.00' },
  tingkat: 'HEAD_TELLER',
  tindakan: 'OVERRIDE',
};

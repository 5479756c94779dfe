import { texts } from './known.ts';

/** Reports: trial balance, journals, chart of accounts. */
export const report = texts({
  'laporan.cabang': 'Cabang',
  'laporan.tanggal': 'Per tanggal',
  'laporan.konsolidasi': 'Seluruh cabang (konsolidasi)',
  'laporan.kodeGl': 'Kode GL',
  'laporan.namaGl': 'Nama akun',
  'laporan.posisi': 'Posisi',
  'laporan.posisi.D': 'Debet',
  'laporan.posisi.K': 'Kredit',
  'laporan.saldoAwal': 'Saldo awal',
  'laporan.debet': 'Debet',
  'laporan.kredit': 'Kredit',
  'laporan.saldoAkhir': 'Saldo akhir',
  'laporan.jumlah': 'Jumlah',
  'laporan.seimbang': 'Debet dan kredit seimbang',
  'laporan.tidakSeimbang': 'Debet dan kredit berbeda {selisih}',
  'laporan.tipe': 'Tipe',
  'laporan.kontrol': 'Akun kontrol',
  'laporan.cariGl': 'Kode atau nama akun',
  'laporan.dari': 'Dari tanggal',
  'laporan.sampai': 'Sampai tanggal',
  'laporan.tanggalJurnal': 'Tanggal',
  'laporan.jenis': 'Jenis',
  'laporan.keterangan': 'Keterangan',
  'laporan.user': 'Pembuat',
});

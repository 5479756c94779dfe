import { texts } from './known.ts';

/** The bank's branches as head office founds and names them. */
export const branchTexts = texts({
  'dataCabang.judulForm': 'Data cabang',
  'dataCabang.baru': 'Cabang baru',
  'dataCabang.ubah': 'Ubah nama atau alamat',
  'dataCabang.kode': 'Kode cabang',
  'dataCabang.nama': 'Nama cabang',
  'dataCabang.kota': 'Kota',
  'dataCabang.alamat': 'Alamat',
  'dataCabang.jenis': 'Jenis',
  'dataCabang.jenis.HO': 'Kantor pusat',
  'dataCabang.jenis.CABANG': 'Cabang',
  'dataCabang.hari': 'Tanggal akuntansi',
  'dataCabang.status': 'Status hari',
  'dataCabang.batas': 'Batas khasanah rupiah',
  'dataCabang.batasPetunjuk': 'Paling banyak yang disimpan semalam; khasanah dibuka kosong',
  'dataCabang.cari': 'Cari kode atau nama',
  'dataCabang.bagian': 'Cabang',
});

import { texts } from '#lib/messages/known.ts';

/** Head office founds and names the bank's branches. */
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
  'pindahRekening.aksi': 'Pindahkan rekening',
  'pindahRekening.judul': 'Pindahkan rekening antarcabang',
  'pindahRekening.bagian': 'Rekening yang pindah',
  'pindahRekening.asal': 'Cabang asal',
  'pindahRekening.tujuan': 'Cabang tujuan',
  'pindahRekening.tujuanPetunjuk':
    'Paling banyak 100 rekening sekali pengajuan, urut nomor. Nomor, saldo, blokir, dan bilyetnya tetap; yang dorman atau diblokir ikut pindah',
  'pindahRekening.dari': 'Mulai dari nomor rekening',
  'pindahRekening.dariPetunjuk': 'Kosongkan untuk mulai dari rekening pertama cabang asal',
  'tutupCabang.aksi': 'Tutup cabang',
  'tutupCabang.judul': 'Tutup cabang untuk seterusnya',
  'tutupCabang.bagian': 'Penutupan',
  'tutupCabang.hariTerakhir': 'Hari kerja terakhir',
  'tutupCabang.sejak': 'Ditutup setelah',
  'tutupCabang.penerus': 'Cabang penerus',
  'tutupCabang.penerusPetunjuk':
    'Menerima sisa pembukuan dan nasabah cabang ini, hari ini juga. Cabang yang ditutup tidak dibuka kembali',
  'tutupCabang.siap': 'Tidak ada lagi yang menghalangi penutupan cabang {cabang}',
  'tutupCabang.belum':
    'Cabang ini belum dapat ditutup. Selesaikan setiap hal di bawah pada hari terakhirnya: pindahkan rekening, kas, stok, dan pengguna, lalu cut-off',
  'tutupCabang.jumlah': '{jumlah} hal',
  'tutupCabang.lainnya': '{jumlah} lainnya',
  'tutupCabang.selesaikan': 'Lihat dan selesaikan',
});

import { texts } from '#lib/messages/known.ts';

export const maintenance = texts({
  'ubahRek.rekening': 'Rekening',
  'ubahRek.pemilik': 'Milik nasabah',
  'ubahRek.produkTetap':
    'Produk, akad, dan valuta tidak dapat diubah: untuk itu tutup rekening ini dan buka yang baru.',
  'ubahRek.nisbahKetentuan': 'Nisbah menurut ketentuan hari ini',
  'ubahRek.tabLayanan': 'Nama dan layanan',
  'ubahRek.tabPihak': 'Pihak dan tanda tangan',
  'ubahRek.tabPajak': 'Pajak dan rekening tujuan',
  'ubahRek.tabRingkasan': 'Alasan',
  'ubahRek.nisbah': 'Bagi hasil',
  'ubahRek.pihakPetunjuk':
    'Selain pemilik utama. Yang dihapus dari daftar berakhir hari ini; wali berakhir saat anak cukup umur.',
  'ubahRek.nisbahPetunjuk': 'Persen untuk nasabah; kosong bila produk tidak berbagi hasil',
  'ubahRek.persetujuanPetunjuk': 'Nomor surat persetujuan nasabah; wajib bila nisbah turun',
  'ubahRek.alasan': 'Alasan',
  'ubahRek.alasanPetunjuk': 'Atas permintaan siapa dan mengapa',
  'ubahRek.tujuanPindah': 'Cabang tujuan',
  'ubahRek.cabangTujuan': 'Cabang tujuan',
  'ubahRek.pindahPetunjuk': 'Nomor rekening tetap; saldo, dana ditahan, dan riwayat ikut pindah',
  'ubahRek.ubah': 'Ubah rekening',
  'ubahRek.belumDibuka': 'Pada waktu itu rekening ini belum ada',
  'ubahRek.suratAkan': 'Cetak surat pemberitahuan',
  'ubahRek.pindahkan': 'Pindah cabang',
});

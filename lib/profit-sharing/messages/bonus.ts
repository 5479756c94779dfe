import { texts } from '#lib/messages/known.ts';

/** The board gives the bonus wadiah afterwards. */
export const bonus = texts({
  'bonus.judul': 'Tetapkan bonus wadiah',
  'bonus.pilih': 'Pilih dahulu produk dan bulannya',
  'bonus.daftar': 'Lihat bulan yang sudah berakhir',
  'bonus.keputusan': 'Keputusan direksi',
  'bonus.dasar': 'Dana yang mendapat bonus',
  'bonus.sukarela':
    'Bonus adalah pemberian sukarela pada akhir bulannya atau sesudahnya: tidak dijanjikan dan tidak diakru. Dibukukan pada akhir hari setiap cabang setelah disetujui. Agar menjadi beban tahunnya sendiri, bonus Desember disetujui sebelum HI-1000 Desember ditetapkan.',
  'bonus.tarif': 'Bonus tiap Rp1,000 saldo rata-rata',
  'bonus.tarifPetunjuk': 'Contoh: 1.25 untuk Rp1,25',
  'bonus.alasan': 'Dasar keputusan',
  'bonus.alasanPetunjuk': 'Misalnya nomor keputusan direksi',
  'bonus.produk': 'Produk',
  'bonus.bulan': 'Bulan',
  'bonus.status': 'Keputusan',
  'bonus.status.': 'Belum diputuskan',
  'bonus.status.DITETAPKAN': 'Ditetapkan, menunggu akhir hari',
  'bonus.status.DIBAGIKAN': 'Dibagikan',
  'bonus.rekening': 'Rekening',
  'bonus.bruto': 'Bonus',
  'bonus.pajak': 'Pajak',
  'bonus.zakat': 'Zakat',
  'bonus.rataRata': 'Saldo rata-rata',
});

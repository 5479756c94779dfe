import { texts } from '#lib/messages/known.ts';

/** An account earns this of the income, day by day. */
export const accrual = texts({
  'akrual.dari': 'Dari',
  'akrual.sampai': 'Sampai',
  'akrual.periode': 'Tanggal',
  'akrual.rinci': 'Rincian',
  'akrual.rinci.PERIODE': 'Per masa',
  'akrual.rinci.HARI': 'Per hari',
  'akrual.hari': 'Hari',
  'akrual.saldo': 'Saldo akhir hari',
  'akrual.hi': 'HI-1000',
  'akrual.nisbah': 'Nisbah',
  'akrual.sehari': 'Sehari',
  'akrual.jumlah': 'Jumlah',
  'akrual.jurnal': 'Jurnal cabang',
  'akrual.belum': 'Belum ada akrual bagi hasil',
  'akrual.gambar': 'Saldo akhir hari yang ikut bagi hasil',
  'akrual.contoh': '{saldo} ÷ 1,000 × {hi} × {nisbah}% ÷ {hari} = {sehari} sehari',
  'akrual.artinya':
    'Tiap malam bagi hasil dihitung dengan HI-1000 bulan lalu. Jumlah sebenarnya ditetapkan pada akhir bulan, dari saldo rata-rata dan HI-1000 bulan itu.',
});

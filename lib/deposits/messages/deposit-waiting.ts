import { texts } from '#lib/messages/known.ts';

/** These parts of a deposit wait until somebody fetches them. */
export const depositWaiting = texts({
  'diambil.belum': 'Belum diambil',
  'diambil.jenis': 'Yang menunggu',
  'diambil.jenis.POKOK': 'Pokok (201006)',
  'diambil.jenis.BAGI_HASIL': 'Bagi hasil (201007)',
  'diambil.pokok': 'Pokok',
  'diambil.bagiHasil': 'Bagi hasil',
  'diambil.sejak': 'Sejak',
  'diambil.ambil': 'Ambil bagi hasil',
  'diambil.yang': 'Yang diambil',
  'diambil.tidakAda': 'Tidak ada bagi hasil yang menunggu pada deposito ini.',
  'diambil.periode': 'Periode',
  'diambil.jumlah': 'Bersih',
  'diambil.dibukukan': 'Dibukukan',
  'diambil.semua': 'Semua yang menunggu',
  'diambil.tunai': 'Dibayar tunai; sisanya tetap menunggu',
  'diambil.dibayar': 'Cara bayar',
  'diambil.jumlahDeposito': 'Deposito',
  'diambil.ringkasan': 'Menurut deposito dan menurut buku besar',
  'diambil.akun': 'Akun',
  'diambil.dariDeposito': 'Dari deposito',
  'diambil.bukuBesar': 'Buku besar',
  'diambil.lainnya': 'Dari rekening lain',
  'diambil.akun.201006': '201006 Deposito jatuh tempo belum dicairkan',
  'diambil.akun.201007': '201007 Bagi hasil jatuh tempo belum diambil',
});

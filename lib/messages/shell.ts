import { texts } from './known.ts';

/** The command palette, the list of shortcuts, the language switch and long jobs use these texts. */
export const shell = texts({
  'shell.bahasa.id': 'Bahasa Indonesia',
  'shell.bahasa.en': 'English',
  'shell.tema': 'Ganti tema terang atau gelap',
  'palet.kotak': 'Cari layar, rekening, nasabah, kode',
  'pintasan.palet': 'Pencarian',
  'pintasan.daftar': 'Bantuan dan pintasan',
  'pintasan.label': 'pintasan',

  'kemajuan.persen': '{persen}%',
  'cetak.printer': 'Pilih printer {printer}.',
  'cetak.pratinjau': 'Pratinjau cetak',
  'kabar.berkala': 'Entri berkala Anda jatuh tempo dan menunggu Anda, lihat di Beranda',
  'kabar.laporanSiap': 'Laporan Anda siap, unduh di Laporan saya',
  'kabar.laporanGagal': 'Laporan Anda tidak jadi dibuat, lihat sebabnya di Laporan saya',
});

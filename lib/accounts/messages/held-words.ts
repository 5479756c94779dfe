import { texts } from '#lib/messages/known.ts';

/** The screens and changes of an incoming transfer say why it is held. */
export const heldWords = texts({
  'transfer.sebabMasuk.REKENING': 'Rekening tidak dikenal',
  'transfer.sebabMasuk.VALUTA': 'Rekening valuta lain',
  'transfer.sebabMasuk.TUTUP': 'Rekening ditutup',
  'transfer.sebabMasuk.DORMAN': 'Rekening dorman',
  'transfer.sebabMasuk.BLOKIR': 'Rekening diblokir',
  'transfer.sebabMasuk.NAMA': 'Nama penerima berbeda',
  'transfer.sebabMasuk.NAMA_MIRIP': 'Nama hampir sama, menunggu pemeriksaan',
  'transfer.sebabMasuk.AKSARA': 'Nama memakai huruf atau tanda lain, menunggu keputusan kepatuhan',
  'transfer.sebabMasuk.DEPOSITO': 'Rekening deposito',
  'transfer.sebabMasuk.KEPATUHAN': 'Menunggu kepatuhan',
});

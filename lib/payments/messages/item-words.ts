import { texts } from '#lib/messages/known.ts';

/** Words of settlement and of held transfers that the changes of any item show, so they load without the texts of their screens. */
export const paymentItemWords = texts({
  'jawabPenyelesaian.SELESAI': 'Sudah diterima bank tujuan',
  'jawabPenyelesaian.DITOLAK': 'Ditolak, uang tidak pernah berangkat',
  'jawabPenyelesaian.DIKEMBALIKAN': 'Dikembalikan bank tujuan',
  'jawabPenyelesaian.DITUTUP': 'Sudah ditangani dengan cara lain',
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

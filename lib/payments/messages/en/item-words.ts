import type { paymentItemWords as id } from '#lib/payments/messages/item-words.ts';

export const paymentItemWords = {
  'jawabPenyelesaian.SELESAI': 'Settled with the other bank',
  'jawabPenyelesaian.DITOLAK': 'Refused, the money never left',
  'jawabPenyelesaian.DIKEMBALIKAN': 'Returned by the other bank',
  'jawabPenyelesaian.DITUTUP': 'Dealt with in another way',
  'transfer.sebabMasuk.REKENING': 'Account unknown',
  'transfer.sebabMasuk.VALUTA': 'Account of another currency',
  'transfer.sebabMasuk.TUTUP': 'Account closed',
  'transfer.sebabMasuk.DORMAN': 'Account dormant',
  'transfer.sebabMasuk.BLOKIR': 'Account blocked',
  'transfer.sebabMasuk.NAMA': 'Another name',
  'transfer.sebabMasuk.NAMA_MIRIP': 'Nearly the same name, waits to be looked at',
  'transfer.sebabMasuk.AKSARA': 'Its name has other letters or signs, waits for a decision of compliance',
  'transfer.sebabMasuk.DEPOSITO': 'A deposit’s account',
  'transfer.sebabMasuk.KEPATUHAN': 'Waits for compliance',
} as const satisfies Record<keyof typeof id, string>;

import type { ofTransfers as id } from '#lib/payments/messages/validation-of-transfers.ts';

export const ofTransfers = {
  'v.nomorTransfer': 'Number of a transfer: TM (received) or TF (sent) and ten digits',
  'v.nomorTransferMasuk': 'Number of a transfer that came in: TM and ten digits',
  'v.nomorTransferKeluar': 'Number of a transfer that was sent: TF and ten digits',
  'v.banyakTagihan': 'The number of items is written in digits alone',
  'v.bulanTagihan': 'A month is its year and month, as 2026-11',
  'v.nomorPesanan': 'Number of an order: PB and ten digits',
  'v.cariTertahan': 'Give the number of the transfer, or a whole name of five letters at least',
  'v.bankTujuan': 'The receiving bank is its BIC or the seven digits of its participant code',
  'v.rekeningTujuan': 'The receiving account has 1 to 34 letters and digits',
  'v.tujuanTransfer': 'A purpose has four letters or digits at most',
} satisfies Record<keyof typeof id, string>;

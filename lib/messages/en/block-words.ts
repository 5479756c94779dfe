import type { blockWords as id } from '#lib/messages/block-words.ts';

/** Sides, causes and levels of blocks and holds. */
export const blockWords = {
  'sisiBlokir.D': 'Debits blocked',
  'sisiBlokir.K': 'Credits blocked',
  'sisiBlokir.T': 'Fully blocked',
  'sebabBlokir.PERMINTAAN': 'Customer’s request',
  'sebabBlokir.KEHILANGAN': 'Book, card or cheques lost',
  'sebabBlokir.DATA': 'Data incomplete',
  'sebabBlokir.SENGKETA': 'Dispute',
  'sebabBlokir.PAJAK': 'Tax',
  'sebabBlokir.PENEGAK_HUKUM': 'Law enforcement',
  'sebabBlokir.PENUNDAAN': 'Transactions put off (PPATK)',
  'sebabBlokir.LAINNYA': 'Other',
  'sebabTahan.JAMINAN': 'Collateral',
  'sebabTahan.SENGKETA': 'Dispute',
  'sebabTahan.KLIRING': 'Clearing',
  'sebabTahan.PORSI': 'Hajj portion deposit',
  'sebabTahan.KARTU': 'Card',
  'sebabTahan.PAJAK': 'Tax',
  'sebabTahan.RESMI': 'Official request',
  'sebabTahan.LAINNYA': 'Other',
  'tingkatBlokir.NASABAH': 'Customer',
  'tingkatBlokir.CABANG': 'Branch',
  'tingkatBlokir.PUSAT': 'Head office',
  'tingkatBlokir.BERWENANG': 'Authority',
} as const satisfies Record<keyof typeof id, string>;

import type { blacklist as id } from '#lib/customers/messages/blacklist.ts';

export const blacklist = {
  'dhn.tab': 'DHN',
  'dhn.judul': 'National blacklist',
  'dhn.arti':
    'Compared by name and birth date, identity number or tax number. While she is listed, no cheques and giro bills are given and her risk is high.',
  'dhn.kosong': 'Not on the national blacklist in force',
  'dhn.lihat': 'Look at the entry',
  'dhn.tutup': 'Close the entry',
  'dhn.nama': 'Name on the list',
  'dhn.bank': 'Drawee bank',
  'dhn.lembar': 'Instruments',
  'dhn.terbit': 'Published',
  'dhn.sampai': 'In force until',
  'dhn.nomor': 'Number of the list',
  'dhn.kode': 'Code',
  'dhn.alasan': 'Reason',
} as const satisfies Record<keyof typeof id, string>;

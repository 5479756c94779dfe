import type { audit as id } from '../audit.ts';

export const audit = {
  'audit.waktu': 'Time',
  'audit.user': 'User',
  'audit.cabang': 'Branch',
  'audit.aksi': 'Action',
  'audit.hasil': 'Result',
  'audit.objek': 'Object',
  'audit.rantai': 'Chain',
  'audit.belumTersegel': 'not sealed yet',
  'audit.dari': 'From date',
  'audit.sampai': 'To date',
  'audit.rincian': 'Audit trail entry',
  'audit.nomor': 'Number',
  'audit.korelasi': 'Correlation id',
  'audit.isi': 'Content',
  'audit.hash': 'SHA-256 hash',
} as const satisfies Record<keyof typeof id, string>;

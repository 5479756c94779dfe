import { READS_ONLY } from './reads-only.ts';
import type { FieldRightId } from './rights.ts';

const everyField = ['lihat-nik', 'lihat-ibu-kandung', 'lihat-telepon', 'lihat-rekening'] as const;
/** The table says which sensitive fields each role sees unmasked, and which other rights of reading it holds. */
export const seeing = {
  TELLER: ['lihat-rekening'],
  HEAD_TELLER: ['lihat-rekening'],
  CS: everyField,
  BACK_OFFICE: ['lihat-rekening'],
  OPS_MANAGER: ['lihat-rekening'],
  BRANCH_MANAGER: [...everyField, 'lihat-blokir-resmi', 'buka-samaran'],
  HO_FINANCE: ['lihat-rekening', 'lihat-blokir-resmi', 'lapor-identitas'],
  HO_FINANCE_STAFF: ['lihat-rekening', 'lihat-blokir-resmi', 'lapor-identitas'],
  ADMIN: [],
  AUDITOR: ['lihat-blokir-resmi', 'buka-samaran', READS_ONLY],
  // Compliance compares customers with lists of names, so it sees the fields that tell them apart.
  COMPLIANCE: [...everyField, 'lihat-blokir-resmi', 'buka-samaran'],
} as const satisfies Readonly<Record<string, readonly FieldRightId[]>>;

import type { linkNames as id } from '#lib/messages/link-names.ts';

export const linkNames = {
  'tautanNasabah.REKENING': 'Account',
  'tautanNasabah.PIHAK_REKENING': 'Part in an account',
  'tautanNasabah.PIHAK_NASABAH': 'Party in another customer’s record',
  'tautanNasabah.ALIAS': 'Customer merged before',
  'tautanNasabah.PENGGUNA': 'User of the bank',
  'tautanNasabah.BERKAS': 'File',
  'tautanNasabah.SPESIMEN': 'Specimen signature',
} as const satisfies Record<keyof typeof id, string>;

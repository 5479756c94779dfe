import type { masked as id } from '#lib/messages/masked.ts';

export const masked = {
  'samaran.judul': 'Open a masked value',
  'samaran.buka': 'Show the full value',
  'samaran.penjelasan': 'This value is masked. Your reason, your name and the time are kept in the audit trail.',
  'samaran.alasan': 'Reason',
  'samaran.alasanPendek': 'Give a reason of at least {jumlah} characters',
} as const satisfies Record<keyof typeof id, string>;

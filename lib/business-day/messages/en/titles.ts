import type { businessDayTitles as id } from '#lib/business-day/messages/titles.ts';

export const businessDayTitles = {
  'menu.operasiHarian': 'Operations of a branch’s day',
  'menu.rekapHarian': 'Branch day summary',
  'menu.cabang': 'Branch',
  'menu.hariCabang': 'Branch day',
  'menu.daftarCabang': 'Branches',
  'menu.hariLibur': 'Holidays',
  'hak.otoHariBank': 'Approve bank days',
} as const satisfies Record<keyof typeof id, string>;

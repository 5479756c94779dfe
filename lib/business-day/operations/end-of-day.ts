import type { OperationDefinitions } from '#lib/operations/definition.ts';

/** These operations continue the end of day of a branch, and end the day of branches. */
export const endOfDay = {
  LANJUT_MALAM: {
    trans_code: '1600',
    singkat: 'LMC',
    id: 'Lanjutkan proses akhir hari',
    en: 'Resume the end of day',
    leaves: 'DAY',
    group: 'NON_TUNAI',
    daily: null,
    cash: null,
    customer: false,
    undo: null,
    duty: 'DAY',
    call: { as: 'OWN', rpc: 'endOfDay.lanjut', path: 'cabang/lanjut-malam', menus: ['hari-cabang'] },
    check: null,
    screen: null,
  },
  AKHIRI_HARI: {
    trans_code: '1601',
    singkat: 'AHB',
    id: 'Akhiri hari semua cabang',
    en: 'End the day of all branches',
    leaves: 'DAY',
    group: 'NON_TUNAI',
    daily: null,
    cash: null,
    customer: false,
    undo: null,
    duty: 'DAY',
    call: { as: 'OWN', rpc: 'endOfDay.akhiriHari', path: 'cabang/akhiri-hari', menus: ['hari-cabang'] },
    check: null,
    screen: null,
  },
} as const satisfies OperationDefinitions;

import { type OperationDefinitions, oneChecker } from '#lib/operations/definition.ts';

/** The calendar schedules these reports. */
export const reporting = {
  SIMPAN_JADWAL_LAPORAN: {
    trans_code: '1864',
    singkat: 'JLP',
    id: 'Jadwal laporan',
    en: 'Schedule of a report',
    leaves: 'RECORD',
    group: 'NON_TUNAI',
    daily: null,
    cash: null,
    customer: false,
    undo: { by: 'SIMPAN_JADWAL_LAPORAN' },
    duty: null,
    call: {
      as: 'PROCESSOR',
      rpc: 'reporting.simpanJadwal',
      path: 'flow/simpan-jadwal-laporan',
      menus: ['simpan-jadwal-laporan'],
    },
    check: {
      right: 'oto-jadwal-laporan',
      by: 'LADDER_COMPLIANCE',
      levels: oneChecker,
      twoPersons: true,
      cashBefore: false,
      form: '/report/schedule',
    },
    screen: {
      menu: 'simpan-jadwal-laporan',
      parent: 'laporan',
      title: 'menu.simpanJadwalLaporan',
      route: '/report/schedule',
      icon: 'calendar-check',
      roles: ['HO_FINANCE_STAFF', 'COMPLIANCE'],
    },
  },
} as const satisfies OperationDefinitions;

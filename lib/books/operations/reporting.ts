import type { OperationDefinitions } from '#lib/operations/definition.ts';
import { internalRecord, twoPersonChange } from '#lib/operations/kinds.ts';

/** The calendar schedules these reports. */
export const reporting = {
  SIMPAN_JADWAL_LAPORAN: {
    trans_code: '1864',
    singkat: 'JLP',
    id: 'Jadwal laporan',
    en: 'Schedule of a report',
    ...internalRecord,
    undo: { by: 'SIMPAN_JADWAL_LAPORAN' },
    duty: null,
    call: {
      as: 'PROCESSOR',
      rpc: 'reporting.simpanJadwal',
      path: 'flow/simpan-jadwal-laporan',
      menus: ['simpan-jadwal-laporan'],
    },
    check: { ...twoPersonChange('oto-jadwal-laporan', '/report/schedule'), by: 'LADDER_COMPLIANCE' },
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

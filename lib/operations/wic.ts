import { type Cards, oneChecker } from './card.ts';

/** Reports of cash. */
export const wic = {
  PUTUSAN_LAPORAN_TUNAI: {
    trans_code: '1223',
    singkat: 'PLT',
    id: 'Putusan laporan tunai',
    en: 'Decision on a cash report',
    leaves: 'RECORD',
    group: 'NON_TUNAI',
    daily: null,
    cash: null,
    customer: false,
    undo: { by: 'PUTUSAN_LAPORAN_TUNAI' },
    duty: null,
    call: {
      as: 'PROCESSOR',
      rpc: 'wic.putusanLaporanTunai',
      path: 'flow/putusan-laporan-tunai',
      menus: ['putusan-laporan-tunai'],
    },
    check: {
      right: 'oto-laporan-tunai',
      by: 'COMPLIANCE',
      levels: oneChecker,
      twoPersons: true,
      cashBefore: false,
      form: '/wic/decide-report',
    },
    screen: {
      menu: 'putusan-laporan-tunai',
      parent: 'laporan',
      title: 'menu.putusanLaporanTunai',
      route: '/wic/decide-report',
      icon: 'check2-square',
      roles: ['COMPLIANCE'],
    },
  },
} as const satisfies Cards;

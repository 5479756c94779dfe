import { type Cards, oneChecker } from './card.ts';

/** Accounts. */
export const savings = {
  REAKTIVASI_REKENING: {
    trans_code: '1711',
    singkat: 'RAK',
    id: 'Reaktivasi rekening',
    en: 'Account reactivation',
    leaves: 'JOURNAL',
    group: 'NON_TUNAI',
    daily: null,
    cash: null,
    customer: true,
    undo: 'MIRROR',
    duty: 'COUNTER',
    call: {
      as: 'PROCESSOR',
      rpc: 'savings.reaktivasiRekening',
      path: 'flow/reaktivasi-rekening',
      menus: ['reaktivasi-rekening'],
    },
    check: {
      right: 'oto-reaktivasi-rekening',
      by: 'LADDER',
      levels: oneChecker,
      twoPersons: true,
      cashBefore: false,
      form: '/savings/reactivation',
    },
    screen: {
      menu: 'reaktivasi-rekening',
      parent: 'pemeliharaan-rekening',
      title: 'menu.reaktivasiRekening',
      route: '/savings/reactivation',
      icon: 'unlock',
      roles: ['CS', 'BACK_OFFICE'],
    },
  },
} as const satisfies Cards;

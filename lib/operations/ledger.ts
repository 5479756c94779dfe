import { type Cards, twoFromABillion } from './card.ts';

/** Entries into the general ledger itself. */
export const ledger = {
  SELISIH_PEMBULATAN: {
    trans_code: '1851',
    singkat: 'SPB',
    id: 'Selisih pembulatan',
    en: 'Rounding difference',
    leaves: 'JOURNAL',
    group: 'NON_TUNAI',
    daily: null,
    cash: null,
    customer: false,
    undo: 'MIRROR',
    duty: 'BOOKS',
    call: {
      as: 'PROCESSOR',
      rpc: 'ledger.selisihPembulatan',
      path: 'flow/selisih-pembulatan',
      menus: ['selisih-pembulatan'],
    },
    check: {
      right: 'oto-selisih-pembulatan',
      by: 'LADDER',
      levels: twoFromABillion,
      twoPersons: true,
      cashBefore: false,
      form: '/ledger/rounding-difference',
    },
    screen: {
      menu: 'selisih-pembulatan',
      parent: 'buku-besar',
      title: 'menu.selisihPembulatan',
      route: '/ledger/rounding-difference',
      icon: 'arrow-left-right',
      roles: ['BACK_OFFICE'],
    },
  },
} as const satisfies Cards;

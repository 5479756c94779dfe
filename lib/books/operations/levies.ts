import { type OperationDefinitions, twoFromABillion } from '#lib/operations/definition.ts';

/** The bank collects levies for others, and pays them on. */
export const levies = {
  SETOR_PUNGUTAN: {
    trans_code: '1865',
    singkat: 'SPZ',
    id: 'Setoran pajak dan zakat',
    en: 'Payment of taxes and zakat',
    leaves: 'JOURNAL',
    group: 'NON_TUNAI',
    daily: null,
    cash: null,
    customer: false,
    undo: 'MIRROR',
    duty: 'BOOKS',
    call: {
      as: 'PROCESSOR',
      rpc: 'finance.setorPungutan',
      path: 'flow/setor-pungutan',
      menus: ['setor-pungutan'],
    },
    check: {
      right: 'oto-setor-pungutan',
      by: 'LADDER',
      levels: twoFromABillion,
      twoPersons: true,
      cashBefore: false,
      form: '/finance/levy',
    },
    screen: {
      menu: 'setor-pungutan',
      parent: 'buku-besar',
      title: 'menu.setorPungutan',
      route: '/finance/levy',
      icon: 'receipt',
      roles: ['HO_FINANCE_STAFF'],
    },
  },
} as const satisfies OperationDefinitions;

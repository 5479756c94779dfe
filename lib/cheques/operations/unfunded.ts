import { type OperationDefinitions, oneChecker } from '#lib/operations/definition.ts';

const common = {
  group: 'NON_TUNAI',
  daily: null,
  cash: null,
  customer: false,
  undo: null,
} as const;

/** The bank refuses sheets of its own, with consequences for their drawer (domain: clearing, DHN). */
export const unfunded = {
  TOLAK_WARKAT: {
    ...common,
    trans_code: '2170',
    singkat: 'TLW',
    id: 'Tolak warkat di loket',
    en: 'Dishonour an instrument at the counter',
    leaves: 'JOURNAL',
    duty: 'COUNTER',
    call: { as: 'PROCESSOR', rpc: 'warkat.tolak', path: 'flow/tolak-warkat', menus: ['tolak-warkat'] },
    check: {
      right: 'oto-tolak-warkat',
      by: 'LADDER',
      levels: oneChecker,
      twoPersons: true,
      cashBefore: false,
      form: '/warkat/refuse',
    },
    screen: {
      menu: 'tolak-warkat',
      parent: 'warkat',
      title: 'menu.tolakWarkat',
      route: '/warkat/refuse',
      icon: 'x-lg',
      roles: ['CS', 'BACK_OFFICE'],
    },
  },
  LAPOR_WARKAT_KOSONG: {
    ...common,
    trans_code: '2171',
    singkat: 'LWK',
    id: 'Lapor penyelesaian warkat kosong',
    en: 'Settlement of an unfunded instrument',
    leaves: 'RECORD',
    duty: null,
    call: {
      as: 'PROCESSOR',
      rpc: 'warkat.laporSelesai',
      path: 'flow/lapor-warkat-kosong',
      menus: ['lapor-warkat-kosong'],
    },
    check: {
      right: 'oto-tolak-warkat',
      by: 'LADDER',
      levels: oneChecker,
      twoPersons: true,
      cashBefore: false,
      form: '/warkat/settled',
    },
    screen: {
      menu: 'lapor-warkat-kosong',
      parent: 'warkat',
      title: 'menu.laporWarkatKosong',
      route: '/warkat/settled',
      icon: 'check2-square',
      roles: ['CS', 'BACK_OFFICE'],
    },
  },
  CANTUM_DHN: {
    ...common,
    trans_code: '2172',
    singkat: 'DHN',
    id: 'Cantumkan penarik dalam daftar hitam',
    en: 'List a drawer of unfunded instruments',
    leaves: 'RECORD',
    duty: null,
    call: { as: 'PROCESSOR', rpc: 'warkat.cantum', path: 'flow/cantum-dhn', menus: ['usulan-dhn'] },
    check: {
      right: 'oto-cantum-dhn',
      by: 'COMPLIANCE',
      levels: oneChecker,
      twoPersons: true,
      cashBefore: false,
      form: '/compliance/proposals/list',
    },
    screen: null,
  },
} as const satisfies OperationDefinitions;

import { type Cards, twoFromABillion } from './card.ts';

const posts = {
  leaves: 'JOURNAL',
  group: 'NON_TUNAI',
  daily: null,
  cash: null,
  customer: false,
  undo: null,
  duty: 'COUNTER',
} as const;
const ladder = { by: 'LADDER', levels: twoFromABillion, twoPersons: true, cashBefore: false } as const;
const parent = 'kliring';

/** Sheets of our own customers that other banks present, and that go from one of our accounts to another (domain: clearing, penarikan). */
export const inwardClearing = {
  TERIMA_PENARIKAN_KLIRING: {
    ...posts,
    trans_code: '2191',
    undo: 'MIRROR',
    singkat: 'TPK',
    id: 'Terima penarikan kliring',
    en: 'Take in a presented sheet',
    call: {
      as: 'PROCESSOR',
      rpc: 'clearing.terimaPenarikan',
      path: 'flow/terima-penarikan-kliring',
      menus: ['terima-penarikan-kliring'],
    },
    check: { ...ladder, right: 'oto-penarikan-kliring', form: '/clearing/receive' },
    screen: {
      menu: 'terima-penarikan-kliring',
      parent,
      title: 'menu.terimaPenarikanKliring',
      route: '/clearing/receive',
      icon: 'inbox',
      roles: ['BACK_OFFICE'],
    },
  },
  PENARIKAN_KLIRING: {
    ...posts,
    trans_code: '2192',
    singkat: 'PNK',
    id: 'Penarikan kliring',
    en: 'Pay a presented sheet',
    customer: true,
    undo: 'MIRROR',
    call: {
      as: 'PROCESSOR',
      rpc: 'clearing.penarikanBayar',
      path: 'flow/penarikan-kliring',
      menus: ['penarikan-kliring'],
    },
    check: { ...ladder, right: 'oto-penarikan-kliring', form: '/clearing/pay' },
    screen: {
      menu: 'penarikan-kliring',
      parent,
      title: 'menu.penarikanKliring',
      route: '/clearing/pay',
      icon: 'check2-circle',
      roles: ['BACK_OFFICE'],
    },
  },
  TOLAKAN_PENARIKAN_KLIRING: {
    ...posts,
    trans_code: '2193',
    singkat: 'TPN',
    id: 'Tolakan penarikan kliring',
    en: 'Return a presented sheet',
    call: {
      as: 'PROCESSOR',
      rpc: 'clearing.tolakanPenarikan',
      path: 'flow/tolakan-penarikan-kliring',
      menus: ['tolakan-penarikan-kliring'],
    },
    check: { ...ladder, right: 'oto-tolakan-kliring', form: '/clearing/return' },
    screen: {
      menu: 'tolakan-penarikan-kliring',
      parent,
      title: 'menu.tolakanPenarikanKliring',
      route: '/clearing/return',
      icon: 'x-circle',
      roles: ['BACK_OFFICE'],
    },
  },
  PEMINDAHBUKUAN_KLIRING: {
    ...posts,
    trans_code: '2194',
    singkat: 'PBC',
    id: 'Pemindahbukuan warkat',
    en: 'Book transfer by warkat',
    customer: true,
    undo: 'MIRROR',
    call: {
      as: 'PROCESSOR',
      rpc: 'clearing.pemindahbukuan',
      path: 'flow/pemindahbukuan-kliring',
      menus: ['pemindahbukuan-kliring'],
    },
    check: { ...ladder, twoPersons: false, right: 'oto-pemindahbukuan-kliring', form: '/clearing/transfer' },
    screen: {
      menu: 'pemindahbukuan-kliring',
      parent,
      title: 'menu.pemindahbukuanKliring',
      route: '/clearing/transfer',
      icon: 'arrow-left-right',
      roles: ['TELLER', 'BACK_OFFICE'],
    },
  },
} as const satisfies Cards;

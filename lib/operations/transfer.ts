import { type Cards, twoFromABillion } from './card.ts';

const posts = { leaves: 'JOURNAL', customer: true, undo: 'MIRROR', duty: 'COUNTER' } as const;
const cash = { ...posts, group: 'TUNAI', daily: 'TUNAI_MASUK', cash: 'CUSTOMER' } as const;
const account = { ...posts, group: 'NON_TUNAI', daily: 'NON_TUNAI', cash: null } as const;
const ladder = { right: 'oto-transfer', by: 'LADDER', levels: twoFromABillion, twoPersons: false } as const;
const screen = { parent: 'transfer', icon: 'send' } as const;

/** Money to other banks (domain: transfers). */
export const transfer = {
  SKN_TUNAI: {
    ...cash,
    trans_code: '2080',
    singkat: 'SNT',
    id: 'Transfer SKN tunai',
    en: 'SKN transfer in cash',
    call: { as: 'PROCESSOR', rpc: 'transfer.sknTunai', path: 'flow/skn-tunai', menus: ['skn-tunai'] },
    check: { ...ladder, cashBefore: true, form: '/transfer/skn-cash' },
    screen: {
      ...screen,
      menu: 'skn-tunai',
      title: 'menu.sknTunai',
      route: '/transfer/skn-cash',
      roles: ['TELLER'],
    },
  },
  SKN_NON_TUNAI: {
    ...account,
    trans_code: '2081',
    singkat: 'SNA',
    id: 'Transfer SKN non-tunai',
    en: 'SKN transfer from account',
    call: { as: 'PROCESSOR', rpc: 'transfer.sknNonTunai', path: 'flow/skn-non-tunai', menus: ['skn-non-tunai'] },
    check: { ...ladder, cashBefore: false, form: '/transfer/skn' },
    screen: {
      ...screen,
      menu: 'skn-non-tunai',
      title: 'menu.sknNonTunai',
      route: '/transfer/skn',
      roles: ['TELLER', 'BACK_OFFICE'],
    },
  },
  RTGS_TUNAI: {
    ...cash,
    trans_code: '2082',
    singkat: 'RTT',
    id: 'Transfer RTGS tunai',
    en: 'RTGS transfer in cash',
    call: { as: 'PROCESSOR', rpc: 'transfer.rtgsTunai', path: 'flow/rtgs-tunai', menus: ['rtgs-tunai'] },
    check: { ...ladder, cashBefore: true, form: '/transfer/rtgs-cash' },
    screen: {
      ...screen,
      menu: 'rtgs-tunai',
      title: 'menu.rtgsTunai',
      route: '/transfer/rtgs-cash',
      roles: ['TELLER'],
    },
  },
  RTGS_NON_TUNAI: {
    ...account,
    trans_code: '2083',
    singkat: 'RTA',
    id: 'Transfer RTGS non-tunai',
    en: 'RTGS transfer from account',
    call: { as: 'PROCESSOR', rpc: 'transfer.rtgsNonTunai', path: 'flow/rtgs-non-tunai', menus: ['rtgs-non-tunai'] },
    check: { ...ladder, cashBefore: false, form: '/transfer/rtgs' },
    screen: {
      ...screen,
      menu: 'rtgs-non-tunai',
      title: 'menu.rtgsNonTunai',
      route: '/transfer/rtgs',
      roles: ['TELLER', 'BACK_OFFICE'],
    },
  },
  BI_FAST_NON_TUNAI: {
    ...account,
    trans_code: '2086',
    singkat: 'BFA',
    id: 'Transfer BI-FAST',
    en: 'BI-FAST transfer',
    call: { as: 'PROCESSOR', rpc: 'transfer.biFast', path: 'flow/bi-fast', menus: ['bi-fast'] },
    check: { ...ladder, cashBefore: false, form: '/transfer/bi-fast' },
    screen: {
      ...screen,
      menu: 'bi-fast',
      title: 'menu.biFast',
      route: '/transfer/bi-fast',
      roles: ['TELLER', 'BACK_OFFICE'],
    },
  },
  BATALKAN_TRANSFER: {
    trans_code: '2085',
    singkat: 'BTF',
    id: 'Transfer yang belum berangkat dibatalkan',
    en: 'Transfer cancelled before it left',
    leaves: 'JOURNAL',
    group: 'NON_TUNAI',
    daily: null,
    cash: null,
    customer: false,
    undo: null,
    duty: null,
    call: null,
    check: null,
    screen: null,
  },
} as const satisfies Cards;

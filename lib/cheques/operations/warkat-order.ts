import { type OperationDefinitions, oneChecker } from '#lib/operations/definition.ts';

const paper = {
  leaves: 'JOURNAL',
  group: 'NON_TUNAI',
  daily: null,
  cash: null,
  customer: false,
  undo: null,
  duty: 'COUNTER',
} as const;
const check = {
  right: 'oto-terbit-warkat',
  by: 'LADDER',
  levels: oneChecker,
  twoPersons: true,
  cashBefore: false,
} as const;

/** Branches order books of cheques before they have one to hand out (core/cheques/README.md). */
export const warkatOrder = {
  PESAN_WARKAT: {
    ...paper,
    trans_code: '2162',
    singkat: 'PSW',
    id: 'Pesan buku warkat',
    en: 'Order a cheque book',
    call: { as: 'PROCESSOR', rpc: 'warkat.pesan', path: 'flow/pesan-warkat', menus: ['pesan-warkat'] },
    check: { ...check, form: '/warkat/order' },
    screen: {
      menu: 'pesan-warkat',
      parent: 'warkat',
      title: 'menu.pesanWarkat',
      route: '/warkat/order',
      icon: 'receipt',
      roles: ['CS'],
    },
  },
  BATAL_PESANAN_WARKAT: {
    ...paper,
    trans_code: '2163',
    singkat: 'BPW',
    id: 'Batalkan pesanan buku warkat',
    en: 'Cancel an order of a cheque book',
    call: {
      as: 'PROCESSOR',
      rpc: 'warkat.batalPesanan',
      path: 'flow/batal-pesanan-warkat',
      menus: ['batal-pesanan-warkat'],
    },
    check: { ...check, form: '/warkat/cancel-order' },
    screen: {
      menu: 'batal-pesanan-warkat',
      parent: 'warkat',
      title: 'menu.batalPesananWarkat',
      route: '/warkat/cancel-order',
      icon: 'x-circle',
      roles: ['CS'],
    },
  },
} as const satisfies OperationDefinitions;

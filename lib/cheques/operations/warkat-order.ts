import type { OperationDefinitions } from '#lib/operations/definition.ts';
import { internalPosting, twoPersonChange } from '#lib/operations/kinds.ts';

/** Branches order books of cheques before they have one to hand out (core/cheques/README.md). */
export const warkatOrder = {
  PESAN_WARKAT: {
    ...internalPosting,
    undo: null,
    duty: 'COUNTER',
    trans_code: '2162',
    singkat: 'PSW',
    id: 'Pesan buku warkat',
    en: 'Order a cheque book',
    call: { as: 'PROCESSOR', rpc: 'warkat.pesan', path: 'flow/pesan-warkat', menus: ['pesan-warkat'] },
    check: twoPersonChange('oto-terbit-warkat', '/warkat/order'),
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
    ...internalPosting,
    undo: null,
    duty: 'COUNTER',
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
    check: twoPersonChange('oto-terbit-warkat', '/warkat/cancel-order'),
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

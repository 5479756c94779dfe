import { type OperationDefinitions, twoFromABillion } from '#lib/operations/definition.ts';
import { internalPosting, twoPersonChange } from '#lib/operations/kinds.ts';

/** The central bank asks this of the bank itself (core/payments/README.md). */
export const centralBank = {
  TAGIHAN_BANK_SENTRAL: {
    trans_code: '2095',
    singkat: 'TBS',
    id: 'Tagihan bank sentral',
    en: 'Bill of the central bank',
    ...internalPosting,
    undo: 'MIRROR',
    duty: 'BOOKS',
    call: {
      as: 'PROCESSOR',
      rpc: 'settlement.tagihan',
      path: 'flow/tagihan-bank-sentral',
      menus: ['tagihan-bank-sentral'],
    },
    check: { ...twoPersonChange('oto-tagihan-bank-sentral', '/settlement/bill'), levels: twoFromABillion },
    screen: {
      menu: 'tagihan-bank-sentral',
      parent: 'kliring',
      title: 'menu.tagihanBankSentral',
      route: '/settlement/bill',
      icon: 'receipt',
      roles: ['HO_FINANCE_STAFF'],
    },
  },
} as const satisfies OperationDefinitions;

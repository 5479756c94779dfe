import type { OperationDefinitions } from '#lib/operations/definition.ts';
import { internalPosting, twoPersonChange } from '#lib/operations/kinds.ts';

/** A count found a shortage or an overage, which stays until it is repaid, given back, written off or income. */
export const cashDifferences = {
  SELESAI_SELISIH_TUNAI: {
    trans_code: '1530',
    singkat: 'SST',
    id: 'Penyelesaian selisih kas tunai',
    en: 'End a cash difference in cash',
    leaves: 'JOURNAL',
    group: 'TUNAI',
    daily: null,
    cash: 'CUSTOMER',
    // An overage goes to its claimant; an officer's repayment comes in and asks nobody.
    identity: 'BEARER',
    customer: false,
    undo: null,
    duty: 'COUNTER',
    call: {
      as: 'PROCESSOR',
      rpc: 'vault.selesaiSelisihTunai',
      path: 'flow/selesai-selisih-tunai',
      menus: ['selesai-selisih-tunai'],
    },
    check: twoPersonChange('oto-selisih-kas', '/vault/difference-cash'),
    screen: {
      menu: 'selesai-selisih-tunai',
      parent: 'kas',
      title: 'menu.selesaiSelisihTunai',
      route: '/vault/difference-cash',
      icon: 'cash-coin',
      roles: ['TELLER'],
    },
  },
  SELESAI_SELISIH: {
    trans_code: '1531',
    singkat: 'SSK',
    id: 'Penyelesaian selisih kas',
    en: 'End a cash difference',
    ...internalPosting,
    undo: null,
    duty: 'BOOKS',
    call: { as: 'PROCESSOR', rpc: 'vault.selesaiSelisih', path: 'flow/selesai-selisih', menus: ['selesai-selisih'] },
    check: twoPersonChange('oto-selisih-kas', '/vault/difference'),
    screen: {
      menu: 'selesai-selisih',
      parent: 'kas',
      title: 'menu.selesaiSelisih',
      route: '/vault/difference',
      icon: 'check2-square',
      roles: ['BACK_OFFICE', 'OPS_MANAGER', 'HO_FINANCE_STAFF'],
    },
  },
} as const satisfies OperationDefinitions;

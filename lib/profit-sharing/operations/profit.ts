import type { OperationDefinitions } from '#lib/operations/definition.ts';
import { internalRecord, twoPersonChange } from '#lib/operations/kinds.ts';

/** Two persons of head office set the rate of a month, and undo the shares by it. */
export const profit = {
  TETAPKAN_HI1000: {
    trans_code: '1620',
    singkat: 'PHI',
    id: 'Penetapan HI-1000',
    en: 'Setting HI-1000',
    ...internalRecord,
    undo: null,
    duty: 'BOOKS',
    call: { as: 'PROCESSOR', rpc: 'profit.tetapkanHi1000', path: 'flow/tetapkan-hi1000', menus: ['tetapkan-hi1000'] },
    check: twoPersonChange('oto-hi1000', '/profit/hi1000/set'),
    screen: {
      menu: 'tetapkan-hi1000',
      parent: 'buku-besar',
      title: 'menu.tetapkanHi1000',
      route: '/profit/hi1000/set',
      icon: 'cash-coin',
      roles: ['HO_FINANCE_STAFF'],
    },
  },
  BATAL_HI1000: {
    trans_code: '1622',
    singkat: 'BHI',
    id: 'Pembatalan bagi hasil sebulan',
    en: 'Undoing a month’s shares',
    ...internalRecord,
    undo: null,
    duty: 'BOOKS',
    call: {
      as: 'PROCESSOR',
      rpc: 'profit.batalHi1000',
      path: 'flow/batal-bagi-hasil',
      menus: ['batal-bagi-hasil'],
    },
    check: twoPersonChange('oto-hi1000', '/profit/hi1000/undo'),
    screen: {
      menu: 'batal-bagi-hasil',
      parent: 'buku-besar',
      title: 'menu.batalBagiHasil',
      route: '/profit/hi1000/undo',
      icon: 'arrow-counterclockwise',
      roles: ['HO_FINANCE_STAFF'],
    },
  },
  TETAPKAN_BONUS: {
    trans_code: '1629',
    singkat: 'PBN',
    id: 'Penetapan bonus wadiah',
    en: 'Deciding a wadiah bonus',
    ...internalRecord,
    undo: null,
    duty: 'BOOKS',
    call: { as: 'PROCESSOR', rpc: 'profit.tetapkanBonus', path: 'flow/tetapkan-bonus', menus: ['tetapkan-bonus'] },
    check: twoPersonChange('oto-bonus', '/profit/bonus/set'),
    screen: {
      menu: 'tetapkan-bonus',
      parent: 'buku-besar',
      title: 'menu.tetapkanBonus',
      route: '/profit/bonus/set',
      icon: 'cash-coin',
      roles: ['HO_FINANCE_STAFF'],
    },
  },
} as const satisfies OperationDefinitions;

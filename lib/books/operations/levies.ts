import { type OperationDefinitions, twoFromABillion } from '#lib/operations/definition.ts';
import { internalPosting, twoPersonChange } from '#lib/operations/kinds.ts';

/** The bank collects levies for others, and pays them on. */
export const levies = {
  SETOR_PUNGUTAN: {
    trans_code: '1865',
    singkat: 'SPZ',
    id: 'Setoran pajak dan zakat',
    en: 'Payment of taxes and zakat',
    ...internalPosting,
    undo: 'MIRROR',
    duty: 'BOOKS',
    call: {
      as: 'PROCESSOR',
      rpc: 'finance.setorPungutan',
      path: 'flow/setor-pungutan',
      menus: ['setor-pungutan'],
    },
    check: { ...twoPersonChange('oto-setor-pungutan', '/finance/levy'), levels: twoFromABillion },
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

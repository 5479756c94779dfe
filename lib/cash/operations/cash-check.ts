import type { OperationDefinitions } from '#lib/operations/definition.ts';
import { twoPersonChange } from '#lib/operations/kinds.ts';

/** Cash is counted without notice before somebody from outside the branch. */
export const cashCheck = {
  PERIKSA_KAS: {
    trans_code: '1538',
    singkat: 'PKM',
    id: 'Pemeriksaan kas mendadak',
    en: 'Surprise cash count',
    leaves: 'JOURNAL',
    group: 'TUNAI',
    daily: null,
    cash: null,
    customer: false,
    hours: 'WORK',
    blind: true,
    undo: null,
    duty: null,
    call: { as: 'PROCESSOR', rpc: 'vault.periksaKas', path: 'flow/periksa-kas', menus: ['periksa-kas'] },
    check: { ...twoPersonChange('oto-periksa-kas', '/vault/check'), by: 'HO_FINANCE' },
    screen: {
      menu: 'periksa-kas',
      parent: 'kas',
      title: 'menu.periksaKas',
      route: '/vault/check',
      icon: 'search',
      roles: ['TELLER', 'HEAD_TELLER'],
    },
  },
} as const satisfies OperationDefinitions;

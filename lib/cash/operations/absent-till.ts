import type { OperationDefinitions } from '#lib/operations/definition.ts';
import { twoPersonChange } from '#lib/operations/kinds.ts';

/** Two persons do these for an absent teller. */
export const absentTill = {
  TUTUP_KAS_BERHALANGAN: {
    trans_code: '1508',
    singkat: 'TKB',
    id: 'Tutup kas teller berhalangan',
    en: 'Close till of an absent teller',
    leaves: 'JOURNAL',
    group: 'TUNAI',
    daily: null,
    cash: 'TO_VAULT',
    customer: false,
    hours: 'WORK',
    undo: null,
    duty: 'VAULT',
    call: {
      as: 'PROCESSOR',
      rpc: 'vault.tutupKasBerhalangan',
      path: 'flow/tutup-kas-berhalangan',
      menus: ['tutup-kas-berhalangan'],
    },
    check: twoPersonChange('oto-tutup-kas-berhalangan', '/vault/absent'),
    screen: {
      menu: 'tutup-kas-berhalangan',
      parent: 'kas',
      title: 'menu.tutupKasBerhalangan',
      route: '/vault/absent',
      icon: 'person-gear',
      roles: ['HEAD_TELLER', 'OPS_MANAGER'],
    },
  },
} as const satisfies OperationDefinitions;

import type { OperationDefinitions } from '#lib/operations/definition.ts';
import { internalRecord, twoPersonChange } from '#lib/operations/kinds.ts';

/** The bank waives fees of the end of day for one account. */
export const feeWaiver = {
  BEBAS_BIAYA: {
    trans_code: '1693',
    singkat: 'BBY',
    id: 'Pembebasan biaya rekening',
    en: 'Waiver of an account fee',
    ...internalRecord,
    duty: null,
    undo: { by: 'CABUT_BEBAS_BIAYA' },
    call: { as: 'PROCESSOR', rpc: 'savings.bebasBiaya', path: 'flow/bebas-biaya', menus: ['bebas-biaya'] },
    check: twoPersonChange('oto-bebas-biaya', '/savings/waive-fee'),
    screen: {
      menu: 'bebas-biaya',
      parent: 'pemeliharaan-rekening',
      title: 'menu.bebasBiaya',
      route: '/savings/waive-fee',
      icon: 'cash-coin',
      roles: ['CS', 'BACK_OFFICE'],
    },
  },
  CABUT_BEBAS_BIAYA: {
    trans_code: '1694',
    singkat: 'CBB',
    id: 'Pencabutan pembebasan biaya',
    en: 'End of a fee waiver',
    ...internalRecord,
    duty: null,
    undo: { by: 'BEBAS_BIAYA' },
    call: { as: 'PROCESSOR', rpc: 'savings.cabutBebasBiaya', path: 'flow/cabut-bebas-biaya', menus: ['bebas-biaya'] },
    check: twoPersonChange('oto-bebas-biaya', '/savings/end-waiver'),
    screen: null,
  },
} as const satisfies OperationDefinitions;

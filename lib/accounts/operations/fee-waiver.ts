import { type OperationDefinitions, oneChecker } from '#lib/operations/definition.ts';

const record = {
  leaves: 'RECORD',
  group: 'NON_TUNAI',
  daily: null,
  cash: null,
  customer: false,
  duty: null,
} as const;
const check = (form: string) =>
  ({
    right: 'oto-bebas-biaya',
    by: 'LADDER',
    levels: oneChecker,
    twoPersons: true,
    cashBefore: false,
    form,
  }) as const;

/** The bank waives fees of the end of day for one account. */
export const feeWaiver = {
  BEBAS_BIAYA: {
    trans_code: '1693',
    singkat: 'BBY',
    id: 'Pembebasan biaya rekening',
    en: 'Waiver of an account fee',
    ...record,
    undo: { by: 'CABUT_BEBAS_BIAYA' },
    call: { as: 'PROCESSOR', rpc: 'savings.bebasBiaya', path: 'flow/bebas-biaya', menus: ['bebas-biaya'] },
    check: check('/savings/waive-fee'),
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
    ...record,
    undo: { by: 'BEBAS_BIAYA' },
    call: { as: 'PROCESSOR', rpc: 'savings.cabutBebasBiaya', path: 'flow/cabut-bebas-biaya', menus: ['bebas-biaya'] },
    check: check('/savings/end-waiver'),
    screen: null,
  },
} as const satisfies OperationDefinitions;

import { type OperationDefinitions, twoFromABillion } from '#lib/operations/definition.ts';
import { twoPersonChange } from '#lib/operations/kinds.ts';

/** An employer's file pays salaries (domain: transfers, payroll). */
export const payroll = {
  BAYAR_GAJI: {
    trans_code: '2220',
    singkat: 'BGJ',
    id: 'Bayar gaji dari berkas',
    en: 'Pay salaries by file',
    leaves: 'JOURNAL',
    group: 'NON_TUNAI',
    daily: 'NON_TUNAI',
    cash: null,
    customer: true,
    large: true,
    undo: null,
    duty: 'COUNTER',
    call: { as: 'PROCESSOR', rpc: 'payroll.bayar', path: 'flow/bayar-gaji', menus: ['bayar-gaji'] },
    check: { ...twoPersonChange('oto-bayar-gaji', '/transfer/payroll'), levels: twoFromABillion },
    screen: {
      menu: 'bayar-gaji',
      parent: 'transfer',
      title: 'menu.bayarGaji',
      route: '/transfer/payroll',
      icon: 'people',
      roles: ['BACK_OFFICE'],
    },
  },
} as const satisfies OperationDefinitions;

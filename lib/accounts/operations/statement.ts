import type { OperationDefinitions } from '#lib/operations/definition.ts';
import { checkedBeyondLimits, counterOperation } from '#lib/operations/kinds.ts';

export const statement = {
  CETAK_STATEMENT: {
    trans_code: '1355',
    singkat: 'RKO',
    id: 'Cetak rekening koran',
    en: 'Statement of an account',
    ...counterOperation,
    group: 'NON_TUNAI',
    daily: null,
    cash: null,
    call: {
      as: 'PROCESSOR',
      rpc: 'statement.cetakStatement',
      path: 'cetak-statement',
      menus: ['cetak-statement'],
    },
    check: checkedBeyondLimits('oto-cetak-statement', '/savings/statement'),
    screen: {
      menu: 'cetak-statement',
      parent: 'informasi',
      title: 'menu.cetakStatement',
      route: '/savings/statement',
      icon: 'journal-text',
      roles: ['TELLER', 'CS', 'BACK_OFFICE'],
    },
  },
} as const satisfies OperationDefinitions;

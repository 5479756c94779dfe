import { type OperationDefinitions, oneChecker } from '#lib/operations/definition.ts';

export const statement = {
  CETAK_STATEMENT: {
    trans_code: '1355',
    singkat: 'RKO',
    id: 'Cetak rekening koran',
    en: 'Statement of an account',
    leaves: 'JOURNAL',
    group: 'NON_TUNAI',
    daily: null,
    cash: null,
    customer: true,
    undo: 'MIRROR',
    duty: 'COUNTER',
    call: {
      as: 'PROCESSOR',
      rpc: 'statement.cetakStatement',
      path: 'cetak-statement',
      menus: ['cetak-statement'],
    },
    check: {
      right: 'oto-cetak-statement',
      by: 'LADDER',
      levels: oneChecker,
      twoPersons: false,
      cashBefore: false,
      form: '/savings/statement',
    },
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

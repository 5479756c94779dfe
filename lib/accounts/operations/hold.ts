import { type OperationDefinitions, oneChecker } from '#lib/operations/definition.ts';

const record = {
  leaves: 'RECORD',
  group: 'NON_TUNAI',
  daily: null,
  cash: null,
  customer: false,
  duty: null,
} as const;
const check = (right: `oto-${string}`, form: string) =>
  ({ right, by: 'LADDER', levels: oneChecker, twoPersons: true, cashBefore: false, form }) as const;

/** These operations set and lift blocks of accounts and hold funds. */
export const hold = {
  BLOKIR_REKENING: {
    trans_code: '1320',
    singkat: 'BLR',
    id: 'Blokir rekening',
    en: 'Account block',
    ...record,
    undo: { by: 'BUKA_BLOKIR' },
    call: {
      as: 'PROCESSOR',
      rpc: 'savings.blokirRekening',
      path: 'flow/blokir-rekening',
      menus: ['blokir-rekening'],
    },
    check: check('oto-blokir-rekening', '/savings/block-account'),
    screen: {
      menu: 'blokir-rekening',
      parent: 'pemeliharaan-rekening',
      title: 'menu.blokirRekening',
      route: '/savings/block-account',
      icon: 'lock',
      // Head office may set itself what it asks for.
      roles: ['CS', 'BACK_OFFICE', 'HO_FINANCE_STAFF'],
    },
  },
  BUKA_BLOKIR: {
    trans_code: '1321',
    singkat: 'BBR',
    id: 'Buka blokir rekening',
    en: 'Lifting of an account block',
    ...record,
    undo: { by: 'BLOKIR_REKENING' },
    call: { as: 'PROCESSOR', rpc: 'savings.bukaBlokir', path: 'flow/buka-blokir', menus: ['blokir-rekening'] },
    check: check('oto-blokir-rekening', '/savings/unblock-account'),
    screen: null,
  },
  TAHAN_DANA: {
    trans_code: '1322',
    singkat: 'THD',
    id: 'Tahan dana',
    en: 'Hold of funds',
    ...record,
    undo: { by: 'LEPAS_DANA' },
    call: { as: 'PROCESSOR', rpc: 'savings.tahanDana', path: 'flow/tahan-dana', menus: ['tahan-dana'] },
    check: check('oto-tahan-dana', '/savings/hold-funds'),
    screen: {
      menu: 'tahan-dana',
      parent: 'pemeliharaan-rekening',
      title: 'menu.tahanDana',
      route: '/savings/hold-funds',
      icon: 'safe',
      roles: ['CS', 'BACK_OFFICE', 'HO_FINANCE_STAFF'],
    },
  },
  LEPAS_DANA: {
    trans_code: '1323',
    singkat: 'LPD',
    id: 'Lepas dana ditahan',
    en: 'Release of held funds',
    ...record,
    undo: { by: 'TAHAN_DANA' },
    call: { as: 'PROCESSOR', rpc: 'savings.lepasDana', path: 'flow/lepas-dana', menus: ['tahan-dana'] },
    check: check('oto-tahan-dana', '/savings/release-funds'),
    screen: null,
  },
  UBAH_TAHANAN: {
    trans_code: '1324',
    singkat: 'UTD',
    id: 'Ubah dana ditahan',
    en: 'Change of a hold',
    ...record,
    undo: { by: 'UBAH_TAHANAN' },
    call: { as: 'PROCESSOR', rpc: 'savings.ubahTahanan', path: 'flow/ubah-tahanan', menus: ['tahan-dana'] },
    check: check('oto-tahan-dana', '/savings/change-hold'),
    screen: null,
  },
} as const satisfies OperationDefinitions;

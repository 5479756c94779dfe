import { type OperationDefinitions, oneChecker } from '#lib/operations/definition.ts';

const common = {
  leaves: 'JOURNAL',
  group: 'NON_TUNAI',
  daily: null,
  cash: null,
  customer: false,
  undo: null,
  duty: null,
} as const;
const check = {
  right: 'oto-persediaan',
  by: 'LADDER',
  levels: oneChecker,
  twoPersons: true,
  cashBefore: false,
} as const;
const roles = ['BACK_OFFICE', 'HEAD_TELLER', 'HO_FINANCE_STAFF'] as const;

/** Security stationery is counted like cash. */
export const stationery = {
  HITUNG_PERSEDIAAN: {
    trans_code: '1533',
    singkat: 'HPS',
    id: 'Hitung persediaan warkat, buku, bilyet dan kartu',
    en: 'Count blank stationery',
    ...common,
    hours: 'WORK',
    call: {
      as: 'PROCESSOR',
      rpc: 'vault.hitungPersediaan',
      path: 'flow/hitung-persediaan',
      menus: ['hitung-persediaan'],
    },
    check: { ...check, form: '/vault/stationery-count' },
    screen: {
      menu: 'hitung-persediaan',
      parent: 'kas',
      title: 'menu.hitungPersediaan',
      route: '/vault/stationery-count',
      icon: 'check2-circle',
      roles,
    },
  },
  HILANG_PERSEDIAAN: {
    trans_code: '1534',
    singkat: 'HLP',
    id: 'Keluarkan persediaan yang hilang',
    en: 'Take missing stationery out of the stock',
    ...common,
    call: {
      as: 'PROCESSOR',
      rpc: 'vault.hilangPersediaan',
      path: 'flow/hilang-persediaan',
      menus: ['hilang-persediaan'],
    },
    check: { ...check, form: '/vault/stationery-missing' },
    screen: {
      menu: 'hilang-persediaan',
      parent: 'kas',
      title: 'menu.hilangPersediaan',
      route: '/vault/stationery-missing',
      icon: 'exclamation-triangle',
      roles,
    },
  },
  TEMU_PERSEDIAAN: {
    trans_code: '1535',
    singkat: 'TMP',
    id: 'Masukkan kembali persediaan yang ditemukan',
    en: 'Take found stationery back into the stock',
    ...common,
    call: {
      as: 'PROCESSOR',
      rpc: 'vault.temuPersediaan',
      path: 'flow/temu-persediaan',
      menus: ['temu-persediaan'],
    },
    check: { ...check, form: '/vault/stationery-found' },
    screen: {
      menu: 'temu-persediaan',
      parent: 'kas',
      title: 'menu.temuPersediaan',
      route: '/vault/stationery-found',
      icon: 'arrow-counterclockwise',
      roles,
    },
  },
} as const satisfies OperationDefinitions;

import type { OperationDefinitions } from '#lib/operations/definition.ts';
import { internalPosting, twoPersonChange } from '#lib/operations/kinds.ts';

const roles = ['BACK_OFFICE', 'HEAD_TELLER', 'HO_FINANCE_STAFF'] as const;

/** Security stationery is counted like cash. */
export const stationery = {
  HITUNG_PERSEDIAAN: {
    trans_code: '1533',
    singkat: 'HPS',
    id: 'Hitung persediaan warkat, buku, bilyet dan kartu',
    en: 'Count blank stationery',
    ...internalPosting,
    undo: null,
    duty: null,
    hours: 'WORK',
    call: {
      as: 'PROCESSOR',
      rpc: 'vault.hitungPersediaan',
      path: 'flow/hitung-persediaan',
      menus: ['hitung-persediaan'],
    },
    check: twoPersonChange('oto-persediaan', '/vault/stationery-count'),
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
    ...internalPosting,
    undo: null,
    duty: null,
    call: {
      as: 'PROCESSOR',
      rpc: 'vault.hilangPersediaan',
      path: 'flow/hilang-persediaan',
      menus: ['hilang-persediaan'],
    },
    check: twoPersonChange('oto-persediaan', '/vault/stationery-missing'),
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
    ...internalPosting,
    undo: null,
    duty: null,
    call: {
      as: 'PROCESSOR',
      rpc: 'vault.temuPersediaan',
      path: 'flow/temu-persediaan',
      menus: ['temu-persediaan'],
    },
    check: twoPersonChange('oto-persediaan', '/vault/stationery-found'),
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

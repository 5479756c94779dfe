import type { OperationDefinitions } from '#lib/operations/definition.ts';
import { internalRecord, twoPersonChange } from '#lib/operations/kinds.ts';

/** The books are kept and reported by these: the chart of accounts, the layouts of the statements, the budget. */
export const finance = {
  SIMPAN_AKUN_GL: {
    trans_code: '1861',
    singkat: 'AGL',
    id: 'Akun buku besar',
    en: 'Ledger account',
    ...internalRecord,
    undo: { by: 'SIMPAN_AKUN_GL' },
    duty: 'BOOKS',
    call: { as: 'PROCESSOR', rpc: 'finance.simpanAkunGl', path: 'flow/simpan-akun-gl', menus: ['akun-gl'] },
    check: twoPersonChange('oto-akun-gl', '/finance/account'),
    screen: {
      menu: 'akun-gl',
      parent: 'buku-besar',
      title: 'menu.akunGl',
      route: '/finance/account',
      icon: 'diagram-3',
      roles: ['HO_FINANCE_STAFF'],
    },
  },
  SIMPAN_SUSUNAN: {
    trans_code: '1862',
    singkat: 'SLP',
    id: 'Format laporan',
    en: 'Layout of a statement',
    ...internalRecord,
    undo: { by: 'SIMPAN_SUSUNAN' },
    duty: 'BOOKS',
    call: { as: 'PROCESSOR', rpc: 'finance.simpanSusunan', path: 'flow/simpan-susunan', menus: ['ubah-susunan'] },
    check: twoPersonChange('oto-susunan', '/finance/layout'),
    screen: {
      menu: 'ubah-susunan',
      parent: 'buku-besar',
      title: 'menu.ubahSusunan',
      route: '/finance/layout',
      icon: 'layout-three-columns',
      roles: ['HO_FINANCE_STAFF'],
    },
  },
  SIMPAN_ANGGARAN: {
    trans_code: '1863',
    singkat: 'AGR',
    id: 'Anggaran',
    en: 'Budget',
    ...internalRecord,
    undo: { by: 'SIMPAN_ANGGARAN' },
    duty: 'BOOKS',
    call: { as: 'PROCESSOR', rpc: 'finance.simpanAnggaran', path: 'flow/simpan-anggaran', menus: ['unggah-anggaran'] },
    check: twoPersonChange('oto-anggaran', '/finance/budget'),
    screen: {
      menu: 'unggah-anggaran',
      parent: 'buku-besar',
      title: 'menu.unggahAnggaran',
      route: '/finance/budget',
      icon: 'box-arrow-in-down',
      roles: ['HO_FINANCE_STAFF'],
    },
  },
} as const satisfies OperationDefinitions;

import type { OperationDefinitions } from '#lib/operations/definition.ts';
import { internalPosting, internalRecord, twoPersonChange } from '#lib/operations/kinds.ts';

/** The bank refuses sheets of its own, with consequences for their drawer (domain: clearing, DHN). */
export const unfunded = {
  TOLAK_WARKAT: {
    ...internalPosting,
    trans_code: '2170',
    singkat: 'TLW',
    id: 'Tolak warkat di loket',
    en: 'Dishonour an instrument at the counter',
    undo: null,
    duty: 'COUNTER',
    call: { as: 'PROCESSOR', rpc: 'warkat.tolak', path: 'flow/tolak-warkat', menus: ['tolak-warkat'] },
    check: twoPersonChange('oto-tolak-warkat', '/warkat/refuse'),
    screen: {
      menu: 'tolak-warkat',
      parent: 'warkat',
      title: 'menu.tolakWarkat',
      route: '/warkat/refuse',
      icon: 'x-lg',
      roles: ['CS', 'BACK_OFFICE'],
    },
  },
  LAPOR_WARKAT_KOSONG: {
    ...internalRecord,
    trans_code: '2171',
    singkat: 'LWK',
    id: 'Lapor penyelesaian warkat kosong',
    en: 'Settlement of an unfunded instrument',
    undo: null,
    duty: null,
    call: {
      as: 'PROCESSOR',
      rpc: 'warkat.laporSelesai',
      path: 'flow/lapor-warkat-kosong',
      menus: ['lapor-warkat-kosong'],
    },
    check: twoPersonChange('oto-tolak-warkat', '/warkat/settled'),
    screen: {
      menu: 'lapor-warkat-kosong',
      parent: 'warkat',
      title: 'menu.laporWarkatKosong',
      route: '/warkat/settled',
      icon: 'check2-square',
      roles: ['CS', 'BACK_OFFICE'],
    },
  },
  CANTUM_DHN: {
    ...internalRecord,
    trans_code: '2172',
    singkat: 'DHN',
    id: 'Cantumkan penarik dalam daftar hitam',
    en: 'List a drawer of unfunded instruments',
    undo: null,
    duty: null,
    call: { as: 'PROCESSOR', rpc: 'warkat.cantum', path: 'flow/cantum-dhn', menus: ['usulan-dhn'] },
    check: { ...twoPersonChange('oto-cantum-dhn', '/compliance/proposals/list'), by: 'COMPLIANCE' },
    screen: null,
  },
} as const satisfies OperationDefinitions;

import { type OperationDefinitions, oneChecker, twoFromABillion } from '#lib/operations/definition.ts';

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
    right: 'oto-perintah-tetap',
    by: 'LADDER',
    levels: oneChecker,
    twoPersons: true,
    cashBefore: false,
    form,
  }) as const;

/** Standing orders and automatic transfers move money by themselves. */
export const standing = {
  SIMPAN_SI: {
    trans_code: '1670',
    singkat: 'SIS',
    id: 'Instruksi tetap (SI)',
    en: 'Standing order',
    ...record,
    undo: { by: 'STATUS_PERINTAH' },
    call: { as: 'PROCESSOR', rpc: 'standing.simpanSi', path: 'flow/simpan-si', menus: ['simpan-si'] },
    check: check('/standing/order'),
    screen: {
      menu: 'simpan-si',
      parent: 'pemeliharaan-rekening',
      title: 'menu.simpanSi',
      route: '/standing/order',
      icon: 'arrow-left-right',
      roles: ['CS', 'BACK_OFFICE'],
    },
  },
  SIMPAN_ATS: {
    trans_code: '1671',
    singkat: 'ATS',
    id: 'Transfer otomatis (ATS)',
    en: 'Automatic transfer',
    ...record,
    undo: { by: 'STATUS_PERINTAH' },
    call: { as: 'PROCESSOR', rpc: 'standing.simpanAts', path: 'flow/simpan-ats', menus: ['simpan-ats'] },
    check: check('/standing/cover'),
    screen: {
      menu: 'simpan-ats',
      parent: 'pemeliharaan-rekening',
      title: 'menu.simpanAts',
      route: '/standing/cover',
      icon: 'arrow-left-right',
      roles: ['CS', 'BACK_OFFICE'],
    },
  },
  STATUS_PERINTAH: {
    trans_code: '1672',
    singkat: 'SPT',
    id: 'Status instruksi tetap',
    en: 'State of a standing order',
    ...record,
    undo: { by: 'STATUS_PERINTAH' },
    call: {
      as: 'PROCESSOR',
      rpc: 'standing.statusPerintah',
      path: 'flow/status-perintah',
      menus: ['simpan-si', 'simpan-ats'],
    },
    check: check('/standing/state'),
    screen: null,
  },
  // The end of day runs it for what is due; a person runs it for a period that failed.
  PERINTAH_TETAP: {
    trans_code: '1673',
    singkat: 'SIR',
    id: 'Instruksi tetap',
    en: 'Standing order run',
    leaves: 'JOURNAL',
    group: 'NON_TUNAI',
    daily: null,
    cash: null,
    customer: false,
    undo: 'MIRROR',
    duty: null,
    unattended: 'BANK',
    call: {
      as: 'PROCESSOR',
      rpc: 'standing.jalankan',
      path: 'flow/jalankan-perintah',
      menus: ['simpan-si', 'simpan-ats'],
    },
    check: { ...check('/standing/run'), levels: twoFromABillion },
    screen: null,
  },
} as const satisfies OperationDefinitions;

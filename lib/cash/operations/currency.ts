import { type OperationDefinitions, twoFromABillion } from '#lib/operations/definition.ts';
import {
  checkedBeyondLimits,
  counterOperation,
  internalPosting,
  internalRecord,
  twoPersonChange,
} from '#lib/operations/kinds.ts';

/** The bank sets the rates of a day, and buys and sells notes of foreign currency over the counter. */
export const currency = {
  JUAL_BELI_VALAS: {
    trans_code: '1441',
    singkat: 'JBV',
    id: 'Jual beli valas',
    en: 'Foreign notes bought or sold',
    ...counterOperation,
    group: 'TUNAI',
    // Cash leaves the bank in either direction.
    daily: 'TUNAI_KELUAR',
    cash: 'CUSTOMER',
    identity: 'PRESENTER',
    call: { as: 'PROCESSOR', rpc: 'currency.jualBeliValas', path: 'flow/jual-beli-valas', menus: ['jual-beli-valas'] },
    check: { ...checkedBeyondLimits('oto-jual-beli-valas', '/currency/exchange'), levels: twoFromABillion },
    screen: {
      menu: 'jual-beli-valas',
      parent: 'teller',
      title: 'menu.jualBeliValas',
      route: '/currency/exchange',
      icon: 'arrow-left-right',
      roles: ['TELLER'],
    },
  },
  VALAS_PUSAT: {
    trans_code: '1442',
    singkat: 'VLP',
    id: 'Valas kantor pusat',
    en: 'Currency of head office',
    ...internalPosting,
    undo: 'MIRROR',
    duty: 'BOOKS',
    call: { as: 'PROCESSOR', rpc: 'currency.valasPusat', path: 'flow/valas-pusat', menus: ['valas-pusat'] },
    check: { ...twoPersonChange('oto-valas-pusat', '/currency/bank-deal'), levels: twoFromABillion },
    screen: {
      menu: 'valas-pusat',
      parent: 'buku-besar',
      title: 'menu.valasPusat',
      route: '/currency/bank-deal',
      icon: 'arrow-left-right',
      roles: ['HO_FINANCE_STAFF'],
    },
  },
  SIMPAN_KURS: {
    trans_code: '2241',
    singkat: 'KRS',
    id: 'Kurs harian',
    en: 'Rates of a day',
    ...internalRecord,
    undo: { by: 'SIMPAN_KURS' },
    duty: 'BOOKS',
    call: { as: 'PROCESSOR', rpc: 'currency.simpanKurs', path: 'flow/simpan-kurs', menus: ['simpan-kurs'] },
    check: twoPersonChange('oto-simpan-kurs', '/currency/set-rate'),
    screen: {
      menu: 'simpan-kurs',
      parent: 'buku-besar',
      title: 'menu.simpanKurs',
      route: '/currency/set-rate',
      icon: 'pencil-square',
      roles: ['HO_FINANCE_STAFF'],
    },
  },
} as const satisfies OperationDefinitions;

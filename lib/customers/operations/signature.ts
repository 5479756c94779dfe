import { type OperationDefinitions, oneChecker } from '#lib/operations/definition.ts';

/** These operations decide how accounts are signed for. */
export const signature = {
  SIMPAN_SPESIMEN: {
    trans_code: '1250',
    singkat: 'SPM',
    id: 'Contoh tanda tangan',
    en: 'Signature specimens',
    leaves: 'RECORD',
    group: 'NON_TUNAI',
    daily: null,
    cash: null,
    customer: false,
    undo: { by: 'SIMPAN_SPESIMEN' },
    duty: null,
    call: { as: 'PROCESSOR', rpc: 'signature.simpanSpesimen', path: 'svs/spesimen', menus: ['simpan-spesimen'] },
    check: {
      right: 'oto-spesimen',
      by: 'LADDER',
      levels: oneChecker,
      twoPersons: true,
      cashBefore: false,
      form: '/signature/specimens',
    },
    screen: {
      menu: 'simpan-spesimen',
      parent: 'nasabah',
      title: 'menu.simpanSpesimen',
      route: '/signature/specimens',
      icon: 'pencil-square',
      roles: ['CS'],
    },
  },
} as const satisfies OperationDefinitions;

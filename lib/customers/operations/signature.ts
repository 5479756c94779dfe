import type { OperationDefinitions } from '#lib/operations/definition.ts';
import { internalRecord, twoPersonChange } from '#lib/operations/kinds.ts';

/** These operations decide how accounts are signed for. */
export const signature = {
  SIMPAN_SPESIMEN: {
    trans_code: '1250',
    singkat: 'SPM',
    id: 'Contoh tanda tangan',
    en: 'Signature specimens',
    ...internalRecord,
    undo: { by: 'SIMPAN_SPESIMEN' },
    duty: null,
    call: { as: 'PROCESSOR', rpc: 'signature.simpanSpesimen', path: 'svs/spesimen', menus: ['simpan-spesimen'] },
    check: twoPersonChange('oto-spesimen', '/signature/specimens'),
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

import type { OperationDefinitions } from '#lib/operations/definition.ts';
import { internalPosting, internalRecord, twoPersonChange } from '#lib/operations/kinds.ts';

export const account = {
  UBAH_REKENING: {
    trans_code: '1313',
    singkat: 'URK',
    id: 'Perubahan rekening',
    en: 'Change of an account',
    ...internalRecord,
    undo: { by: 'UBAH_REKENING' },
    duty: null,
    call: { as: 'PROCESSOR', rpc: 'maintenance.ubahRekening', path: 'flow/ubah-rekening', menus: ['ubah-rekening'] },
    check: twoPersonChange('oto-ubah-rekening', '/savings/maintain'),
    screen: {
      menu: 'ubah-rekening',
      parent: 'pemeliharaan-rekening',
      title: 'menu.ubahRekening',
      route: '/savings/maintain',
      icon: 'pencil',
      roles: ['CS', 'BACK_OFFICE'],
    },
  },
  PINDAH_CABANG: {
    trans_code: '1314',
    singkat: 'PCB',
    id: 'Pindah cabang rekening',
    en: 'Change of an account’s branch',
    ...internalPosting,
    undo: { by: 'PINDAH_CABANG' },
    duty: null,
    call: { as: 'PROCESSOR', rpc: 'maintenance.pindahCabang', path: 'flow/pindah-cabang', menus: ['pindah-cabang'] },
    check: twoPersonChange('oto-pindah-cabang', '/savings/move-branch'),
    screen: {
      menu: 'pindah-cabang',
      parent: 'pemeliharaan-rekening',
      title: 'menu.pindahCabang',
      route: '/savings/move-branch',
      icon: 'building',
      roles: ['CS', 'BACK_OFFICE'],
    },
  },
} as const satisfies OperationDefinitions;

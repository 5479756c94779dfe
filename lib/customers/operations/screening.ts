import type { OperationDefinitions } from '#lib/operations/definition.ts';
import { internalRecord, twoPersonChange } from '#lib/operations/kinds.ts';

/** Both persons for lists of names and possible hits are of compliance, since nobody else may learn of them. */
export const screening = {
  IMPOR_DAFTAR_NAMA: {
    trans_code: '1230',
    singkat: 'DFN',
    id: 'Daftar nama',
    en: 'List of names',
    ...internalRecord,
    undo: { by: 'IMPOR_DAFTAR_NAMA' },
    duty: null,
    call: { as: 'PROCESSOR', rpc: 'screening.imporDaftar', path: 'flow/impor-daftar-nama', menus: ['daftar-nama'] },
    check: { ...twoPersonChange('oto-daftar-nama', '/compliance/lists/import'), by: 'COMPLIANCE' },
    screen: null,
  },
  PUTUS_KECOCOKAN: {
    trans_code: '1231',
    singkat: 'KCK',
    id: 'Putusan kecocokan nama',
    en: 'Decision about a name',
    ...internalRecord,
    undo: { by: 'PUTUS_KECOCOKAN' },
    duty: null,
    call: { as: 'PROCESSOR', rpc: 'screening.putusKecocokan', path: 'flow/putus-kecocokan', menus: ['kecocokan'] },
    check: { ...twoPersonChange('oto-kecocokan', '/compliance/hits/decide'), by: 'COMPLIANCE' },
    screen: null,
  },
} as const satisfies OperationDefinitions;

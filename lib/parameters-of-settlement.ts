import { type ParameterDef, whole } from './parameter-def.ts';

/** How what goes to other banks is gathered (domain: transfers). */
export const ofSettlement = {
  skn_siklus_menit: whole(
    '60',
    [0, 1_440],
    'Batch SKN berangkat setiap (menit; 0: seketika)',
    'Batches of SKN leave every (minutes; 0: at once)',
  ),
} as const satisfies Record<string, ParameterDef>;

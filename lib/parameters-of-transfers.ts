import { amount, type ParameterDef } from './parameter-def.ts';

/** What money between banks is bound by (domain: transfers). */
export const ofTransfers = {
  skn_batas: amount('1000000000.00', 'Transfer SKN paling banyak (rupiah)', 'A transfer by SKN, at most (rupiah)', 1),
  skn_tunai_batas: amount(
    '1000000000.00',
    'Transfer SKN yang disetor tunai, paling banyak (rupiah)',
    'A transfer by SKN paid in cash, at most (rupiah)',
    1,
  ),
} as const satisfies Record<string, ParameterDef>;

import { read } from '#core/access/handler.ts';
import { biayaRekening } from './fee-queries.ts';
import { endWaiver, waiveFee } from './fee-waiver.ts';

/** What evenings ask of an account, and what of it the bank gives up. */
export const accountFees = {
  operations: { BEBAS_BIAYA: waiveFee, CABUT_BEBAS_BIAYA: endWaiver },
  handlers: () => ({ 'savings.biayaRekening': read(biayaRekening) }),
};

import { read } from '#core/access/handler.ts';
import { biayaRekening } from './fee-queries.ts';
import { endWaiver, waiveFee } from './fee-waiver.ts';

/** The fees that the end of the day charges an account, and the waivers of the bank. */
export const accountFees = {
  operations: { BEBAS_BIAYA: waiveFee, CABUT_BEBAS_BIAYA: endWaiver },
  handlers: () => ({ 'savings.biayaRekening': read(biayaRekening) }),
};

import { read } from '#core/access/handler.ts';
import { rekening, validateRekening } from './queries.ts';
import { reactivation } from './reactivation.ts';

/** Savings accounts. */
export const savings = {
  operations: { REAKTIVASI_REKENING: reactivation },
  handlers: () => ({
    'savings.rekening': read(rekening),
    'savings.validateRekening': read(validateRekening),
  }),
};

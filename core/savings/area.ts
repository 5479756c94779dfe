import { read } from '#core/access/handler.ts';
import { rekening, validateRekening } from './queries.ts';

/** Savings accounts. */
export const savings = {
  operations: {},
  handlers: () => ({
    'savings.rekening': read(rekening),
    'savings.validateRekening': read(validateRekening),
  }),
};

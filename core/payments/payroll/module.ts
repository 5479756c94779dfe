import { read } from '#core/access/handler.ts';
import { payPayroll } from './pay.ts';
import { baris, list, periksa } from './queries.ts';

/** Salaries of an employer, from a file to many accounts. */
export const payroll = {
  operations: { BAYAR_GAJI: payPayroll },
  handlers: () => ({
    'payroll.periksa': read(periksa),
    'payroll.list': read(list),
    'payroll.baris': read(baris),
  }),
};

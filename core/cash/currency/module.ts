import { read } from '#core/access/handler.ts';
import { exchange } from './exchange.ts';
import { kurs, kursHari, valuta } from './queries.ts';
import { saveRate } from './save-rate.ts';

/** Foreign currency: the rates of a day, and notes bought and sold. */
export const currency = {
  operations: { SIMPAN_KURS: saveRate, JUAL_BELI_VALAS: exchange },
  handlers: () => ({
    'currency.valuta': read(valuta),
    'currency.kurs': read(kurs),
    'currency.kursHari': read(kursHari),
  }),
};

import { exchange } from '#core/currency/exchange.ts';
import type { Operation } from '#core/engine/operation.ts';
import type { currency } from '#lib/operations/currency.ts';
import type { Examples } from './example.ts';

const trade = {
  kode_valuta: 'USD',
  nominal: '100.00',
  kurs_khusus: '',
  pecahan: [{ nominal: '100.00', lembar: 1 }],
  pecahan_rupiah: [],
  kembalian: [],
  keterangan: '',
};
const extra = null;

/** Examples of notes bought and sold. */
export const currencyExamples = {
  JUAL_BELI_VALAS: {
    operation: exchange as unknown as Operation,
    of: [
      {
        note: 'USD 100 bought at 16,500, the middle being 16,600',
        data: { ...trade, arah: 'BELI', kurs: '16500.00' },
        extra,
      },
      { note: 'USD 100 sold at 16,700', data: { ...trade, arah: 'JUAL', kurs: '16700.00' }, extra },
      {
        note: 'USD 100 sold at a special rate of 16,590, below the middle',
        data: { ...trade, arah: 'JUAL', kurs: '16700.00', kurs_khusus: '16590.00' },
        extra,
      },
    ],
  },
} satisfies Partial<Record<keyof typeof currency, Examples>>;

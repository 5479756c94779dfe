import { bankDeal } from '#core/books/entries/bank-deal.ts';
import { exchange } from '#core/cash/currency/exchange.ts';
import type { Operation } from '#core/engine/operation.ts';
import type { Examples } from '#dev/examples/example.ts';
import type { currency } from '#lib/cash/operations/currency.ts';

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
const deal = {
  rekening_valas: 'BANK_LAIN',
  kode_valuta: 'USD',
  kurs: '',
  rekening_rupiah: 'BANK_INDONESIA',
  kode_gl: '',
  keterangan: '',
};
const ofDeal = { ledger: new Map(), saldo: 1_000_000n };

/** Examples of notes bought and sold, and of head office's own currency. */
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
  VALAS_PUSAT: {
    operation: bankDeal as unknown as Operation,
    of: [
      {
        note: 'head office buys USD 1,000 from another bank at 16,650, the middle being 16,600',
        data: { ...deal, arah: 'BELI', nominal: '1000.00', kurs: '16650.00' },
        extra: ofDeal,
      },
      {
        note: 'head office pays USD 120 for its network',
        data: { ...deal, arah: 'BEBAN', nominal: '120.00', kode_gl: '603002' },
        extra: ofDeal,
      },
    ],
  },
} satisfies Partial<Record<keyof typeof currency, Examples>>;

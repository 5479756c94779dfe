import type { z } from 'zod';
import { openingCapital } from '#core/business-day/bank-day/opening-capital.ts';
import { type Bank, post, toRows } from './counter.ts';

/** Pieces per nominal in rupiah, notes and coins. */
const vaultStock = (notes: number, coins: number): Readonly<Record<string, number>> => ({
  '100000': notes,
  '50000': notes,
  '20000': notes,
  '10000': notes,
  '5000': notes,
  '2000': notes,
  '1000': notes,
  '500': coins,
  '200': coins,
  '100': coins,
  '50': coins,
});

/** Pays capital in as the owner: the application's role cannot post it. */
export const payIn = (
  { owner }: Pick<Bank, 'owner'>,
  input: z.input<typeof openingCapital.schema>,
  maker = 'finance1',
) => post({ owner, app: owner }, maker, openingCapital, input);

/** The founders' capital: notes and coins in every vault, and what head office keeps at Bank Indonesia. */
export async function payInCapital(bank: Bank): Promise<void> {
  await payIn(bank, {
    kode_cabang: '000',
    giro_bi: '50000000000.00',
    pecahan: toRows(vaultStock(1_000, 1_000)),
  });
  for (const [kode_cabang, count] of [
    ['001', 4_000],
    ['002', 2_000],
  ] as const) {
    await payIn(bank, { kode_cabang, pecahan: toRows(vaultStock(count, count)) });
  }
}

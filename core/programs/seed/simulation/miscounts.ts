import { closeTill } from '#core/cash/vault/close-till.ts';
import { closeTillOrCompare } from '#core/server/close-till.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';
import type { Pecahan } from '#types/proto/common.ts';
import type { World } from './world.ts';

/** Counts that differ from the books by one note of 100,000. */

const LARGE = '10000000';

type Stock = Readonly<Record<string, number>>;

/** Counts a stock; of a hundred counts `chance` find a large note too many, or miss one. */
export function countedNotes(
  world: World,
  stok: Stock,
  chance: number,
): { readonly stok: Stock; readonly off: boolean } {
  if (!world.habits.rails || chance === 0 || !world.random.percent(chance)) return { stok, off: false };
  const large = stok[LARGE] ?? 0;
  const found = large > 0 && world.random.percent(60) ? large - 1 : large + 1;
  return { stok: { ...stok, [LARGE]: found }, off: true };
}

/** The teller counts blind twice and only then reads the difference, which this returns; before the second count no till is closed with one. */
export async function reportedDifference(world: World, teller: string, pecahan: Pecahan[]): Promise<string> {
  const input = { kode_valuta: BOOK_CURRENCY, pecahan, selisih: '', keterangan: '', token_override: '' };
  const count = async () => closeTillOrCompare(await world.as(teller), { ...input, dry_run: 'T' });
  await count();
  await world.refuses('COUNT_AGAIN', () => world.act(teller, closeTill, { pecahan, keterangan: 'Tutup kas' }));
  const { selisih } = await count();
  return selisih;
}

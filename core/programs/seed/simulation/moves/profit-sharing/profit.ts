import { pembatalanBagiHasil } from '#core/profit-sharing/undo-shares.ts';
import { does } from '#core/programs/seed/simulation/by-code.ts';
import { setRatesOf } from '#core/programs/seed/simulation/ends-of-day.ts';
import type { Chore } from '#core/programs/seed/simulation/move.ts';
import type { World } from '#core/programs/seed/simulation/world.ts';
import { addMonthsAnchored } from '#lib/dates.ts';

/** Head office decides these about a month that is over: the bonus on wadiah, and shares that were wrong. */

const BONUS = '11';
/** Within so many days of the next month somebody finds that the shares were wrong. */
const FOUND = 12;

const monthBefore = ({ date }: World): string => addMonthsAnchored(`${date.slice(0, 7)}-01`, -1, 1).slice(0, 7);

/** A bonus for the month that is over, where none was decided yet; a bank gives none in some months. */
async function setBonus(world: World, bulan: string): Promise<void> {
  const [known] = await world.app`
    select from wadiah_bonus where kode_produk = ${BONUS} and bulan = ${bulan}::date`;
  if (known || !world.random.percent(30)) return;
  await does(world, world.office.maker, 'TETAPKAN_BONUS', {
    kode_produk: BONUS,
    bulan,
    tarif: `0.${world.random.between(1, 9)}`,
    alasan: 'Keputusan direksi',
  });
}

/** Reverses the shares of the month that is over as a whole and sets its rate again, unless something blocks it. */
async function undoShares(world: World, bulan: string): Promise<void> {
  const [rate] = await world.app<{ pool: string }[]>`
    select pool from hi1000 where bulan = ${bulan}::date and putaran = 1 order by pool limit 1`;
  if (!rate || Number.parseInt(world.date.slice(8), 10) > FOUND || !world.random.percent(30)) return;
  const seen = await pembatalanBagiHasil(await world.as(world.office.maker), { ...rate, bulan });
  if (seen.halangan.length > 0) return;
  await does(world, world.office.maker, 'BATAL_HI1000', {
    ...rate,
    bulan,
    sidik: seen.sidik,
    alasan: 'Pendapatan pembiayaan kurang dicatat',
  });
  await setRatesOf(world, bulan.slice(0, 7));
}

/** Head office's first work in a new month. */
export const closeMonth: Chore = {
  name: 'bulan yang lewat',
  makes: ['TETAPKAN_BONUS', 'BATAL_HI1000', 'TETAPKAN_HI1000'],
  run: async (world, crew) => {
    if (crew !== world.crews[0]) return;
    const bulan = `${monthBefore(world)}-01`;
    const [lived] = await world.app`select from hi1000 where bulan = ${bulan}::date`;
    if (!lived) return;
    await undoShares(world, bulan);
    await setBonus(world, bulan);
  },
};

import { does } from '#core/programs/seed/simulation/by-code.ts';
import type { Move } from '#core/programs/seed/simulation/move.ts';
import type { World } from '#core/programs/seed/simulation/world.ts';
import { addDays } from '#lib/dates.ts';

/** Holidays that joint decrees put in and withdraw. */

interface Holiday {
  readonly tanggal: string;
  readonly nama: string;
  readonly dasar: string;
}

/** Two persons of head office change the holidays of the year of a day. */
async function changeCalendar(
  world: World,
  tanggal: string,
  change: (libur: readonly Holiday[]) => readonly Holiday[],
): Promise<void> {
  const tahun = tanggal.slice(0, 4);
  const [stored] = await world.app<
    { versi: number }[]
  >`select versi from calendar_year where tahun = ${tahun}::integer`;
  const libur = await world.app<Holiday[]>`
    select tanggal, nama, dasar from holiday where tahun = ${tahun}::integer order by tanggal`;
  await does(world, world.office.maker, 'SIMPAN_KALENDER', {
    ...(stored ? { aksi: 'UBAH', versi: stored.versi } : { aksi: 'BUAT' }),
    tahun,
    libur: change(libur),
    alasan: 'Surat keputusan bersama',
  });
}

const decreed = (tanggal: string): Holiday => ({ tanggal, nama: 'Cuti bersama', dasar: 'SKB tiga menteri' });
const without =
  (tanggal: string) =>
  (libur: readonly Holiday[]): readonly Holiday[] =>
    libur.filter((each) => each.tanggal !== tanggal);

/** A joint decree makes a day of the far future a holiday, which moves no day of the run itself. */
export const setHoliday: Move = {
  name: 'kalender hari libur',
  weight: 1,
  makes: ['SIMPAN_KALENDER'],
  may: ['NO_CHANGE'],
  run: async (world) => {
    const tanggal = addDays(world.date, world.random.between(400, 700));
    await changeCalendar(world, tanggal, (libur) => [...without(tanggal)(libur), decreed(tanggal)]);
    return true;
  },
};

/** A decree of the last days reaches the bank within a week or two, and now and then it is withdrawn; one such day in six weeks. */
const NEAR = 12;
const APART = 42;

/** A day of the next days becomes a holiday, which moves due dates, clearing and perhaps a month's end. */
export const setNearHoliday: Move = {
  name: 'cuti bersama mendadak',
  weight: 1,
  makes: ['SIMPAN_KALENDER'],
  may: ['CALENDAR_BEGUN'],
  run: async (world) => {
    const [near] = await world.app<{ tanggal: string }[]>`
      select tanggal from holiday where nama = 'Cuti bersama' and tanggal between ${addDays(world.date, -APART)} and ${addDays(world.date, APART)} order by tanggal desc limit 1`;
    if (near) {
      if (near.tanggal <= world.date || !world.random.percent(30)) return false;
      await changeCalendar(world, near.tanggal, without(near.tanggal));
      return true;
    }
    const [day] = await world.app<{ tanggal: string }[]>`
      select next_business_day(${addDays(world.date, world.random.between(0, NEAR))}::date) as tanggal`;
    if (!day) return false;
    await changeCalendar(world, day.tanggal, (libur) => [...libur, decreed(day.tanggal)]);
    return true;
  },
};

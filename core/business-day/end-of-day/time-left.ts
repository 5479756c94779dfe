import type { Db } from '#core/db/client.ts';

/** So many earlier ends of day of the branch estimate the time of a step. */
const RUNS = 5;

interface StepTime {
  readonly run: string;
  readonly kode: string;
  readonly status: string;
  readonly bagian: number;
  readonly selesai: number;
  readonly ulang: number;
  /** Milliseconds since it was begun; null: not yet. */
  readonly sejak: number | null;
  /** Milliseconds it took on earlier runs; null: it was never measured. */
  readonly biasa: number | null;
}

/** Known times of an end of day. */
export interface Times {
  /** Milliseconds until its end; null: it cannot be known yet. */
  readonly left: number | null;
  /** Time of each step that is not done, from earlier ends of day, in milliseconds. */
  readonly usual: ReadonlyMap<string, number>;
}

/** Milliseconds one step still takes: by the parts it has done itself where there are some, else by earlier runs; null: unknown. */
function leftOf({ status, bagian, selesai, ulang, sejak, biasa }: StepTime): number | null {
  if (status === 'MENUNGGU' || sejak === null) return biasa;
  if (bagian === selesai && bagian > 0) return 0;
  // A step that waited once has no pace to go by.
  if (selesai > 0 && ulang === 0) return (sejak / selesai) * (bagian - selesai);
  if (biasa === null) return null;
  return bagian > 1 ? (biasa * (bagian - selesai)) / bagian : Math.max(0, biasa - sejak);
}

/**
 * Estimates how long ends of day that are under way still take, by their runs: the present step by the parts done at the next end of day, the rest by what earlier
 * ends of day of the same branch took where nothing held them up.
 */
export async function timesOf(db: Db, runs: readonly string[]): Promise<ReadonlyMap<string, Times>> {
  if (runs.length === 0) return new Map();
  const rows = await db<StepTime[]>`
    select s.run, s.kode, s.status, s.bagian, s.ulang, c.selesai, (extract(epoch from clock_timestamp() - s.mulai) * 1000)::float8 as sejak,
           h.biasa::float8 as biasa
    from eod_step s join eod_run e using (run)
    cross join lateral (select count(*)::integer as selesai from eod_chunk c where c.run = s.run and c.urut = s.urut and c.status = 'SELESAI') c
    cross join lateral (
      select avg(x.lama) as biasa from (
        select extract(epoch from y.selesai - y.mulai) * 1000 as lama from eod_run v join eod_step y on y.run = v.run and y.kode = s.kode
        where v.kode_cabang = e.kode_cabang and v.tanggal < e.tanggal and y.status = 'SELESAI' and y.ulang = 0
        order by v.tanggal desc limit ${RUNS}) x) h
    where s.run = any (${runs}::uuid[]) and s.status <> 'SELESAI' and e.status = 'BERJALAN' order by s.run, s.urut`;
  return new Map(
    [...Map.groupBy(rows, ({ run }) => run)].map(([run, steps]) => {
      const left = steps.reduce<number | null>((sum, step) => {
        const its = leftOf(step);
        return sum === null || its === null ? null : sum + its;
      }, 0);
      const usual = new Map(steps.flatMap(({ kode, biasa }) => (biasa === null ? [] : [[kode, biasa] as const])));
      return [run, { left, usual }];
    }),
  );
}

/** Milliseconds as whole seconds, rounded up; '' for what is not known. */
export const secondsText = (ms: number | null | undefined): string => (ms == null ? '' : String(Math.ceil(ms / 1000)));

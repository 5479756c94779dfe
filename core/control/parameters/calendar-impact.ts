import type { Db } from '#core/db/client.ts';
import { type IsBusinessDay, nextDue, runDay } from '#lib/accounts/standing-order-dates.ts';
import { type HolidayRule, holidayRules, type OrderPeriod } from '#lib/accounts/standing-orders.ts';
import { addDays, isWeekend } from '#lib/dates.ts';

/** The number of records that go from one day to another; null: they do not run at all. */
interface Move {
  readonly lama: string;
  readonly baru: string | null;
  readonly jumlah: number;
}
/** The dates of one kind that a change of the calendar moves. */
export interface Impact {
  readonly kolom: string;
  readonly moves: readonly Move[];
}

/** No run of days without business is longer; dates further away do not move. */
const REACH_DAYS = 30;

interface Calendars {
  readonly before: IsBusinessDay;
  readonly after: IsBusinessDay;
}
type Sums = Map<string, Move>;

function add(sums: Sums, lama: string, baru: string | null, jumlah: number): void {
  const key = `${lama}/${baru ?? ''}`;
  sums.set(key, { lama, baru, jumlah: (sums.get(key)?.jumlah ?? 0) + jumlah });
}
const sorted = (sums: Sums): Move[] => [...sums.values()].sort((a, b) => (a.lama < b.lama ? -1 : 1));

/** Returns days around the changed ones on which a due date runs on another day than before, by one rule or the other. */
function movedDays(changed: readonly string[], { before, after }: Calendars): string[] {
  const near = new Set(
    changed.flatMap((day) => Array.from({ length: 2 * REACH_DAYS + 1 }, (_, at) => addDays(day, at - REACH_DAYS))),
  );
  return [...near]
    .filter((day) => holidayRules.some((rule) => runDay(day, rule, before) !== runDay(day, rule, after)))
    .sort();
}

interface DueRow {
  hari: string;
  jumlah: number;
}

/** Due dates stay as agreed; one on a holiday is paid on the next business day (domain: deposits, maturity). */
function paidLater(rows: readonly DueRow[], { before, after }: Calendars): Move[] {
  const sums: Sums = new Map();
  for (const { hari, jumlah } of rows) {
    const lama = runDay(hari, 'SESUDAH', before) ?? hari;
    const baru = runDay(hari, 'SESUDAH', after) ?? hari;
    if (lama !== baru) add(sums, lama, baru, jumlah);
  }
  return sorted(sums);
}

interface OrderRow {
  periode: OrderPeriod;
  setiap: number;
  hari: number;
  mulai: string;
  sampai: string | null;
  hari_libur: HolidayRule;
  jumlah: number;
}

/** Counts standing orders that run on another day, or not at all; daily ones by the days they gain and lose. */
function ordersMoved(rows: readonly OrderRow[], days: readonly string[], { before, after }: Calendars): Move[] {
  const sums: Sums = new Map();
  for (const { jumlah, ...row } of rows) {
    const schedule = { ...row, kali: null };
    for (const day of days) {
      if (row.periode === 'HARIAN') {
        const inForce = day >= row.mulai && (row.sampai === null || day <= row.sampai);
        if (inForce && before(day) && !after(day)) add(sums, day, null, jumlah);
        continue;
      }
      if (nextDue(schedule, addDays(day, -1), 0, after) !== day) continue;
      const [lama, baru] = [runDay(day, row.hari_libur, before), runDay(day, row.hari_libur, after)];
      if (lama !== baru) add(sums, lama ?? day, baru, jumlah);
    }
  }
  return sorted(sums);
}

/** Clearing of a day that becomes a holiday moves to the next business day; a day that becomes a business day takes its own again. */
function cyclesMoved(changed: readonly string[], { before, after }: Calendars, cycles: number): Move[] {
  const sums: Sums = new Map();
  for (const day of changed) {
    const [lama, baru] = [runDay(day, 'SESUDAH', before), runDay(day, 'SESUDAH', after)];
    if (lama !== null && lama !== baru) add(sums, lama, baru, cycles);
  }
  return sorted(sums);
}

/** Returns the last business day of each month that a change touches, where it becomes another. */
function monthEnds(changed: readonly string[], { before, after }: Calendars): Move[] {
  const sums: Sums = new Map();
  for (const month of new Set(changed.map((day) => day.slice(0, 7)))) {
    const last = addDays(`${addDays(`${month}-28`, 7).slice(0, 7)}-01`, -1);
    const [lama, baru] = [runDay(last, 'SEBELUM', before), runDay(last, 'SEBELUM', after)];
    if (lama !== null && lama !== baru) add(sums, lama, baru, 1);
  }
  return sorted(sums);
}

async function calendars(db: Db, added: readonly string[], withdrawn: readonly string[]): Promise<Calendars> {
  const rows = await db<{ tanggal: string }[]>`select tanggal from holiday`;
  const before = new Set(rows.map(({ tanggal }) => tanggal));
  const after = new Set([...before, ...added].filter((day) => !withdrawn.includes(day)));
  const works =
    (holidays: ReadonlySet<string>): IsBusinessDay =>
    (day) =>
      !isWeekend(day) && !holidays.has(day);
  return { before: works(before), after: works(after) };
}

/**
 * Computes the moves when days become holidays or business days again: pay-outs and shares of deposits, standing orders, good-funds days of lodged
 * instruments, clearing cycles, month ends. It reads the present books and writes nothing.
 */
export async function calendarImpact(
  db: Db,
  added: readonly string[],
  withdrawn: readonly string[],
): Promise<readonly Impact[]> {
  const changed = [...added, ...withdrawn].filter((day) => !isWeekend(day)).sort();
  if (changed.length === 0) return [];
  const both = await calendars(db, added, withdrawn);
  const days = movedDays(changed, both);
  const [maturities, shares, orders, sheets, [cycles]] = await Promise.all([
    db<DueRow[]>`
      select d.jatuh_tempo as hari, count(*)::integer as jumlah from deposit d
      where d.status = 'AKTIF' and d.jatuh_tempo = any (${days}::date[]) group by 1`,
    db<DueRow[]>`
      select m.hari, count(*)::integer as jumlah from deposit d
        cross join lateral generate_series(1, d.urut * d.tenor) g cross join lateral (select (d.tanggal_valuta + make_interval(months => g))::date as hari) m
      where d.status = 'AKTIF' and m.hari > d.bagi_hasil_sampai and m.hari = any (${days}::date[]) group by 1`,
    db<OrderRow[]>`
      select periode, setiap, hari, mulai, sampai, hari_libur, count(*)::integer as jumlah from standing_order
      where status = 'AKTIF' and (sampai is null or sampai >= ${days[0] ?? ''}::date) group by 1, 2, 3, 4, 5, 6`,
    db<Move[]>`
      select lama, baru, count(*)::integer as jumlah from warkat_moved_by_calendar(${[...added]}::date[], ${[...withdrawn]}::date[], false) group by 1, 2 order by 1, 2`,
    db<{ jumlah: number }[]>`
      select count(*)::integer as jumlah from clearing_cycle c join (
        select distinct on (wilayah) wilayah, berlaku_sejak from clearing_schedule where berlaku_sejak <= ${changed[0] ?? ''}::date
        order by wilayah, berlaku_sejak desc) s using (wilayah, berlaku_sejak)`,
  ]);
  return [
    { kolom: 'dampak_jatuh_tempo', moves: paidLater(maturities, both) },
    { kolom: 'dampak_bagi_hasil', moves: paidLater(shares, both) },
    { kolom: 'dampak_perintah', moves: ordersMoved(orders, days, both) },
    { kolom: 'dampak_dana_efektif', moves: sheets.map((row) => ({ ...row })) },
    { kolom: 'dampak_siklus', moves: cyclesMoved(changed, both, cycles?.jumlah ?? 0) },
    { kolom: 'dampak_akhir_bulan', moves: monthEnds(changed, both) },
  ].filter(({ moves }) => moves.length > 0);
}

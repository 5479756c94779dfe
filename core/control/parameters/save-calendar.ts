import type { z } from 'zod';
import type { Db } from '#core/db/client.ts';
import { dataSubject } from '#core/engine/data-subject.ts';
import type { FieldChange, Operation, Rule } from '#core/engine/operation.ts';
import { reject } from '#core/engine/operation.ts';
import { recordChange } from '#core/engine/record-change.ts';
import { saveCalendarData } from '#lib/business-day/schemas/calendar.ts';
import { addDays, daysInMonth, isWeekend, toDisplay } from '#lib/dates.ts';
import { calendarImpact, type Impact } from './calendar-impact.ts';

type Data = z.output<typeof saveCalendarData>;
type Holiday = Data['libur'][number];

interface Extra {
  /** The bank's day: it and all before it stay unchanged. */
  readonly today: string;
  /** The version of the year's calendar; null before it has one. */
  readonly versi: number | null;
  readonly now: readonly Holiday[];
  readonly added: readonly Holiday[];
  readonly withdrawn: readonly Holiday[];
  /** A changed day that an end of day under way uses; null for none. */
  readonly counted: string | null;
  readonly impact: readonly Impact[];
}

async function load(db: Db, { tahun, libur }: Data): Promise<Extra> {
  const [[state], now] = await Promise.all([
    db<{ today: string; versi: number | null }[]>`
      select max(b.accounting_date) as today, (select y.versi from calendar_year y where y.tahun = ${tahun}::integer) as versi from branch b`,
    db<Holiday[]>`select tanggal, nama, dasar from holiday where tahun = ${tahun}::integer order by tanggal`,
  ]);
  const before = new Set(now.map(({ tanggal }) => tanggal));
  const after = new Set(libur.map(({ tanggal }) => tanggal));
  const added = libur.filter(({ tanggal }) => !before.has(tanggal));
  const withdrawn = now.filter(({ tanggal }) => !after.has(tanggal));
  const days = (rows: readonly Holiday[]) => rows.map(({ tanggal }) => tanggal);
  const [[counted], impact] = await Promise.all([
    db<{ hari: string | null }[]>`
      select min(x.hari) as hari from (
        select h as hari from unnest(${days(added)}::date[]) h where day_is_counted_on(h, true)
        union all select h from unnest(${days(withdrawn)}::date[]) h where day_is_counted_on(h, false)) x`,
    calendarImpact(db, days(added), days(withdrawn)),
  ]);
  return {
    today: state?.today ?? '',
    versi: state?.versi ?? null,
    now: [...now],
    added,
    withdrawn,
    counted: counted?.hari ?? null,
    impact,
  };
}

const asSeen: Rule<Data, Extra> = {
  name: 'asSeen',
  check: ({ data, extra: { versi } }) => {
    if (data.aksi === 'BUAT') return versi === null ? null : reject('DUPLICATE', { objek: data.tahun }, 'tahun');
    if (versi === null) return reject('NOT_FOUND');
    return versi === data.versi ? null : reject('DATA_CHANGED', { objek: data.tahun });
  },
};

const stillToCome: Rule<Data, Extra> = {
  name: 'stillToCome',
  check: ({ extra: { added, withdrawn, today } }) => {
    const past = [...added, ...withdrawn].find(({ tanggal }) => tanggal <= today);
    return past ? reject('CALENDAR_PAST', { tanggal: toDisplay(past.tanggal) }, 'libur') : null;
  },
};

const notCounted: Rule<Data, Extra> = {
  name: 'notCounted',
  check: ({ extra: { counted } }) =>
    counted === null ? null : reject('CALENDAR_BEGUN', { tanggal: toDisplay(counted) }, 'libur'),
};

/** A month without a business day would have no end: its shares, fees and accruals belong to no day. */
const everyMonthWorks: Rule<Data, Extra> = {
  name: 'everyMonthWorks',
  check: ({ data: { tahun, libur } }) => {
    const shut = new Set(libur.map(({ tanggal }) => tanggal));
    const works = (first: string, days: number) =>
      Array.from({ length: days }, (_, at) => addDays(first, at)).some((day) => !(isWeekend(day) || shut.has(day)));
    const empty = Array.from({ length: 12 }, (_, at) => at + 1).find(
      (month) =>
        !works(`${tahun}-${String(month).padStart(2, '0')}-01`, daysInMonth(Number.parseInt(tahun, 10), month)), // not an amount: a year
    );
    return empty === undefined
      ? null
      : reject('CALENDAR_MONTH_EMPTY', { bulan: `${String(empty).padStart(2, '0')}/${tahun}` }, 'libur');
  },
};

const holidayText = ({ tanggal, nama, dasar }: Holiday): string => `${tanggal} ${nama}${dasar ? ` (${dasar})` : ''}`;
const joined = (rows: readonly string[]): string => rows.join('; ');

function fields({ data, extra }: { readonly data: Data; readonly extra: Extra }): FieldChange[] {
  const before = new Map(extra.now.map((row) => [row.tanggal, row]));
  const reworded = data.libur.flatMap((row) => {
    const was = before.get(row.tanggal);
    return was && holidayText(was) !== holidayText(row) ? [{ was, row }] : [];
  });
  const changes = [
    { kolom: 'libur_baru', lama: '', baru: joined(extra.added.map(holidayText)) },
    { kolom: 'libur_dicabut', lama: joined(extra.withdrawn.map(holidayText)), baru: '' },
    {
      kolom: 'libur_diubah',
      lama: joined(reworded.map(({ was }) => holidayText(was))),
      baru: joined(reworded.map(({ row }) => holidayText(row))),
    },
  ].filter(({ lama, baru }) => lama !== baru);
  if (changes.length === 0) return [];
  return [
    ...changes,
    ...extra.impact.map(({ kolom, moves }) => ({
      kolom,
      lama: joined(moves.map(({ lama, jumlah }) => `${lama} (${String(jumlah)})`)),
      baru: joined(moves.map(({ baru }) => baru ?? '—')),
    })),
  ];
}

/**
 * Adds, renames and withdraws holidays of a year at once, by two persons of head office. The moves of the change are shown before it is filed and to
 * the second person. CALENDAR_PAST, CALENDAR_BEGUN, CALENDAR_MONTH_EMPTY (domain: branch day).
 */
export const saveCalendar: Operation<Data, Extra> = {
  code: 'SIMPAN_KALENDER',
  schema: saveCalendarData,
  load,
  needs: () => ({}),
  rules: [asSeen, stillToCome, notCounted, everyMonthWorks],
  subject: ({ data }) => dataSubject(data.alasan),
  journal: () => [],
  effects: ({ data }) => [
    recordChange('calendar_year', {
      aksi: data.aksi,
      versi: data.versi,
      baris: { tahun: Number.parseInt(data.tahun, 10) }, // not an amount: a year
      bagian: { holiday: data.libur.map((row) => ({ ...row })) },
    }),
  ],
  change: {
    object: ({ data }) => `KALENDER:${data.tahun}`,
    level: () => 'HO_FINANCE',
    fields,
  },
};

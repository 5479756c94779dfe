import { amountsOf } from '#core/access/amounts.ts';
import type { Caller } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { postAtEndOfDay } from '#core/engine/end-of-day-post.ts';
import {
  type EndOfDay,
  type EndOfDayChunk,
  type EndOfDayFinding,
  type EndOfDayStep,
  stepRun,
} from '#core/engine/end-of-day-step.ts';
import { calendarFrom } from '#core/list/calendar.ts';
import { type IsBusinessDay, nextDue, runDay } from '#lib/accounts/standing-order-dates.ts';
import { type PeriodicDue, periodicSchedule } from '#lib/books/periodic-entries.ts';
import { dueEntry, type Why, whyNot } from './due-entry.ts';
import type { EntryContext } from './entries.ts';
import { entriesOf } from './general-entries.ts';
import { type PeriodicRow, rowsOfPeriodic } from './periodic.ts';
import { entryContext } from './validate.ts';

const CODE = 'ENTRI_BERKALA';

/** An entry with the context of the end of the day. */
interface Due extends PeriodicRow {
  readonly jatuh_terakhir: string | null;
  readonly baris: Awaited<ReturnType<typeof rowsOfPeriodic>>;
}

/** The result of a due date; `bagian` is the part of the run that posts it. */
interface Settled {
  readonly jatuh_tempo: string;
  readonly status: PeriodicDue;
  readonly sebab: string;
  readonly rincian: Readonly<Record<string, string>>;
  readonly bagian: number | null;
}

/** One end of day handles at most this many due dates of an entry; only a branch closed for years has more. */
const MOST_DUES = 1_000;

/** The rules run for the bank itself, in the books of the entry's branch. */
const theBank = (kodeCabang: string, headOffice: boolean): Caller => ({
  idUser: 'SISTEM',
  namaUser: '',
  kodeCabang,
  namaCabang: '',
  roles: [],
  levels: [],
  menus: new Set(),
  limits: [],
  headOffice,
  delegations: [],
  idKas: null,
  nomorNasabah: null,
  keluarga: [],
  passwordTies: [],
});

async function readDue(db: Db, nomor: string): Promise<Due> {
  const [row] = await db<Omit<Due, 'baris'>[]>`
    select p.*, s.jatuh_terakhir from periodic_entry p join periodic_entry_state s using (nomor_berkala) where p.nomor_berkala = ${nomor}`;
  if (!row) throw new Error(`there is no entry ${nomor}`);
  return { ...row, baris: await rowsOfPeriodic(db, nomor) };
}

/** Returns the due dates that run at the next end of day, and the entry's progress after them. */
function duesOf(due: Due, { tanggal, berikut }: EndOfDay, isBusinessDay: IsBusinessDay) {
  const schedule = periodicSchedule(due);
  const dates: string[] = [];
  let last = due.jatuh_terakhir;
  // The count of past due dates matters only for an entry that falls due once.
  const past = () => (last === null || last < due.mulai ? 0 : 1);
  let next = nextDue(schedule, last, past(), isBusinessDay);
  while (next !== null && next < berikut && dates.length < MOST_DUES) {
    const runs = runDay(next, schedule.hari_libur, isBusinessDay);
    if (runs !== null && runs > tanggal) break;
    if (runs !== null) dates.push(next);
    last = next;
    next = nextDue(schedule, last, past(), isBusinessDay);
  }
  return { dates, terakhir: last, berikut: next };
}

const isOpen = ({ baris }: Due): boolean => baris.some(({ nominal }) => nominal === '');
const contextOf = (db: Db, due: Due, endOfDay: EndOfDay): Promise<EntryContext> =>
  entryContext({ db, caller: theBank(due.kode_cabang, due.kode_cabang === endOfDay.kantorPusat) }, entriesOf(due));

/** Finds the first of its branches that takes no posting of this day. */
async function shutBranch(db: Db, { tanggal }: EndOfDay, nomor: string): Promise<Why | null> {
  const [shut] = await db<{ cabang: string; sebab: 'DAY_CLOSED' | 'DAY_CHANGED' }[]>`
    select b.kode_cabang as cabang, case when b.status in ('BUKA', 'CUT_OFF') and b.accounting_date <> ${tanggal}::date then 'DAY_CHANGED' else 'DAY_CLOSED' end as sebab
    from branch b where b.kode_cabang = any (periodic_branches(${nomor})) and not accepts_eod_postings(b, ${tanggal}::date)
    order by 1 limit 1`;
  return shut ? { code: shut.sebab, params: { cabang: shut.cabang } } : null;
}

/**
 * Finds a customer's account that an entry debits and that another branch has taken over since two persons agreed: as with an entry of today, head
 * office agrees first (by changing the entry, or by suspending it and letting it go on).
 */
async function goneElsewhere(db: Db, { kantorPusat }: EndOfDay, due: Due): Promise<Why | null> {
  if (due.kode_cabang === kantorPusat) return null;
  const [gone] = await db<{ rekening: string; cabang: string }[]>`
    select a.nomor_rekening as rekening, a.kode_cabang as cabang
    from periodic_entry_state s cross join jsonb_each_text(s.cabang_debet) c join account a on a.nomor_rekening = c.key
    where s.nomor_berkala = ${due.nomor_berkala} and a.kode_cabang not in (${due.kode_cabang}, c.value)
    order by 1 limit 1`;
  return gone ? { code: 'DEBET_CABANG_LAIN', params: { ...gone } } : null;
}

/**
 * Posts one due date of an entry that is locked with its accounts and the days of its branches. It checks the obstacles before: a refusal of the
 * batch posting would take the whole part with it.
 */
async function posted(tx: Db, endOfDay: EndOfDay, due: Due, bagian: number): Promise<Omit<Settled, 'jatuh_tempo'>> {
  const context = await contextOf(tx, due, endOfDay);
  const why =
    whyNot(entriesOf(due), context) ??
    (await goneElsewhere(tx, endOfDay, due)) ??
    (await shutBranch(tx, endOfDay, due.nomor_berkala));
  if (why) return { status: 'GAGAL', sebab: why.code, rincian: why.params, bagian: null };
  const data = { baris: due.baris, keterangan: due.keterangan };
  const op = { ...context, data, amounts: amountsOf(dueEntry.schema, data) };
  const journal = {
    kodeCabang: due.kode_cabang,
    nominal: dueEntry.subject(op).nominal,
    rekening: null,
    legs: dueEntry.journal(op),
  };
  const keterangan = `${due.keterangan} · ${due.nomor_berkala}`;
  await postAtEndOfDay(tx, endOfDay, { operasi: CODE, nomor: bagian, keterangan, journals: [journal] });
  return { status: 'DIBUKUKAN', sebab: '', rincian: {}, bagian };
}

const finding = ({ nomor_berkala, nama }: Due, sebab: 'BERKALA_GAGAL' | 'BERKALA_MENUNGGU'): EndOfDayFinding => ({
  jenis: 'BERKALA',
  id: nomor_berkala,
  nama: `${nama} (${nomor_berkala})`,
  sebab,
  nominal: 0n,
  menghalangi: false,
});

/**
 * Settles the due dates of one entry. Of another branch's entry it posts only those that can be posted: the rest waits for that branch's own end of
 * day.
 */
async function settle(tx: Db, endOfDay: EndOfDay, nomor: string, part: number) {
  const due = await readDue(tx, nomor);
  const { dates, terakhir, berikut } = duesOf(due, endOfDay, await calendarFrom(tx, due.jatuh_terakhir ?? due.mulai));
  const settled: Settled[] = [];
  for (const [place, jatuh_tempo] of dates.entries()) {
    const bagian = (part - 1) * MOST_DUES + place + 1;
    const what = isOpen(due)
      ? ({ status: 'MENUNGGU', sebab: '', rincian: {}, bagian: null } as const)
      : await posted(tx, endOfDay, due, bagian);
    if (due.kode_cabang !== endOfDay.kodeCabang && what.status !== 'DIBUKUKAN')
      return { due, settled: [], later: true };
    settled.push({ jatuh_tempo, ...what });
  }
  return { due, settled, terakhir, berikut, later: false };
}

/** Posts due dates of recurring entries, each once; core/books/README.md. */
export const periodicEntries: EndOfDayStep = {
  code: CODE,
  title: { id: 'Entri berkala', en: 'Entries that come back' },
  byRecord: { jenis: 'BERKALA', of: async (_db, _endOfDay, { dari }) => [dari] },
  chunks: async (db, { kodeCabang, tanggal, berikut }) => {
    const [due] = await db<{ nomor: string[] }[]>`
      select due_periodic_entries(${kodeCabang}, ${tanggal}::date, ${berikut}::date) as nomor`;
    return (due?.nomor ?? []).map((nomor, place) => ({ nomor: place + 1, dari: nomor, sampai: nomor }));
  },
  run: async (tx, endOfDay, { nomor: part, dari: nomor }: EndOfDayChunk) => {
    const { kodeCabang, tanggal } = endOfDay;
    const [claimed] = await tx<{ ada: boolean }[]>`
      select claim_periodic_entry(${nomor}, ${kodeCabang}, ${tanggal}::date, ${endOfDay.berikut}::date) as ada`;
    if (!claimed?.ada) return { baris: 0, temuan: [] };
    const { due, settled, terakhir, berikut, later } = await settle(tx, endOfDay, nomor, part);
    if (later) return { baris: 0, temuan: [] };
    await tx`
      select record_periodic_entry(${stepRun(endOfDay, CODE)}::uuid, ${kodeCabang}, ${tanggal}::date, ${nomor}, ${due.versi}, ${tx.json(settled as never)},
        ${terakhir ?? null}::date, ${berikut ?? null}::date)`;
    const kinds = new Set(settled.map(({ status }) => status));
    const temuan = [
      ...(kinds.has('GAGAL') ? [finding(due, 'BERKALA_GAGAL')] : []),
      ...(kinds.has('MENUNGGU') ? [finding(due, 'BERKALA_MENUNGGU')] : []),
    ];
    return { baris: settled.length, temuan };
  },
  foresee: async (db, endOfDay) => {
    const { kodeCabang, tanggal, berikut } = endOfDay;
    const [found] = await db<{ nomor: string[] }[]>`
      select due_periodic_entries(${kodeCabang}, ${tanggal}::date, ${berikut}::date) as nomor`;
    const temuan: EndOfDayFinding[] = [];
    for (const nomor of found?.nomor ?? []) {
      const due = await readDue(db, nomor);
      const { dates } = duesOf(due, endOfDay, await calendarFrom(db, due.jatuh_terakhir ?? due.mulai));
      if (due.kode_cabang !== kodeCabang || dates.length === 0) continue;
      if (isOpen(due)) temuan.push(finding(due, 'BERKALA_MENUNGGU'));
      else if (whyNot(entriesOf(due), await contextOf(db, due, endOfDay))) temuan.push(finding(due, 'BERKALA_GAGAL'));
    }
    return temuan;
  },
};

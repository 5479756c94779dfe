import type { Db } from '#core/db/client.ts';
import type { BulkJournal } from '#core/engine/bulk.ts';
import { postEvening } from '#core/engine/evening-post.ts';
import {
  type Evening,
  type EveningFinding,
  type EveningStep,
  isDealtWith,
  stepRun,
  WHOLE,
} from '#core/engine/evening-step.ts';
import { gl } from '#core/engine/targets.ts';
import { credit, debit, type Target } from '#core/ledger/legs.ts';
import { calendarFrom } from '#core/list/calendar.ts';
import { type DueState, FAILED_PERIODS } from '#lib/standing.ts';
import { type IsBusinessDay, nextDue, runDay } from '#lib/standing-dates.ts';
import { type Funds, failureFee, nothingLeft, type Outcome, outcomeOf, type Pair, stateAfter } from './plan.ts';
import { type DueOrder, readDue, type Work } from './read-due.ts';
import { scheduleOf } from './schedule.ts';

const CODE = 'PERINTAH_TETAP';

/** One attempt at one due date. */
interface Attempt {
  readonly order: DueOrder;
  readonly jatuh_tempo: string;
  readonly percobaan: number;
  /** What earlier attempts moved for this due date. */
  readonly sudah: bigint;
  readonly outcome: Outcome;
  /** What becomes of the due date. */
  readonly hasil: DueState;
  readonly biaya: bigint;
  /** What is posted of it; null where nothing is. */
  readonly jurnal: BulkJournal | null;
}

interface Plan {
  readonly attempts: readonly Attempt[];
  /** How far each order is now. */
  readonly progress: readonly Progress[];
  readonly findings: readonly EveningFinding[];
}

const accountTarget = ({ kode_cabang, kode_gl, nomor_rekening }: Funds): Target => ({
  kode_cabang,
  kode_gl,
  sub: { jenis: 'REKENING', id: nomor_rekening },
});
const income = ({ kode_cabang }: Funds): Target => ({ kode_cabang, kode_gl: gl.accountFees });

/** What statements say of it: the customer's own words, and the order's number. */
const told = ({ berita, nomor_perintah }: DueOrder): string => [berita, nomor_perintah].filter(Boolean).join(' · ');

/** The one journal of an attempt: what is moved and what the bank takes for it, reversed as a unit; null where neither is. */
function journalOf(order: DueOrder, { dari, ke, nominal }: Outcome, biaya: bigint): BulkJournal | null {
  const moved = nominal > 0n;
  if (!moved && biaya === 0n) return null;
  const keterangan = told(order);
  const kode = moved ? 'BIAYA_SI' : 'BIAYA_SI_GAGAL';
  return {
    kodeCabang: dari.kode_cabang,
    nominal: moved ? nominal : biaya,
    rekening: dari.nomor_rekening,
    legs: [
      ...(moved
        ? [debit(accountTarget(dari), nominal, { keterangan }), credit(accountTarget(ke), nominal, { keterangan })]
        : []),
      ...(biaya > 0n ? [debit(accountTarget(dari), biaya, { kode, keterangan }), credit(income(dari), biaya)] : []),
    ],
  };
}

/** Whole rupiah are moved, in minor units. */
const RUPIAH = 100n;

const finding = (order: DueOrder, { sebab, diminta }: Outcome): EveningFinding => ({
  jenis: 'PERINTAH',
  id: order.nomor_perintah,
  nama: order.nama_sumber,
  sebab,
  nominal: diminta,
  menghalangi: false,
});

/** How far an order is: the last due date dealt with, the next one, how many have been. */
interface Progress {
  readonly nomor: string;
  readonly terakhir: string | null;
  readonly berikut: string | null;
  readonly kali: number;
}

/** A due date that comes up tonight; `sebelum` is how far the order was before a new one, null for one that is tried again. */
interface Due {
  readonly jatuh_tempo: string;
  readonly percobaan: number;
  /** What its earlier attempts moved, and what they were to move. */
  readonly sudah: bigint;
  readonly diminta: bigint;
  readonly sebelum: Progress | null;
}

/** The due dates of an order that come up tonight: those tried again first, then the new ones; and how far it is after them. */
function duesOf(order: DueOrder, evening: Evening, isBusinessDay: IsBusinessDay) {
  const schedule = scheduleOf(order);
  const dues: Due[] = order.lagi.map(({ jatuh_tempo, percobaan, nominal, diminta }) => ({
    jatuh_tempo,
    percobaan: percobaan + 1,
    sudah: BigInt(nominal),
    diminta: BigInt(diminta),
    sebelum: null,
  }));
  const at = (terakhir: string | null, kali: number): Progress => ({
    nomor: order.nomor_perintah,
    terakhir,
    berikut: nextDue(schedule, terakhir, kali, isBusinessDay),
    kali,
  });
  let progress = at(order.jatuh_terakhir, order.kali_lewat);
  while (progress.berikut !== null && progress.berikut < evening.berikut) {
    const runs = runDay(progress.berikut, schedule.hari_libur, isBusinessDay);
    if (runs !== null && runs > evening.tanggal) break;
    if (runs !== null)
      dues.push({ jatuh_tempo: progress.berikut, percobaan: 1, sudah: 0n, diminta: 0n, sebelum: progress });
    progress = at(progress.berikut, progress.kali + 1);
  }
  return { dues, progress };
}

/** What an evening has come to so far. */
interface Course {
  readonly work: Work;
  readonly evening: Evening;
  readonly attempts: Attempt[];
  readonly findings: EveningFinding[];
}

/** Tries one due date; false where it waits for another evening: another branch's, or this branch's own. */
function tried(course: Course, order: DueOrder, due: Due, pair: Pair): boolean {
  const { work, evening, attempts, findings } = course;
  const own = pair[0].kode_cabang === evening.kodeCabang;
  const outcome = outcomeOf(order, pair, { unit: RUPIAH, moved: due.sudah, asked: due.diminta });
  if (outcome === null) {
    if (!own || due.sudah === 0n) return own;
    attempts.push({ order, ...due, outcome: nothingLeft(pair), hasil: 'BERHASIL', biaya: 0n, jurnal: null });
    return true;
  }
  const moves = outcome.nominal > 0n;
  if (!moves && (!own || outcome.hasil === 'MENUNGGU_CABANG')) {
    if (own) findings.push(finding(order, outcome));
    return false;
  }
  const hasil = stateAfter(order, due, outcome);
  const biaya = hasil === 'GAGAL' ? failureFee(order.biaya_gagal, outcome, work.biaya_sebagian) : outcome.biaya;
  const { dari, ke, nominal } = outcome;
  dari.saldo_buku -= nominal + biaya;
  ke.saldo_buku += nominal;
  if (nominal < outcome.diminta) findings.push(finding(order, outcome));
  attempts.push({ order, ...due, outcome, hasil, biaya, jurnal: journalOf(order, outcome, biaya) });
  return true;
}

/** Runs what is due of one order, and answers how far it is then; null where all of it is left to another evening. */
function ran(course: Course, order: DueOrder, isBusinessDay: IsBusinessDay): Progress | null {
  const [sumber, tujuan] = [course.work.funds.get(order.rekening_sumber), course.work.funds.get(order.rekening_tujuan)];
  if (!sumber || !tujuan) return null;
  const { dues, progress } = duesOf(order, course.evening, isBusinessDay);
  let failures = order.gagal_beruntun;
  for (const [place, due] of dues.entries()) {
    const done = tried(course, order, due, [sumber, tujuan]);
    if (!done && due.sebelum) return due.sebelum;
    const last = course.attempts.at(-1);
    if (last?.order !== order || last.jatuh_tempo !== due.jatuh_tempo) continue;
    failures = last.hasil === 'GAGAL' ? failures + 1 : last.hasil === 'DICOBA_LAGI' ? failures : 0;
    // Suspended: what else is due tonight is left as it is.
    if (failures >= FAILED_PERIODS) return dues[place + 1]?.sebelum ?? progress;
  }
  return progress;
}

/**
 * Runs the orders one after another over the funds as they were locked: what one of them moves, the next one finds. So the books
 * are the same however an evening is divided.
 */
export function planned(work: Work, evening: Evening, isBusinessDay: IsBusinessDay): Plan {
  const course: Course = { work, evening, attempts: [], findings: [] };
  const progress = work.orders.flatMap((order) => ran(course, order, isBusinessDay) ?? []);
  return { attempts: course.attempts, progress, findings: course.findings };
}

/** Posts the journals in the order of the attempts, and answers where each stands. */
async function posted(tx: Db, evening: Evening, attempts: readonly Attempt[]): Promise<Map<BulkJournal, number>> {
  const journals = attempts.flatMap(({ jurnal }) => jurnal ?? []);
  await postEvening(tx, evening, { operasi: CODE, nomor: 1, keterangan: '', journals });
  return new Map(journals.map((journal, place) => [journal, place + 1]));
}

/** Numbers of the orders that an evening runs, in order. */
async function dueOrders(db: Db, { kodeCabang, tanggal, berikut }: Evening): Promise<readonly string[]> {
  const [due] = await db<{ nomor: string[] }[]>`
    select due_standing(${kodeCabang}, ${tanggal}::date, ${berikut}::date) as nomor`;
  return due?.nomor ?? [];
}

/** Runs what is due of standing orders and automatic transfers; see docs/adr/0060-what-moves-by-itself.md. */
export const standingOrders: EveningStep = {
  code: CODE,
  title: { id: 'Perintah tetap dan transfer otomatis', en: 'Standing orders and automatic transfers' },
  byRecord: { jenis: 'PERINTAH', of: dueOrders },
  chunks: async (db, evening) => ((await dueOrders(db, evening)).length > 0 ? WHOLE : []),
  run: async (tx, evening, part) => {
    const { kodeCabang, tanggal, berikut } = evening;
    const [taken] = await tx<{ nomor: string[] }[]>`
      select take_standing(${kodeCabang}, ${tanggal}::date, ${berikut}::date) as nomor`;
    const orders = (taken?.nomor ?? []).filter((nomor) => isDealtWith(part, nomor));
    const work = await readDue(tx, evening, orders);
    const plan = planned(work, evening, await calendarFrom(tx, work.mulai));
    const places = await posted(tx, evening, plan.attempts);
    const rows = plan.attempts.map(({ order, jatuh_tempo, percobaan, sudah, outcome, hasil, biaya, jurnal }) => ({
      nomor: order.nomor_perintah,
      jatuh_tempo,
      percobaan,
      hasil,
      diminta: (sudah + outcome.diminta).toString(),
      nominal: outcome.nominal.toString(),
      biaya: biaya.toString(),
      sebab: outcome.sebab,
      dari: outcome.dari.nomor_rekening,
      ke: outcome.ke.nomor_rekening,
      urut: (jurnal && places.get(jurnal)) ?? null,
    }));
    await tx`select note_standing(${stepRun(evening, CODE)}::uuid, ${kodeCabang}, ${tanggal}::date, ${tx.json(rows)}, ${tx.json(plan.progress.map((each) => ({ ...each })))})`;
    return { baris: plan.attempts.length, temuan: plan.findings };
  },
  foresee: async (db, evening) => {
    const work = await readDue(db, evening, await dueOrders(db, evening));
    return planned(work, evening, await calendarFrom(db, work.mulai)).findings;
  },
};

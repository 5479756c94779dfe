import type { BulkJournal } from '#core/engine/bulk.ts';
import type { EndOfDay, EndOfDayFinding } from '#core/engine/end-of-day-step.ts';
import { type IsBusinessDay, nextDue, runDay, scheduleOf } from '#lib/accounts/standing-order-dates.ts';
import { type DueState, FAILED_PERIODS } from '#lib/accounts/standing-orders.ts';
import { journalOf, onItsWay } from './order-journal.ts';
import { failureFee, nothingToMove, type Outcome, outcomeOf, type Pair, stateAfter } from './plan.ts';
import type { DueOrder, Work } from './read-due.ts';

/** One attempt at one due date. */
export interface Attempt {
  readonly order: DueOrder;
  readonly jatuh_tempo: string;
  readonly percobaan: number;
  /** The amount that earlier attempts moved for this due date. */
  readonly sudah: bigint;
  readonly outcome: Outcome;
  /** The result of the due date. */
  readonly hasil: DueState;
  readonly biaya: bigint;
  /** The journal to post; null where there is none. */
  readonly jurnal: BulkJournal | null;
}

/** The branch and the day of the run; `berikut` is its next business day. */
export type RunDay = Pick<EndOfDay, 'kodeCabang' | 'tanggal' | 'berikut'>;

export interface Plan {
  readonly attempts: readonly Attempt[];
  /** The progress of each order. */
  readonly progress: readonly Progress[];
  readonly findings: readonly EndOfDayFinding[];
}

/** Orders move whole rupiah, in minor units. */
const RUPIAH = 100n;

const finding = (order: DueOrder, { sebab, diminta }: Outcome): EndOfDayFinding => ({
  jenis: 'PERINTAH',
  id: order.nomor_perintah,
  nama: order.nama_sumber,
  sebab,
  nominal: diminta,
  menghalangi: false,
});

/** The progress of an order: the last due date handled, the next one, the number of due dates so far. */
export interface Progress {
  readonly nomor: string;
  readonly terakhir: string | null;
  readonly berikut: string | null;
  readonly kali: number;
}

/** A due date of at the next end of day; `sebelum` is the order's progress before a new one, null for a retry. */
interface Due {
  readonly jatuh_tempo: string;
  readonly percobaan: number;
  /** The amount its earlier attempts moved, and the amount they were to move. */
  readonly sudah: bigint;
  readonly diminta: bigint;
  readonly sebelum: Progress | null;
}

/** Returns the due dates of an order at the next end of day: retries first, then the new ones; and its progress after them. */
function duesOf(order: DueOrder, endOfDay: RunDay, isBusinessDay: IsBusinessDay) {
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
  while (progress.berikut !== null && progress.berikut < endOfDay.berikut) {
    const runs = runDay(progress.berikut, schedule.hari_libur, isBusinessDay);
    if (runs !== null && runs > endOfDay.tanggal) break;
    if (runs !== null)
      dues.push({ jatuh_tempo: progress.berikut, percobaan: 1, sudah: 0n, diminta: 0n, sebelum: progress });
    progress = at(progress.berikut, progress.kali + 1);
  }
  return { dues, progress };
}

/** The state of a run so far. `byDay`: payments that cannot move yet are left to the end of the day. */
interface Course {
  readonly work: Work;
  readonly endOfDay: RunDay;
  readonly byDay: boolean;
  readonly attempts: Attempt[];
  readonly findings: EndOfDayFinding[];
}

/** Tries one due date; false where it waits for another end of day: another branch's, or this branch's own. */
function tried(course: Course, order: DueOrder, due: Due, pair: Pair): boolean {
  const { work, endOfDay, attempts, findings } = course;
  const own = !course.byDay && pair[0].kode_cabang === endOfDay.kodeCabang;
  const outcome = outcomeOf(order, pair, { unit: RUPIAH, moved: due.sudah, asked: due.diminta });
  if (outcome === null) {
    if (!own || due.sudah === 0n) return own;
    attempts.push({ order, ...due, outcome: nothingToMove(pair), hasil: 'BERHASIL', biaya: 0n, jurnal: null });
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

/** Runs the due dates of one order, and returns its progress; null where all of them are left to another end of day. */
function ran(course: Course, order: DueOrder, isBusinessDay: IsBusinessDay): Progress | null {
  const sumber = course.work.funds.get(order.rekening_sumber);
  const tujuan =
    order.luar && sumber ? onItsWay(order, order.luar, sumber) : course.work.funds.get(order.rekening_tujuan ?? '');
  if (!sumber || !tujuan) return null;
  const { dues, progress } = duesOf(order, course.endOfDay, isBusinessDay);
  let failures = order.gagal_beruntun;
  for (const [place, due] of dues.entries()) {
    const done = tried(course, order, due, [sumber, tujuan]);
    if (!done && due.sebelum) return due.sebelum;
    const last = course.attempts.at(-1);
    if (last?.order !== order || last.jatuh_tempo !== due.jatuh_tempo) continue;
    failures = last.hasil === 'GAGAL' ? failures + 1 : last.hasil === 'DICOBA_LAGI' ? failures : 0;
    // A suspended order leaves its other due dates of at the next end of day as they are.
    if (failures >= FAILED_PERIODS) return dues[place + 1]?.sebelum ?? progress;
  }
  return progress;
}

/**
 * Runs the orders one after another over the funds as they were locked: each order finds the moves of the ones before it. So the books are the same
 * however the end of the day is divided.
 */
export function planned(work: Work, endOfDay: RunDay, isBusinessDay: IsBusinessDay, byDay = false): Plan {
  const course: Course = { work, endOfDay, byDay, attempts: [], findings: [] };
  const progress = work.orders.flatMap((order) => ran(course, order, isBusinessDay) ?? []);
  return { attempts: course.attempts, progress, findings: course.findings };
}

/** Maps the attempts for the database (record_standing_orders), each with the place of its journal in the run. */
export const attemptRows = (attempts: readonly Attempt[], places: ReadonlyMap<BulkJournal, number>) =>
  attempts.map(({ order, jatuh_tempo, percobaan, sudah, outcome, hasil, biaya, jurnal }) => ({
    nomor: order.nomor_perintah,
    jatuh_tempo,
    percobaan,
    hasil,
    diminta: (sudah + outcome.diminta).toString(),
    nominal: outcome.nominal.toString(),
    biaya: biaya.toString(),
    biaya_transfer: outcome.biaya_transfer.toString(),
    sebab: outcome.sebab,
    dari: outcome.dari.nomor_rekening,
    ke: outcome.ke.nomor_rekening,
    urut: (jurnal && places.get(jurnal)) ?? null,
  }));

/**
 * Maps the progress of each order; `selesai` where it may have run its course. A payment made by day may come back at its end, so only the end of the
 * day knows.
 */
export const progressRows = (progress: readonly Progress[], byDay: boolean) =>
  progress.map((each) => ({ ...each, selesai: !byDay && each.berikut === null }));

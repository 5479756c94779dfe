import type { Logger } from 'pino';
import { fileJob } from '#core/books/reports/job/ask.ts';
import { commonRights } from '#core/books/reports/job/rights.ts';
import type { Db } from '#core/db/client.ts';
import { passesByItself } from '#core/db/error-code.ts';
import type { Begin } from '#core/db/transactions.ts';
import { toAppError } from '#core/engine/commit.ts';
import type { AskField } from '#lib/books/reports/definition.ts';
import { scheduledOf } from '#lib/books/reports/schedule.ts';
import { addDays, addMonthsAnchored } from '#lib/dates.ts';
import { AppError } from '#lib/errors/errors.ts';
import { rolesOf, type ScheduleRow } from './schedule-row.ts';

type Log = Pick<Logger, 'error'>;

interface EndOfDay {
  readonly kode_cabang: string;
  readonly tanggal: string;
}

/**
 * Returns the first day of the period that a due date closes: the day itself, its week, the days since the same day of the month before, its month.
 */
export function periodFrom(
  { kalender, hari }: Pick<ScheduleRow, 'kalender' | 'hari'>,
  due: string,
  day: string,
): string {
  if (kalender === 'HARIAN') return day;
  if (kalender === 'MINGGUAN') return addDays(due, -6);
  if (kalender === 'BULANAN') return addDays(addMonthsAnchored(due, -1, hari), 1);
  return `${due.slice(0, 8)}01`;
}

/** Returns a day of the month of an extract: the last one that has ended by the end of the due date. */
export const extractMonth = (due: string): string => addDays(`${addDays(due, 1).slice(0, 8)}01`, -1);

/** Builds the question of a due date, after the close of the branch's day. */
function questionOf(row: ScheduleRow, { kode_cabang, tanggal }: EndOfDay, due: string): Record<string, string> {
  const made = scheduledOf(row.laporan);
  if (made?.jenis === 'EKSTRAK') return { bulan: extractMonth(due) };
  const from = periodFrom(row, due, tanggal);
  const all: Record<AskField, string> = {
    kode_cabang: row.lingkup === 'SELURUH' ? '*' : kode_cabang,
    tanggal,
    tanggal_awal: from < tanggal ? from : tanggal,
    tanggal_akhir: tanggal,
    tanggal_banding: '',
    banyak: '',
    kode_valuta: row.kode_valuta,
    kode_gl: row.kode_gl,
    nomor_rekening: row.nomor_rekening,
    id_user: row.pengguna,
    sebelum_penutup: '',
    kata: '',
    urut: '',
  };
  return Object.fromEntries((made?.asks ?? []).map((field) => [field, all[field]]));
}

/**
 * Files one due date in the caller's transaction; a question that is refused or fails is recorded with its reason, and the day continues. A failure
 * that passes by itself is thrown on, so that the day is tried again.
 */
async function fileOne(tx: Db, endOfDay: EndOfDay, row: ScheduleRow, due: string, log: Log): Promise<void> {
  const { laporan: kode, bentuk, kertas, peran, lingkup } = row;
  const note = async (job: string | null, sebab: string, rincian: object): Promise<void> => {
    await tx`select record_report_due(${row.nomor_jadwal}, ${endOfDay.kode_cabang}, ${due}, ${endOfDay.tanggal}, ${job}::uuid, ${sebab}, ${tx.json({ ...rincian })})`;
  };
  const asker = {
    kodeCabang: endOfDay.kode_cabang,
    headOffice: lingkup === 'SELURUH',
    menus: await commonRights(tx, peran),
  };
  // A statement that the database refuses undoes the transaction back to here, and no more.
  await tx`savepoint terbit`;
  try {
    const tanya = questionOf(row, endOfDay, due);
    const { job } = await fileJob(
      tx,
      asker,
      { jenis: scheduledOf(kode)?.jenis ?? 'LAPORAN', kode, bentuk, kertas, tanya },
      { idUser: null, roles: peran },
    );
    await note(job.id, '', {});
    await tx`release savepoint terbit`;
  } catch (error) {
    if (passesByItself(error)) throw error;
    await tx`rollback to savepoint terbit`;
    await tx`release savepoint terbit`;
    const refused = toAppError(error);
    if (refused instanceof AppError) return note(null, refused.code, refused.details.params ?? {});
    log.error(
      { err: error, jadwal: row.nomor_jadwal, cabang: endOfDay.kode_cabang },
      'a scheduled report was not filed',
    );
    await note(null, 'SYSTEM', {});
  }
}

/** Files all due reports of one day that has ended or, where a failure passes by itself, none. False when no day waits. */
const fileEndOfDay = (begin: Begin, log: Log): Promise<boolean> =>
  begin(async (tx) => {
    const [endOfDay] = await tx<EndOfDay[]>`select * from claim_report_day()`;
    if (!endOfDay) return false;
    const { kode_cabang, tanggal } = endOfDay;
    const due = await tx<(ScheduleRow & { jatuh_tempo: string })[]>`
      select s.*, ${rolesOf(tx)} as peran, d.jatuh_tempo from reports_due(${kode_cabang}, ${tanggal}::date) d join report_schedule s using (nomor_jadwal) order by 1`;
    for (const { jatuh_tempo, ...row } of due) await fileOne(tx, endOfDay, row, jatuh_tempo, log);
    await tx`select finish_report_day(${kode_cabang}, ${tanggal}::date)`;
    return true;
  });

/**
 * Files the reports that are due of every day that has ended (core/books/README.md), each day in one transaction with
 * its marks: a core that dies leaves the day waiting, and two cores take different days. Returns the number of days.
 */
export async function fileScheduledReports(begin: Begin, log: Log): Promise<number> {
  let days = 0;
  while (await fileEndOfDay(begin, log)) days += 1;
  return days;
}

import type { Db } from '#core/db/client.ts';
import type { Format, PaperSize } from '#lib/books/reports/formats.ts';
import type { ScheduleCalendar, ScheduleReach } from '#lib/books/reports/schedule.ts';

/** A report that recurs by the calendar, as its row stores it. */
export interface ScheduleRow {
  readonly nomor_jadwal: string;
  readonly versi: number;
  readonly nama: string;
  readonly laporan: string;
  readonly kode_valuta: string;
  readonly kode_gl: string;
  readonly nomor_rekening: string;
  readonly pengguna: string;
  readonly bentuk: Format;
  readonly kertas: PaperSize | '';
  readonly lingkup: ScheduleReach;
  /** Null unless it is for one branch. */
  readonly kode_cabang: string | null;
  readonly kalender: ScheduleCalendar;
  readonly hari: number;
  readonly mulai: string;
  readonly sampai: string | null;
  readonly peran: readonly string[];
  readonly aktif: boolean;
}

/** Selects the roles of the schedule `s`, in their order. */
export const rolesOf = (db: Db) =>
  db`array(select r.role_id from report_schedule_role r where r.nomor_jadwal = s.nomor_jadwal order by r.role_id)`;

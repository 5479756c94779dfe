import { type ErrorDef, refusal } from '#lib/errors/error-def.ts';

/** The end of day of a branch does not allow these (domain: branch day). */
export const businessDayErrors = {
  EOD_RUNNING: refusal(
    '90',
    'Proses akhir hari cabang {cabang} sudah berjalan',
    'The end of day of branch {cabang} is already running',
  ),
  EOD_NOT_FAILED: refusal(
    '90',
    'Hari kantor pusat {cabang} tidak dapat ditutup paksa: tidak ada langkah tutup harinya yang gagal. Tutup harinya seperti biasa',
    'The day of head office {cabang} cannot be closed by force: no step of its end of day has failed. Close it as usual',
  ),
  REMINDER_OVER: refusal(
    '90',
    'Tidak ada yang perlu diingatkan: hal itu tidak lagi menghalangi hari cabang, atau tidak ada petugas cabang yang dapat menyelesaikannya',
    'There is nobody to remind: it no longer keeps the day of the branch from closing, or nobody of the branch can act on it',
  ),
  REMINDER_RESTS: refusal(
    '90',
    'Sudah diingatkan pukul {jam}: hal yang sama dapat diingatkan lagi sesudah sepuluh menit',
    'A reminder was sent at {jam}: the same thing can be brought up again after ten minutes',
  ),
  CALENDAR_PAST: refusal(
    '90',
    'Tanggal {tanggal} sudah dimulai atau lewat: hanya hari yang akan datang dapat diubah',
    '{tanggal} has begun or is over: only days to come can change',
  ),
  CALENDAR_BEGUN: refusal(
    '90',
    'Proses akhir hari yang sudah dimulai bertumpu pada {tanggal}: kalender hari itu tidak dapat diubah lagi',
    'An end of day that has begun counts on {tanggal}: the calendar of that day cannot change any more',
  ),
  CALENDAR_MONTH_EMPTY: refusal(
    '90',
    'Bulan {bulan} tidak punya hari kerja: sisakan sedikitnya satu, supaya bulan itu dapat diakhiri',
    '{bulan} has no business day: leave at least one, so that the month can end',
  ),
} as const satisfies Record<string, ErrorDef>;

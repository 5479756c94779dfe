import { reporting as definitions } from '#lib/books/operations/reporting.ts';
import { command, list, processor, query, schemasOf } from '#services/endpoint.ts';

const schema = schemasOf(() => import('#lib/books/schemas/report-job.ts'));

/** These jobs make reports as files. */
export const reportJob = {
  ask: command('laporan/pekerjaan/minta', 'reporting.minta', schema('askInput'), ['pekerjaan']),
  cancel: command('laporan/pekerjaan/batal', 'reporting.batal', schema('jobInput'), ['pekerjaan']),
  jobs: list('laporan/pekerjaan', 'reporting.daftar', schema('jobsQuery'), ['pekerjaan']),
  view: list('laporan/lihat', 'reporting.lihat', schema('readReportQuery'), ['laporan', 'transaksi']),
  check: query('laporan/periksa', 'reporting.periksa', schema('checkReportInput')),
};

const scheduleSchema = schemasOf(() => import('#lib/books/schemas/report-schedule.ts'));

/** The calendar schedules these reports. */
export const reportSchedule = {
  save: processor(definitions.SIMPAN_JADWAL_LAPORAN, scheduleSchema('saveReportScheduleInput'), [
    'laporan',
    'inbox',
    'audit',
  ]),
  list: list('laporan/jadwal', 'reporting.jadwal', scheduleSchema('reportSchedulesQuery'), [
    'laporan',
    'pekerjaan',
    'inbox',
  ]),
  dues: list('laporan/jadwal/hasil', 'reporting.hasilJadwal', scheduleSchema('reportScheduleDuesQuery'), ['pekerjaan']),
};

/** Returns the address that serves the file of a job. */
export const reportFileAddress = (id: string): string => `/api/laporan/berkas?id=${encodeURIComponent(id)}`;

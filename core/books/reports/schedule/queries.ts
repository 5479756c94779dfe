import type { Query } from '#core/access/context.ts';
import { validInput } from '#core/access/input.ts';
import type { CheckCount } from '#core/books/reports/generator.ts';
import { contains, startsWith } from '#core/list/list-filters.ts';
import { runList } from '#core/list/list-query.ts';
import { correctionsNeeded, extractOf, isExtractFile } from '#lib/books/extracts.ts';
import type { JobState } from '#lib/books/reports/formats.ts';
import { reportScheduleDuesQuery, reportSchedulesQuery } from '#lib/books/schemas/report-schedule.ts';
import { rolesOf, type ScheduleRow } from './schedule-row.ts';

interface Row extends ScheduleRow {
  readonly jatuh_berikut: string | null;
  readonly jatuh_terakhir: string | null;
  readonly siap: number;
  readonly gagal: number;
  readonly jumlah: number;
  readonly id_flow: string;
}

/** Lists the reports that recur by the calendar, each with its next due date and the result of the last; active ones first. */
export const jadwal: Query<'reporting.jadwal'> = async ({ db }, input) => {
  const { nomor_jadwal, aktif } = validInput(reportSchedulesQuery, input);
  const keyword = input.paging?.keyword.trim() ?? '';
  const page = await runList<Row>(
    db,
    {
      columns: db`s.*, ${rolesOf(db)} as peran, report_due_next(s, greatest(h.hari, t.jatuh_terakhir + 1)) as jatuh_berikut, t.jatuh_terakhir, k.siap, k.gagal, k.jumlah,
        coalesce((select f.id_flow::text from flow_instance f where f.objek = 'JADWAL_LAPORAN:' || s.nomor_jadwal
                  and f.flow_state = 'WAITING' and f.jenis = 'DATA' limit 1), '') as id_flow`,
      from: db`report_schedule s cross join (select max(accounting_date) as hari from branch) h
        cross join lateral (select max(d.jatuh_tempo) as jatuh_terakhir from report_schedule_due d where d.nomor_jadwal = s.nomor_jadwal) t
        cross join lateral (
          select count(*)::integer as jumlah, count(*) filter (where j.status in ('SIAP', 'KEDALUWARSA'))::integer as siap,
                 count(*) filter (where d.id_job is null or j.status in ('GAGAL', 'DIBATALKAN'))::integer as gagal
          from report_schedule_due d left join report_job j on j.id = d.id_job
          where d.nomor_jadwal = s.nomor_jadwal and d.jatuh_tempo = t.jatuh_terakhir) k`,
      where: [
        ...(nomor_jadwal ? [db`s.nomor_jadwal = ${nomor_jadwal}`] : []),
        ...(aktif ? [db`s.aktif = ${aktif === 'T'}`] : []),
        ...(keyword ? [db`(${contains(db, 's.nama', keyword)} or ${startsWith(db, 's.nomor_jadwal', keyword)})`] : []),
      ],
      sortable: { nomor_jadwal: { sql: 's.nomor_jadwal', type: 'text' }, nama: { sql: 's.nama', type: 'text' } },
      key: [{ sql: 's.nomor_jadwal', type: 'text' }],
      defaultSort: 'nomor_jadwal',
    },
    input.paging,
  );
  const data = page.rows.map(
    ({ kode_cabang, hari, sampai, peran, aktif: on, jatuh_berikut, jatuh_terakhir, ...row }) => ({
      ...row,
      kode_cabang: kode_cabang ?? '',
      hari: hari > 0 ? String(hari) : '',
      sampai: sampai ?? '',
      peran: [...peran],
      aktif: on ? 'T' : 'F',
      jatuh_berikut: jatuh_berikut ?? '',
      jatuh_terakhir: jatuh_terakhir ?? '',
    }),
  );
  return { data, resp_cursor: page.cursor };
};

interface DueRow {
  readonly kode_cabang: string;
  readonly jatuh_tempo: string;
  readonly tanggal: string;
  readonly nomor: string | null;
  readonly status: JobState | null;
  readonly sebab: string;
  readonly rincian: Readonly<Record<string, string>>;
  readonly laporan: string;
  readonly pemeriksaan: readonly CheckCount[] | null;
}

/** Counts the gaps in a file of an extract; empty where it has no checks, is not made, or the caller may not know it. */
function missingOf(
  { laporan, status, pemeriksaan }: Pick<DueRow, 'laporan' | 'status' | 'pemeriksaan'>,
  menus: ReadonlySet<string>,
): string {
  if (!isExtractFile(laporan) || !menus.has(extractOf(laporan).extract.menu)) return '';
  if (status !== 'SIAP' && status !== 'KEDALUWARSA') return '';
  return String(correctionsNeeded(pemeriksaan ?? []));
}

/** Lists the result of each due date of a schedule, the latest first: its job, or the reason why none could be filed. */
export const hasilJadwal: Query<'reporting.hasilJadwal'> = async ({ db, caller }, input) => {
  const { nomor_jadwal } = validInput(reportScheduleDuesQuery, input);
  const page = await runList<DueRow>(
    db,
    {
      columns: db`d.kode_cabang, d.jatuh_tempo, d.tanggal, j.nomor, j.status, case when j.id is null then d.sebab else j.sebab end as sebab,
        case when j.id is null then d.rincian else j.rincian end as rincian, s.laporan, j.pemeriksaan`,
      from: db`report_schedule_due d join report_schedule s using (nomor_jadwal) left join report_job j on j.id = d.id_job`,
      where: [db`d.nomor_jadwal = ${nomor_jadwal}`],
      sortable: { jatuh_tempo: { sql: 'd.jatuh_tempo', type: 'date' } },
      key: [{ sql: 'd.kode_cabang', type: 'text' }],
      defaultSort: '-jatuh_tempo',
    },
    input.paging,
  );
  const data = page.rows.map(({ nomor, status, rincian, laporan, pemeriksaan, ...row }) => ({
    ...row,
    nomor: nomor ?? '',
    status_laporan: status ?? 'GAGAL',
    rincian: { ...rincian },
    kurang: missingOf({ laporan, status, pemeriksaan }, caller.menus),
  }));
  return { data, resp_cursor: page.cursor };
};

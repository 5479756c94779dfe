import type { Query } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { isoTime } from '#core/db/time.ts';
import { branchScope } from '#core/list/list-filters.ts';
import { runList } from '#core/list/list-query.ts';
import type { MalamCabang } from '#types/proto/business-day/end-of-day.ts';
import { findingsOf, titleOf, toFinding } from './findings.ts';
import { secondsText, timesOf } from './time-left.ts';

/** The board names so many causes that stop a branch's end of day; the end of day's own page has the rest. */
const MOST = 3;

interface BoardRow {
  kode_cabang: string;
  nama_cabang: string;
  accounting_date: string;
  status: string;
  tertinggal: boolean;
  penghalang: number;
  nama_user: string | null;
  waktu: string | null;
  run: string | null;
  tanggal_penutupan: string | null;
}

interface EndOfDayRow {
  readonly run: string;
  readonly status: string;
  readonly langkah: number;
  readonly langkah_selesai: number;
  readonly baris: bigint;
  readonly kode: string | null;
  readonly bagian: number | null;
  readonly bagian_selesai: number;
}

/** Returns the progress of these ends of day, by their runs. */
async function endsOfDayOf(db: Db, runs: readonly string[]): Promise<ReadonlyMap<string, MalamCabang>> {
  if (runs.length === 0) return new Map();
  const [rows, times, findings] = await Promise.all([
    db<EndOfDayRow[]>`
      select e.run, e.status, n.langkah, n.langkah_selesai, c.baris, k.kode, k.bagian,
             (select count(*)::integer from eod_chunk x where x.run = e.run and x.urut = k.urut and x.status = 'SELESAI') as bagian_selesai
      from eod_run e
      cross join lateral (select count(*)::integer as langkah, (count(*) filter (where s.status = 'SELESAI'))::integer as langkah_selesai
        from eod_step s where s.run = e.run) n
      cross join lateral (select coalesce(sum(c.baris), 0)::bigint as baris from eod_chunk c where c.run = e.run) c
      left join lateral (select s.urut, s.kode, s.bagian from eod_step s where s.run = e.run and s.status <> 'SELESAI' order by s.urut limit 1) k on true
      where e.run = any (${runs}::uuid[])`,
    timesOf(db, runs),
    findingsOf(db, runs, true, MOST),
  ]);
  return new Map(
    rows.map(({ run, kode, bagian, baris, ...progress }) => [
      run,
      {
        ...progress,
        judul: kode === null ? '' : titleOf(kode).id,
        judul_en: kode === null ? '' : titleOf(kode).en,
        bagian: bagian ?? 0,
        baris: baris.toString(),
        sisa: secondsText(times.get(run)?.left),
        temuan: findings.filter((finding) => finding.run === run).map((finding) => toFinding(finding.kode, finding)),
      },
    ]),
  );
}

/**
 * Lists the days of all branches the caller may see: state, number of hindrances, the maker of the last move, and the progress of that day's end of day.
 */
export const dayBoard: Query<'branch.papanHari'> = async ({ db, caller }, input) => {
  const page = await runList<BoardRow>(
    db,
    {
      columns: db`
        b.kode_cabang, b.nama_cabang, b.accounting_date, b.status, b.tanggal_penutupan, s.nama_user, s.waktu, e.run,
        b.status <> 'TUTUP' and b.accounting_date < p.accounting_date as tertinggal,
        case when b.status = 'TUTUP' then 0 else (select count(*) from day_blockers(b.kode_cabang)) end::integer as penghalang`,
      from: db`
        branch b join branch p on p.jenis = 'HO' left join eod_run e on e.kode_cabang = b.kode_cabang and e.tanggal = b.accounting_date
        left join lateral (
          select u.nama_user, d.waktu from branch_day_step d join app_user u on u.id_user = d.id_user
          where d.kode_cabang = b.kode_cabang and d.tanggal = b.accounting_date order by d.urut desc limit 1) s on true`,
      where: [branchScope(db, caller, 'b.kode_cabang', '')],
      sortable: { kode_cabang: { sql: 'b.kode_cabang', type: 'text' } },
      key: [{ sql: 'b.kode_cabang', type: 'text' }],
      defaultSort: 'kode_cabang',
    },
    input.paging,
  );
  const runs = await endsOfDayOf(
    db,
    page.rows.flatMap(({ run }) => (run === null ? [] : [run])),
  );
  const data = page.rows.map((row) => ({
    kode_cabang: row.kode_cabang,
    nama_cabang: row.nama_cabang,
    accounting_date: row.accounting_date,
    status_akses_desc: row.status,
    tertinggal: row.tertinggal ? 'T' : 'F',
    penghalang: row.penghalang,
    nama_user: row.nama_user ?? '',
    waktu: row.waktu === null ? '' : isoTime(row.waktu),
    tanggal_penutupan: row.tanggal_penutupan ?? '',
    malam: row.run === null ? undefined : runs.get(row.run),
  }));
  return { data, resp_cursor: page.cursor };
};

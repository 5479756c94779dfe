import { type Query, visibleBranch } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { isoTime } from '#core/db/time.ts';
import { runList } from '#core/list/list-query.ts';
import { fail } from '#lib/errors/errors.ts';
import type { LamaLangkah } from '#types/proto/business-day/end-of-day.ts';
import { titleOf } from './findings.ts';

interface EndOfDayRow {
  readonly run: string;
  readonly kode_cabang: string;
  readonly tanggal: string;
  readonly status: string;
  readonly mulai: string;
  readonly selesai: string | null;
  readonly milidetik: number;
  readonly baris: bigint;
  readonly nama_user: string;
  readonly disetujui_oleh: string | null;
}

interface StepRow {
  readonly run: string;
  readonly kode: string;
  readonly milidetik: number;
  readonly baris: bigint;
}

/** Returns the time each step of these ends of day took, in their order. */
async function timesOf(db: Db, runs: readonly string[]): Promise<ReadonlyMap<string, readonly LamaLangkah[]>> {
  const rows = await db<StepRow[]>`
    select s.run, s.kode, s.baris, (extract(epoch from coalesce(s.selesai, clock_timestamp()) - s.mulai) * 1000)::integer as milidetik
    from eod_step s where s.run = any (${runs}::uuid[]) and s.mulai is not null order by s.run, s.urut`;
  const steps = rows.map(({ run, kode, milidetik, baris }) => ({
    run,
    kode,
    judul: titleOf(kode).id,
    judul_en: titleOf(kode).en,
    milidetik,
    baris: baris.toString(),
  }));
  return Map.groupBy(steps, ({ run }) => run);
}

/** The ends of day of a branch the caller may see, the last one first, each with what its steps took. NOT_FOUND. */
export const history: Query<'endOfDay.riwayatMalam'> = async ({ db, caller }, input) => {
  const branch = visibleBranch(caller, input.kode_cabang) ?? fail('NOT_FOUND');
  const page = await runList<EndOfDayRow>(
    db,
    {
      columns: db`
        e.run, e.kode_cabang, e.tanggal, e.status, e.mulai, e.selesai, u.nama_user, s.nama_user as disetujui_oleh,
        coalesce(extract(epoch from e.selesai - e.mulai) * 1000, 0)::integer as milidetik,
        (select coalesce(sum(c.baris), 0)::bigint from eod_chunk c where c.run = e.run) as baris`,
      from: db`eod_run e join app_user u on u.id_user = e.id_user left join app_user s on s.id_user = e.disetujui_oleh`,
      where: [db`e.kode_cabang = ${branch}`],
      sortable: { tanggal: { sql: 'e.tanggal', type: 'date' } },
      key: [{ sql: 'e.tanggal', type: 'date' }],
      defaultSort: '-tanggal',
    },
    input.paging,
  );
  const steps = await timesOf(
    db,
    page.rows.map(({ run }) => run),
  );
  const data = page.rows.map(({ run, mulai, selesai, baris, disetujui_oleh, ...row }) => ({
    kode_cabang: row.kode_cabang,
    tanggal: row.tanggal,
    status: row.status,
    milidetik: row.milidetik,
    nama_user: row.nama_user,
    mulai: isoTime(mulai),
    selesai: selesai === null ? '' : isoTime(selesai),
    baris: baris.toString(),
    disetujui_oleh: disetujui_oleh ?? '',
    langkah: [...(steps.get(run) ?? [])].map(({ kode, judul, judul_en, milidetik, baris: each }) => ({
      kode,
      judul,
      judul_en,
      milidetik,
      baris: each,
    })),
  }));
  return { data, resp_cursor: page.cursor };
};

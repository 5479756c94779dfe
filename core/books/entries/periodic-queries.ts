import type { Caller, Query } from '#core/access/context.ts';
import { validInput } from '#core/access/input.ts';
import type { Db } from '#core/db/client.ts';
import { calendarFrom } from '#core/list/calendar.ts';
import { branchScope, contains, startsWith } from '#core/list/list-filters.ts';
import { type Fragment, runList } from '#core/list/list-query.ts';
import { upcomingDates } from '#lib/accounts/standing-order-dates.ts';
import { OPEN_DUES, openDues, periodicSchedule } from '#lib/books/periodic-entries.ts';
import { periodicQuery } from '#lib/books/schemas/entry.ts';
import { fail } from '#lib/errors/errors.ts';
import { fromMinorOrEmpty } from '#lib/money.ts';
import type { BerkalaRow, JatuhBerkalaRow } from '#types/proto/books/entry.ts';
import { linesOfPeriodic, type PeriodicRow } from './periodic.ts';

interface Row extends PeriodicRow {
  readonly jatuh_terakhir: string | null;
  readonly jatuh_berikut: string | null;
  readonly nominal: bigint | null;
  readonly jumlah_baris: number;
  readonly menunggu: number;
  readonly gagal: number;
}

const columns = (db: Db): Fragment => db`
  p.*, s.jatuh_terakhir, s.jatuh_berikut, l.nominal, l.jumlah_baris, d.menunggu, d.gagal`;
const tables = (db: Db): Fragment => db`
  periodic_entry p join periodic_entry_state s using (nomor_berkala)
  cross join lateral (
    select count(*)::integer as jumlah_baris,
      case when bool_and(g.nominal is not null) then coalesce(sum(g.nominal) filter (where g.sisi = 'D'), 0)::bigint end as nominal
    from periodic_entry_leg g where g.nomor_berkala = p.nomor_berkala) l
  cross join lateral (
    select count(*) filter (where x.status = 'MENUNGGU')::integer as menunggu, count(*) filter (where x.status = 'GAGAL')::integer as gagal
    from periodic_entry_due x where x.nomor_berkala = p.nomor_berkala and x.status in ('MENUNGGU', 'GAGAL')) d`;

const flag = (so: boolean): string => (so ? 'T' : 'F');
const count = (number: number): string => (number > 0 ? String(number) : '');

/** Computes the next due dates of an entry, from its first day, or after the last due date that was handled. */
async function upcoming(db: Db, row: Row, many: number) {
  if (row.status !== 'AKTIF') return [];
  const after = row.jatuh_terakhir;
  const past = after === null || after < row.mulai ? 0 : 1;
  return upcomingDates(periodicSchedule(row), { after, past, many }, await calendarFrom(db, after ?? row.mulai));
}

/** Returns the next due date; an end of day stores it, and before the first one it is computed here. '' where none comes. */
const nextDue = async (db: Db, row: Row): Promise<string> =>
  row.status === 'AKTIF' ? (row.jatuh_berikut ?? (await upcoming(db, row, 1))[0]?.jatuh_tempo ?? '') : '';

const toWire = async (db: Db, row: Row, { kodeCabang }: Caller): Promise<BerkalaRow> => ({
  nomor_berkala: row.nomor_berkala,
  versi: row.versi,
  kode_cabang: row.kode_cabang,
  pemilik: row.pemilik,
  nama: row.nama,
  keterangan: row.keterangan,
  templat: row.templat ?? '',
  versi_templat: row.versi_templat ?? 0,
  periode: row.periode,
  setiap: String(row.setiap),
  hari: count(row.hari),
  mulai: row.mulai,
  sampai: row.sampai ?? '',
  hari_libur: row.hari_libur,
  status: row.status,
  jatuh_berikut: await nextDue(db, row),
  nominal: fromMinorOrEmpty(row.nominal),
  jumlah_baris: row.jumlah_baris,
  menunggu: row.menunggu,
  gagal: row.gagal,
  boleh_ubah: flag(row.kode_cabang === kodeCabang && ['AKTIF', 'DITANGGUHKAN'].includes(row.status)),
});

/** Lists recurring entries of the branches the caller may see; the latest first. */
export const berkala: Query<'entry.berkala'> = async ({ db, caller }, input) => {
  const keyword = input.paging?.keyword.trim() ?? '';
  const page = await runList<Row>(
    db,
    {
      columns: columns(db),
      from: tables(db),
      where: [
        branchScope(db, caller, 'p.kode_cabang', input.kode_cabang),
        ...(keyword ? [db`(${contains(db, 'p.nama', keyword)} or ${startsWith(db, 'p.nomor_berkala', keyword)})`] : []),
        ...(input.status ? [db`p.status = ${input.status}`] : []),
      ],
      sortable: { nomor_berkala: { sql: 'p.nomor_berkala', type: 'text' } },
      key: [{ sql: 'p.nomor_berkala', type: 'text' }],
      defaultSort: '-nomor_berkala',
    },
    input.paging,
  );
  const data: BerkalaRow[] = [];
  for (const row of page.rows) data.push(await toWire(db, row, caller));
  return { data, resp_cursor: page.cursor };
};

interface DueRow {
  readonly nomor_berkala: string;
  readonly nama: string;
  readonly kode_cabang: string;
  readonly pemilik: string;
  readonly jatuh_tempo: string;
  readonly status: string;
  readonly tanggal: string;
  readonly versi: number;
  readonly kode: string;
  readonly rincian: Record<string, string>;
  readonly referensi: string | null;
  readonly dibalik: boolean;
}

const dueColumns = (db: Db): Fragment => db`
  d.nomor_berkala, p.nama, p.kode_cabang, p.pemilik, d.jatuh_tempo, d.status, d.tanggal, d.versi, d.sebab as kode, d.rincian,
  reference_number(j.kode_cabang, j.tanggal, j.id) as referensi,
  exists (select from journal_reversal r where r.journal_id = d.journal_id) as dibalik`;
const dueTables = (db: Db): Fragment => db`
  periodic_entry_due d join periodic_entry p using (nomor_berkala) left join journal j on (j.id, j.tanggal) = (d.journal_id, d.tanggal)`;

const toDue = (row: DueRow, { kodeCabang }: Caller): JatuhBerkalaRow => ({
  ...row,
  pesan: '',
  referensi: row.referensi ?? '',
  dibalik: flag(row.dibalik),
  boleh_isi: flag(row.kode_cabang === kodeCabang && openDues.some((status) => status === row.status)),
});

/** Lists the results of due dates, of the branches the caller may see: posted ones, those that wait for their amounts, failed ones and the reason. */
export const jatuhBerkala: Query<'entry.jatuhBerkala'> = async ({ db, caller }, input) => {
  const keyword = input.paging?.keyword.trim() ?? '';
  const page = await runList<DueRow>(
    db,
    {
      columns: dueColumns(db),
      from: dueTables(db),
      where: [
        branchScope(db, caller, 'p.kode_cabang', input.kode_cabang),
        ...(keyword ? [startsWith(db, 'd.nomor_berkala', keyword.toUpperCase())] : []),
        ...(input.status === OPEN_DUES ? [db`d.status = any (${[...openDues]})`] : []),
        ...(input.status && input.status !== OPEN_DUES ? [db`d.status = ${input.status}`] : []),
      ],
      sortable: { jatuh_tempo: { sql: 'd.jatuh_tempo', type: 'date' }, tanggal: { sql: 'd.tanggal', type: 'date' } },
      key: [
        { sql: 'd.nomor_berkala', type: 'text' },
        { sql: 'd.jatuh_tempo', type: 'date' },
      ],
      defaultSort: '-tanggal',
    },
    input.paging,
  );
  return { data: page.rows.map((row) => toDue(row, caller)), resp_cursor: page.cursor };
};

const DATES = 5;
const LATEST = 24;

/** Returns one entry with its legs, its next due dates and the results of the latest. NOT_FOUND, PERIODIC_BRANCH. */
export const berkalaRincian: Query<'entry.berkalaRincian'> = async ({ db, caller }, input) => {
  const { nomor_berkala: nomor } = validInput(periodicQuery, input);
  const [row] = await db<(Row & { id_flow: string })[]>`
    select ${columns(db)}, coalesce((select f.id_flow::text from flow_instance f where f.objek = 'ENTRI_BERKALA:' || p.nomor_berkala
      and f.flow_state = 'WAITING' and f.jenis <> 'OVERRIDE' limit 1), '') as id_flow
    from ${tables(db)} where p.nomor_berkala = ${nomor}`;
  if (!row) return fail('NOT_FOUND');
  if (!caller.headOffice && caller.kodeCabang !== row.kode_cabang)
    return fail('PERIODIC_BRANCH', { params: { cabang: row.kode_cabang } });
  const dates = await upcoming(db, row, DATES);
  const [baris, dues] = await Promise.all([
    linesOfPeriodic(db, nomor),
    db<DueRow[]>`
      select ${dueColumns(db)} from ${dueTables(db)} where d.nomor_berkala = ${nomor} order by d.jatuh_tempo desc limit ${LATEST}`,
  ]);
  return {
    berkala: await toWire(db, row, caller),
    baris,
    id_flow: row.id_flow,
    berikut: dates.map(({ jatuh_tempo, jalan }) => ({ jatuh_tempo, jalan: jalan ?? '' })),
    data: dues.map((due) => toDue(due, caller)),
  };
};

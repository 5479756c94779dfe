import { accountSeenBy } from '#core/access/account-seen-by.ts';
import type { Caller, Context, Query } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { branchScope, onAccount } from '#core/list/list-filters.ts';
import { runList } from '#core/list/list-query.ts';
import { fail } from '#lib/errors/errors.ts';
import { BOOK_CURRENCY, fromMinor } from '#lib/money.ts';
import type { SetoranKliringQuery, TitipanKliringRow, WarkatKliringRow } from '#types/proto/cheques/clearing.ts';
import type { Sheet } from './instruments.ts';

/** An instrument as lists show it; `hari` is the day of the branch whose books hold it. */
interface Row extends Sheet {
  readonly nama_rekening: string;
  readonly pegangan: string;
  readonly tanggal_warkat: string;
  readonly nama_penarik: string;
  readonly tanggal_akhir: string | null;
  readonly alasan: string;
  readonly alasan_utama: string;
  readonly hari: string;
}

const columns = (db: Db) =>
  db`w.*, s.cabang_terima, s.tanggal_kliring, a.nama_rekening, a.pegangan, b.accounting_date as hari`;
const tables = (db: Db) => db`
  clearing_warkat w join clearing_slip s using (id_group) join account a on a.nomor_rekening = w.nomor_rekening join branch b on b.kode_cabang = w.kode_cabang`;

function toWire(row: Row, caller: Caller): WarkatKliringRow {
  const good = row.tanggal_efektif ?? '';
  return {
    id_warkat: row.id_warkat.toString(),
    id_group: row.id_group,
    nomor_rekening: accountSeenBy(caller, row.nomor_rekening),
    nama_rekening: row.nama_rekening,
    pegangan: row.pegangan,
    kode_cabang: row.kode_cabang,
    cabang_terima: row.cabang_terima,
    kode_bank: row.kode_bank,
    jenis: row.jenis,
    nomor_warkat: row.nomor_warkat,
    tanggal_warkat: row.tanggal_warkat,
    nama_penarik: row.nama_penarik,
    nominal: fromMinor(row.nominal),
    kode_valuta: BOOK_CURRENCY,
    status_warkat: row.status,
    tanggal_kliring: row.tanggal_kliring,
    tanggal_setor: row.tanggal_setor ?? '',
    tanggal_efektif: good,
    tanggal_akhir: row.tanggal_akhir ?? '',
    alasan: row.alasan,
    alasan_utama: row.alasan_utama,
    dapat_ditarik: row.status === 'DISETOR' && row.tanggal_setor === row.hari ? 'T' : 'F',
    dapat_ditolak: row.status === 'SELESAI_KLIRING' || (row.status === 'EFEKTIF' && good >= row.hari) ? 'T' : 'F',
  };
}

async function sheets({ db, caller }: Context, input: SetoranKliringQuery) {
  const keyword = input.paging?.keyword.trim().toUpperCase() ?? '';
  const page = await runList<Row>(
    db,
    {
      columns: columns(db),
      from: tables(db),
      where: [
        branchScope(db, caller, 'w.kode_cabang', input.kode_cabang),
        ...(input.status_warkat ? [db`w.status = ${input.status_warkat}`] : []),
        ...(input.hari_ini === 'T' ? [db`(w.tanggal_akhir is null or w.tanggal_akhir = b.accounting_date)`] : []),
        ...(input.pilihan ? [db`w.id_warkat = any (${input.pilihan.split(',')}::bigint[])`] : []),
        ...(input.id_group ? [db`w.id_group = ${input.id_group}`] : []),
        ...(keyword
          ? [
              db`(w.nomor_warkat = ${keyword} or w.id_group = ${keyword} or ${onAccount(db, caller, db`w.nomor_rekening = ${keyword}`)})`,
            ]
          : []),
      ],
      sortable: { id_warkat: { sql: 'w.id_warkat', type: 'bigint' } },
      key: [{ sql: 'w.id_warkat', type: 'bigint' }],
      defaultSort: '-id_warkat',
    },
    input.paging,
  );
  return { data: page.rows.map((row) => toWire(row, caller)), resp_cursor: page.cursor };
}

/** Lists instruments in the books of the branches the caller may see, the latest first. */
export const listSetoran: Query<'clearing.listSetoran'> = sheets;
/** The same, to be printed. */
export const cetakInformasi: Query<'clearing.cetakInformasi'> = sheets;

interface Group {
  readonly id_group: string;
  readonly nomor_rekening: string;
  readonly nama_rekening: string;
  readonly pegangan: string;
  readonly kode_cabang: string;
  readonly tanggal: string;
  readonly tanggal_kliring: string;
  readonly lembar: number;
  readonly nominal: bigint;
  readonly hari: string;
  readonly user_input: string;
}
const groupColumns = (db: Db) => db`
  s.id_group, s.nomor_rekening, a.nama_rekening, a.pegangan, s.kode_cabang, s.tanggal, s.tanggal_kliring, x.lembar, x.nominal, b.accounting_date as hari, s.user_input`;
// Instruments leave custody together, so the first one of a slip shows whether any is still kept.
const groups = (db: Db) => db`
  clearing_slip s join account a using (nomor_rekening) join branch b on b.kode_cabang = s.kode_cabang
  cross join lateral (select count(*)::integer as lembar, sum(w.nominal)::bigint as nominal from clearing_warkat w where w.id_group = s.id_group and w.status = 'TITIPAN') x`;

const groupOnWire = (row: Group, caller: Caller): TitipanKliringRow => ({
  id_group: row.id_group,
  nomor_rekening: accountSeenBy(caller, row.nomor_rekening),
  nama_rekening: row.nama_rekening,
  pegangan: row.pegangan,
  kode_cabang: row.kode_cabang,
  tanggal: row.tanggal,
  tanggal_kliring: row.tanggal_kliring,
  lembar: row.lembar,
  nominal: fromMinor(row.nominal),
  kode_valuta: BOOK_CURRENCY,
  jatuh_tempo: row.tanggal_kliring <= row.hari ? 'T' : 'F',
  user_input: row.user_input,
});

/** Lists custody groups whose instruments are still kept, by due date. */
export const titipanList: Query<'clearing.titipanList'> = async ({ db, caller }, input) => {
  const keyword = input.paging?.keyword.trim().toUpperCase() ?? '';
  const page = await runList<Group>(
    db,
    {
      columns: groupColumns(db),
      from: groups(db),
      where: [
        db`s.titipan and x.lembar > 0`,
        branchScope(db, caller, 's.kode_cabang', input.kode_cabang),
        ...(input.jatuh_tempo === 'T' ? [db`s.tanggal_kliring <= b.accounting_date`] : []),
        ...(keyword
          ? [db`(s.id_group = ${keyword} or ${onAccount(db, caller, db`s.nomor_rekening = ${keyword}`)})`]
          : []),
      ],
      sortable: { tanggal_kliring: { sql: 's.tanggal_kliring', type: 'date' } },
      key: [{ sql: 's.id_group', type: 'text' }],
      defaultSort: 'tanggal_kliring',
    },
    input.paging,
  );
  return { data: page.rows.map((row) => groupOnWire(row, caller)), resp_cursor: page.cursor };
};

/** Returns one custody group with the instruments still kept. CLEARING_GROUP. */
export const titipanDetail: Query<'clearing.titipanDetail'> = async ({ db, caller }, { id_group }) => {
  const [[row], custody] = await Promise.all([
    db<
      Group[]
    >`select ${groupColumns(db)} from ${groups(db)} where s.id_group = ${id_group} and s.titipan and x.lembar > 0
      and (${caller.headOffice} or ${caller.kodeCabang} in (s.kode_cabang, s.cabang_terima))`,
    db<
      Row[]
    >`select ${columns(db)} from ${tables(db)} where w.id_group = ${id_group} and w.status = 'TITIPAN' order by w.urut`,
  ]);
  if (!row) return fail('CLEARING_GROUP', { params: { group: id_group } });
  return { titipan: groupOnWire(row, caller), warkat: custody.map((each) => toWire(each, caller)) };
};

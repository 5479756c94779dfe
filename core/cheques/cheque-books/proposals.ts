import type { Query } from '#core/access/context.ts';
import { contains } from '#core/list/list-filters.ts';
import { runList } from '#core/list/list-query.ts';
import { OWN_LISTER } from '#lib/cheques/unfunded.ts';
import { BOOK_CURRENCY, fromMinor } from '#lib/money.ts';
import { normaliseName } from '#lib/text.ts';
import type { DhibRow, UsulanDhnRow } from '#types/proto/cheques/warkat.ts';
import { columnsOf, type RefusalRow, refusalToWire, tablesOf } from './refusals.ts';

type Row = Omit<UsulanDhnRow, 'nominal' | 'kode_valuta' | 'warkat' | 'dapat_dicantum' | 'id_flow'> & {
  readonly nominal: bigint;
  readonly id_flow: string | null;
  readonly tolakan: string[];
};

/**
 * Lists drawers with enough unfunded instruments to list them, those instruments and the last day on which one of them can still be settled; it marks
 * a drawer who may be listed by now (domain: clearing, DHN). Over all branches: for compliance.
 */
export const usulanDhn: Query<'warkat.usulanDhn'> = async ({ db, caller }, input) => {
  const keyword = input.paging?.keyword.trim() ?? '';
  const page = await runList<Row>(
    db,
    {
      columns: db`c.nomor_nasabah, c.nama_nasabah, c.jenis as jenis_nasabah, c.kode_cabang, s.lembar, s.nominal, s.batas_lapor, s.tolakan, p.warkat_dicantum,
        (select count(*)::integer from warkat_listing l where l.nomor_nasabah = c.nomor_nasabah) as pencantuman,
        (select f.id_flow::text from flow_instance f where f.objek = 'DHIB:BARU/' || c.nomor_nasabah and f.flow_state = 'WAITING' limit 1) as id_flow`,
      from: db`
        (select distinct x.nomor_nasabah from warkat_unfunded o join account x using (nomor_rekening) where o.tanggal_selesai is null and o.nomor_dhib is null) d
        join customer c using (nomor_nasabah) cross join (select max(accounting_date) as hari from branch) h
        cross join lateral (
          select count(*)::integer as lembar, sum(x.nominal)::bigint as nominal, max(x.batas_lapor) as batas_lapor, array_agg(x.id_tolakan::text) as tolakan
          from warkat_to_list(c.nomor_nasabah, h.hari, false) x) s
        cross join lateral (
          select coalesce(string_agg(x.jenis || ' ' || x.nomor_warkat, ', '), '') as warkat_dicantum from warkat_to_list(c.nomor_nasabah, h.hari, true) x) p`,
      where: [
        db`s.lembar > 0`,
        ...(input.nomor_nasabah ? [db`c.nomor_nasabah = ${input.nomor_nasabah}`] : []),
        ...(keyword
          ? [db`(c.nomor_nasabah = ${keyword} or ${contains(db, 'c.nama_normal', normaliseName(keyword))})`]
          : []),
      ],
      sortable: { batas_lapor: { sql: 's.batas_lapor', type: 'date' } },
      key: [{ sql: 'c.nomor_nasabah', type: 'text' }],
      defaultSort: 'batas_lapor',
    },
    input.paging,
  );
  const ids = page.rows.flatMap(({ tolakan }) => tolakan);
  const sheets = await db<RefusalRow[]>`
    select ${columnsOf(db)} from ${tablesOf(db)} where r.id_tolakan = any (${ids}::bigint[]) order by r.tanggal, r.id_tolakan`;
  return {
    data: page.rows.map(({ tolakan, ...row }) => ({
      ...row,
      nominal: fromMinor(row.nominal),
      kode_valuta: BOOK_CURRENCY,
      warkat: sheets
        .filter(({ id_tolakan }) => tolakan.includes(id_tolakan))
        .map((each) => refusalToWire(each, caller)),
      dapat_dicantum: row.warkat_dicantum === '' ? 'F' : 'T',
      id_flow: row.id_flow ?? '',
    })),
    resp_cursor: page.cursor,
  };
};

type OwnRow = Omit<DhibRow, 'tanggal_lahir'> & { readonly tanggal_lahir: string | null };

/** Returns the bank's own present list of drawers, in the columns of an imported list of names: it is sent to the central bank. */
export const dhib: Query<'warkat.dhib'> = async ({ db }, input) => {
  const page = await runList<OwnRow>(
    db,
    {
      columns: db`e.kode, e.nama, e.macam, e.tempat_lahir, e.tanggal_lahir::text, e.nomor_identitas, e.nomor_npwp, e.alasan, e.bank, e.lembar, e.terbit::text,
        e.berlaku_sampai::text`,
      from: db`name_entry e`,
      where: [
        db`e.jenis = 'DHN' and e.penerbit = ${OWN_LISTER} and e.keluar is null and e.berlaku_sampai >= (select max(b.accounting_date) from branch b)`,
      ],
      sortable: { kode: { sql: 'e.kode', type: 'text' } },
      key: [{ sql: 'e.id_entri', type: 'bigint' }],
      defaultSort: 'kode',
    },
    input.paging,
  );
  return {
    data: page.rows.map((row) => ({ ...row, tanggal_lahir: row.tanggal_lahir ?? '' })),
    resp_cursor: page.cursor,
  };
};

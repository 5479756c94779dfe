import type { Query } from '#core/access/context.ts';
import { validInput } from '#core/access/input.ts';
import type { Db } from '#core/db/client.ts';
import { isoTime } from '#core/db/time.ts';
import { type Fragment, runList } from '#core/list/list-query.ts';
import { BOOK_CURRENCY, fromMinorOrEmpty } from '#lib/money.ts';
import { unansweredList } from '#lib/payments/schemas/settlement.ts';
import type { UnansweredKind } from '#lib/payments/settlement.ts';
import { LOOKED_BACK, lostMessages } from './reconciliation.ts';

interface Row {
  readonly kunci: string;
  readonly nomor: string | null;
  readonly acuan: string;
  readonly rail: string | null;
  readonly jenis: string;
  readonly banyak: number;
  readonly jumlah: bigint | null;
  readonly status: string;
  readonly gagal_kali: number;
  readonly sebab: string;
  readonly kode_cabang: string;
  readonly sejak: string;
}

// An entry's own number is padded with zeros, so that as text it sorts in the order of arrival.
const entries = (db: Db, reason: Fragment, which: Fragment) => db`
  select lpad(e.id::text, 18, '0') as kunci, coalesce(e.end_to_end, e.id_transaksi) as nomor, m.id_pesan as acuan, e.rail, e.jenis,
    1 as banyak, e.jumlah, e.status, e.gagal_kali, ${reason} as sebab, e.menunggu as kode_cabang, m.diterima_pada as sejak
  from settlement_entry e join settlement_message m on m.id = e.message where ${which}`;

const sources: Readonly<Record<UnansweredKind, (db: Db) => Fragment>> = {
  BATCH: (db) => db`
    select nomor as kunci, nomor, '' as acuan, rail, jenis, banyak, jumlah, status, gagal_kali, gagal_sebab as sebab, '' as kode_cabang, disusun_pada as sejak
    from settlement_batch where status = 'DISUSUN'`,
  ITEM: (db) => db`
    select i.end_to_end as kunci, i.end_to_end as nomor, b.nomor as acuan, i.rail, i.jenis, 1 as banyak, i.jumlah, i.status,
      0 as gagal_kali, i.sebab, '' as kode_cabang, b.disusun_pada as sejak
    from settlement_item i join settlement_batch b using (id_batch) where i.status = 'DIKIRIM'`,
  ENTRI: (db) => entries(db, db`e.gagal_sebab`, db`e.status = 'BARU'`),
  GANJIL: (db) => entries(db, db`e.sebab`, db`e.status in ('TANPA_PASANGAN', 'BERTENTANGAN')`),
  // A file that its sender has sent again correctly is answered; one that nobody repeats is shown for a month.
  BERKAS: (db) => db`
    select lpad(m.id::text, 18, '0') as kunci, coalesce(m.id_pesan, '') as nomor, '' as acuan, m.rail, coalesce(m.jenis, '') as jenis, 1 as banyak,
      null::bigint as jumlah, m.status, 1 as gagal_kali, m.sebab, '' as kode_cabang, m.diterima_pada as sejak
    from settlement_message m
    where m.status = 'DITOLAK' and m.diterima_pada > now() - interval '31 days'`,
  HILANG: (db) => db`
    select lpad(h.id::text, 18, '0') as kunci, h.id_pesan as nomor, '' as acuan, h.rail, coalesce(h.jenis, '') as jenis, h.hilang as banyak, h.hilang_jumlah as jumlah,
      'HILANG' as status, 0 as gagal_kali, '' as sebab, '' as kode_cabang, h.diterima_pada as sejak
    from ${lostMessages(db, LOOKED_BACK)} h`,
};

/**
 * Lists unanswered items on the way to other banks and back, of the whole bank, the longest first: one of the lists by `daftar`. Batches and items
 * count from when the batch was made, entries from when their message came. Amounts in rupiah; an entry may name none. Accounts and names stay with
 * the transfer or the instrument it concerns. VALIDATION for a list that is not one of them.
 */
export const unanswered: Query<'settlement.tertahan'> = async ({ db }, input) => {
  const { daftar } = validInput(unansweredList, input);
  const page = await runList<Row>(
    db,
    {
      columns: db`h.*`,
      from: db`(${sources[daftar](db)}) h`,
      where: [],
      sortable: { sejak: { sql: 'h.sejak', type: 'timestamptz' } },
      key: [{ sql: 'h.kunci', type: 'text' }],
      defaultSort: 'sejak',
    },
    input.paging,
  );
  const data = page.rows.map((row) => ({
    kunci: row.kunci,
    nomor: row.nomor ?? '',
    acuan: row.acuan,
    rail: row.rail ?? '',
    jenis: row.jenis,
    banyak: row.banyak,
    nominal: fromMinorOrEmpty(row.jumlah),
    kode_valuta: BOOK_CURRENCY,
    status: row.status,
    gagal_kali: row.gagal_kali,
    sebab: row.sebab,
    kode_cabang: row.kode_cabang,
    sejak: isoTime(row.sejak),
  }));
  return { data, resp_cursor: page.cursor };
};

import type { Query } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { makeReference } from '#core/ledger/reference-number.ts';
import { contains, startsWith } from '#core/list/list-filters.ts';
import { runList } from '#core/list/list-query.ts';
import { fail } from '#lib/errors/errors.ts';
import { BOOK_CURRENCY, fromMinor } from '#lib/money.ts';
import type { CabangRow } from '#types/proto/control/parameter.ts';

interface BranchRow {
  kode_cabang: string;
  nama_cabang: string;
  status: string;
  accounting_date: string;
  malam: boolean;
}

async function branch(db: Db, code: string): Promise<BranchRow> {
  const [row] = await db<BranchRow[]>`
    select b.kode_cabang, b.nama_cabang, b.status, b.accounting_date, b.status = 'CUT_OFF' and exists (
      select from eod_run e where e.kode_cabang = b.kode_cabang and e.tanggal = b.accounting_date and e.status <> 'SELESAI') as malam
    from branch b where b.kode_cabang = ${code}`;
  return row ?? fail('NOT_FOUND');
}

/**
 * Returns the day status of a branch and whether its end of day is under way, the caller's own by default. A caller may ask for every branch, because
 * counters need it. NOT_FOUND.
 */
export const statusCabang: Query<'parameter.statusCabang'> = async ({ db, caller }, input) => {
  const row = await branch(db, input.kode_cabang || caller.kodeCabang);
  return {
    kode_cabang: row.kode_cabang,
    nama_cabang: row.nama_cabang,
    status_akses: row.status,
    status_akses_desc: row.status,
    accounting_date: row.accounting_date,
    proses_malam: row.malam ? 'T' : 'F',
  };
};

/** Returns the accounting date of a branch, the caller's own by default. NOT_FOUND. */
export const accountingDate: Query<'parameter.accountingDate'> = async ({ db, caller }, input) => {
  const { kode_cabang, accounting_date } = await branch(db, input.kode_cabang || caller.kodeCabang);
  return { kode_cabang, accounting_date };
};

/** Lists the bank's branches, found by code or name; branches closed for good only on request. */
export const kodeCabang: Query<'parameter.kodeCabang'> = async ({ db }, input) => {
  const keyword = input.paging?.keyword ?? '';
  const page = await runList<CabangRow>(
    db,
    {
      columns: db`kode_cabang, nama_cabang, jenis, status as status_akses_desc, accounting_date, coalesce(tanggal_penutupan::text, '') as tanggal_penutupan`,
      from: db`branch`,
      where: [
        ...(input.ditutup === 'T' ? [] : [db`tanggal_penutupan is null`]),
        ...(keyword
          ? [db`(${startsWith(db, 'kode_cabang', keyword)} or ${contains(db, 'nama_cabang', keyword)})`]
          : []),
      ],
      sortable: {
        kode_cabang: { sql: 'kode_cabang', type: 'text' },
        nama_cabang: { sql: 'nama_cabang', type: 'text' },
      },
      key: [{ sql: 'kode_cabang', type: 'text' }],
      defaultSort: 'kode_cabang',
    },
    input.paging,
  );
  const data = page.rows.map(
    ({ kode_cabang, nama_cabang, jenis, status_akses_desc, accounting_date, tanggal_penutupan }) => ({
      kode_cabang,
      nama_cabang,
      jenis,
      status_akses_desc,
      accounting_date,
      tanggal_penutupan,
    }),
  );
  return { data, resp_cursor: page.cursor };
};

/** Lists denominations in circulation, largest first. */
export const denomList: Query<'parameter.denomList'> = async ({ db, caller }, input) => {
  const currency = input.kode_valuta || BOOK_CURRENCY;
  const page = await runList<{ nominal: bigint; jenis: string }>(
    db,
    {
      columns: db`d.nominal, d.jenis`,
      from: db`denomination d join branch b on b.kode_cabang = ${caller.kodeCabang}`,
      where: [db`d.kode_valuta = ${currency}`, db`(d.berlaku_sd is null or d.berlaku_sd >= b.accounting_date)`],
      sortable: { nominal: { sql: 'd.nominal', type: 'bigint' } },
      // A note and a coin of one amount are two; the note comes first in the usual order.
      key: [
        { sql: 'd.nominal', type: 'bigint' },
        { sql: "(d.jenis = 'K')::int", type: 'bigint' },
      ],
      defaultSort: '-nominal',
    },
    input.paging,
  );
  const data = page.rows.map(({ nominal, jenis }) => ({
    kode_valuta: currency,
    nominal: fromMinor(nominal, currency),
    jenis,
  }));
  return { data, resp_cursor: page.cursor };
};

/** Reserves a reference number of the caller's branch and day; it is never given out again, used or not. */
export const referenceNumber: Query<'parameter.referenceNumber'> = async ({ db, caller }) => {
  const [row] = await db<{ id: bigint; accounting_date: string }[]>`
    select reserve_journal_id() as id, accounting_date from branch where kode_cabang = ${caller.kodeCabang}`;
  if (!row) return fail('NOT_FOUND');
  return { nomor_referensi: makeReference(caller.kodeCabang, row.accounting_date, row.id) };
};

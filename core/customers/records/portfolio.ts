import { accountSeenBy } from '#core/access/account-seen-by.ts';
import type { Caller, Query } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { available } from '#core/engine/load-context.ts';
import { accountOrder, branchScope } from '#core/list/list-filters.ts';
import { type Fragment, runList } from '#core/list/list-query.ts';
import { fromMinor } from '#lib/money.ts';
import type { PortofolioRow } from '#types/proto/customers/customer.ts';
import { financingSums } from './financing.ts';
import { cardsOf, heldFunds, monthEnds, sums, waitingItems } from './portfolio-sections.ts';
import { readPortfolio } from './read-portfolio.ts';
import { toWire as customerToWire } from './search.ts';

type Amount = 'saldo_buku' | 'dana_belum_efektif' | 'saldo_ditahan' | 'debet_menunggu' | 'saldo_minimum' | 'plafon';
type BalanceField = 'saldo_buku' | 'saldo_efektif' | 'saldo_tersedia' | 'saldo_ditahan' | 'debet_menunggu';
type Row = Omit<PortofolioRow, BalanceField> & Record<Amount, bigint>;

/** Selects the customer's accounts, and those of others to which the customer is a party on the bank's day. Each half uses an index of its own. */
const partOf = (db: Db, number: string): Fragment => db`
  (select k.nomor_rekening, coalesce(array_agg(distinct k.peran order by k.peran) filter (where k.peran is not null), array['PEMILIK']) as peran
   from (select a.nomor_rekening, null as peran from account a where a.nomor_nasabah = ${number}
         union all
         select p.nomor_rekening, p.peran from account_party p, (select max(accounting_date) as hari from branch) h
         where p.nomor_nasabah = ${number} and p.mulai <= h.hari and coalesce(p.sampai, h.hari) >= h.hari) k
   group by 1) k
  join account a using (nomor_rekening) join account_state s using (nomor_rekening) join product p using (kode_produk)
  join gl_account g on g.kode_gl = a.kode_gl join branch b on b.kode_cabang = a.kode_cabang`;

function toWire(row: Row, caller: Caller): PortofolioRow {
  const amountText = (minor: bigint): string => fromMinor(minor, row.kode_valuta);
  return {
    nomor_rekening: accountSeenBy(caller, row.nomor_rekening),
    pegangan: row.pegangan,
    nama_nasabah: row.nama_nasabah,
    milik: row.milik,
    peran: row.peran,
    kode_produk: row.kode_produk,
    nama_produk: row.nama_produk,
    golongan: row.golongan,
    kode_cabang: row.kode_cabang,
    nama_cabang: row.nama_cabang,
    kode_valuta: row.kode_valuta,
    status_rekening: row.status_rekening,
    blokir: row.blokir,
    saldo_buku: amountText(row.saldo_buku),
    saldo_efektif: amountText(row.saldo_buku - row.dana_belum_efektif),
    // A closed account keeps its minimum balance on paper: no amount is free of it, and none is owed.
    saldo_tersedia: amountText(row.status_rekening === 'TUTUP' ? 0n : available(row)),
    saldo_ditahan: amountText(row.saldo_ditahan),
    debet_menunggu: amountText(row.debet_menunggu),
    tanggal_buka: row.tanggal_buka,
  };
}

/**
 * Lists the savings and deposits of a customer, and accounts of others that the customer signs for, guards or shares; of the reader's branch, for
 * head office of every one. Masked numbers are sorted by their handles, which a cursor may carry. NOT_FOUND, LOOKED_ENOUGH.
 */
export const tmPortofolio: Query<'customer.tmPortofolio'> = async (context, input) => {
  const { db, caller } = context;
  const number = input.nomor_nasabah;
  await readPortfolio(context, number, 'REKENING');
  const byNumber = accountOrder(caller);
  const own = db`a.nomor_nasabah = ${number}`;
  const page = await runList<Row>(
    db,
    {
      columns: db`
        a.nomor_rekening, a.pegangan, a.nama_rekening as nama_nasabah, case when ${own} then 'T' else 'F' end as milik, k.peran,
        a.kode_produk, p.nama_produk, g.tipe as golongan, a.kode_cabang, b.nama_cabang, a.kode_valuta, s.status as status_rekening, s.blokir,
        s.saldo_buku, s.dana_belum_efektif, s.saldo_ditahan, s.debet_menunggu, s.saldo_minimum, s.plafon, a.tanggal_buka`,
      from: partOf(db, number),
      where: [
        branchScope(db, caller, 'a.kode_cabang', ''),
        ...(input.milik === '' ? [] : [input.milik === 'T' ? own : db`not (${own})`]),
      ],
      sortable: { nomor_rekening: byNumber, kode_produk: { sql: 'a.kode_produk', type: 'text' } },
      key: [byNumber],
      defaultSort: 'nomor_rekening',
    },
    input.paging,
  );
  return { data: page.rows.map((row) => toWire(row, caller)), resp_cursor: page.cursor };
};

/**
 * Sums a customer's own accounts by class and currency and at the ends of the last twelve months, and lists their holds and waiting items; of the
 * reader's branch, for head office of the whole bank. NOT_FOUND, LOOKED_ENOUGH.
 */
export const allPortofolio: Query<'customer.allPortofolio'> = async (context, input) => {
  const { db, caller } = context;
  const number = input.nomor_nasabah;
  const row = await readPortfolio(context, number, 'RINGKASAN');
  const own = db`a.nomor_nasabah = ${number} and ${branchScope(db, caller, 'a.kode_cabang', '')}`;
  const [day] = await db<{ today: string }[]>`select max(accounting_date) as today from branch`;
  const tanggal = day?.today ?? '';
  const [jumlah, bulan, held, waiting, pembiayaan, kartu] = await Promise.all([
    sums(db, own),
    monthEnds(db, own, tanggal),
    heldFunds(context, own, tanggal),
    waitingItems(context, number),
    financingSums(db, number),
    cardsOf(context, own),
  ]);
  return {
    nasabah: customerToWire(row, caller),
    tanggal,
    seluruh_bank: caller.headOffice ? 'T' : 'F',
    jumlah,
    bulan,
    blokir: held.rows,
    jumlah_blokir: held.total,
    menunggu: waiting.rows,
    jumlah_menunggu: waiting.total,
    pembiayaan,
    kartu,
  };
};

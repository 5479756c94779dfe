import type { Query } from '#core/access/context.ts';
import { validInput } from '#core/access/input.ts';
import type { Db } from '#core/db/client.ts';
import { makeReference } from '#core/ledger/reference-number.ts';
import { runList } from '#core/list/list-query.ts';
import { BOOK_CURRENCY, fromMinor } from '#lib/money.ts';
import { billCountQuery, billsQuery } from '#lib/payments/schemas/bills.ts';
import { firstOf } from '#lib/periods.ts';
import type { Rail } from './gateway.ts';

/** The items the bank has sent by a rail in a month at one tariff of the central bank. Minor units. */
interface Counted {
  readonly tarif: bigint;
  readonly banyak: number;
  readonly jumlah: bigint;
}

/** Reads the bank's own count of a month and rail, by tariff. */
export const countOf = (db: Db, bulan: string, rail: Rail): Promise<readonly Counted[]> =>
  db<Counted[]>`select tarif, banyak, jumlah from central_bank_count(${firstOf(bulan)}::date, ${rail})`;

/** Sums a count: the number, and the amount in minor units. */
export const wholeCount = (rows: readonly Counted[]): { readonly banyak: number; readonly nominal: bigint } => ({
  banyak: rows.reduce((sum, row) => sum + row.banyak, 0),
  nominal: rows.reduce((sum, row) => sum + row.jumlah, 0n),
});

/** Counts the bank's items sent by a rail in a month, by tariff of the central bank; its bill is entered beside this count. VALIDATION. */
export const billCount: Query<'settlement.hitunganTagihan'> = async ({ db }, input) => {
  const { bulan, rail } = validInput(billCountQuery, input);
  const rows = await countOf(db, bulan, rail);
  const { banyak, nominal } = wholeCount(rows);
  return {
    tarif: rows.map((row) => ({ tarif: fromMinor(row.tarif), banyak: row.banyak, nominal: fromMinor(row.jumlah) })),
    banyak: String(banyak),
    nominal: fromMinor(nominal),
    kode_valuta: BOOK_CURRENCY,
  };
};

interface Row {
  readonly bulan: string;
  readonly rail: Rail;
  readonly nomor: string;
  readonly banyak: number;
  readonly nominal: bigint;
  readonly hitungan_banyak: number;
  readonly hitungan_nominal: bigint;
  readonly alasan: string;
  readonly tanggal: string;
  readonly journal_id: bigint;
  readonly user_input: string;
  readonly pusat: string;
  readonly terdebit: string | null;
}

/** Lists the posted bills of the central bank, the latest month first, with the bank's own count and the day on which they left its account. */
export const listBills: Query<'settlement.daftarTagihan'> = async ({ db }, input) => {
  const { bulan, rail } = validInput(billsQuery, input);
  const page = await runList<Row>(
    db,
    {
      columns: db`to_char(t.bulan, 'YYYY-MM') as bulan, t.rail, t.nomor, t.banyak, t.nominal, t.hitungan_banyak, t.hitungan_nominal, t.alasan, t.tanggal, t.journal_id, t.user_input,
        h.kode_cabang as pusat, e.isi ->> 'tanggal' as terdebit`,
      from: db`central_bank_bill t join branch h on h.jenis = 'HO' left join settlement_entry e on e.id = t.entri`,
      where: [...(bulan ? [db`t.bulan = ${firstOf(bulan)}::date`] : []), ...(rail ? [db`t.rail = ${rail}`] : [])],
      sortable: { bulan: { sql: 't.bulan', type: 'date' } },
      key: [{ sql: 't.rail', type: 'text' }],
      defaultSort: '-bulan',
    },
    input.paging,
  );
  return {
    data: page.rows.map((row) => ({
      bulan: row.bulan,
      rail: row.rail,
      nomor_tagihan: row.nomor,
      banyak: row.banyak,
      nominal: fromMinor(row.nominal),
      hitungan_banyak: row.hitungan_banyak,
      hitungan_nominal: fromMinor(row.hitungan_nominal),
      selisih: fromMinor(row.nominal - row.hitungan_nominal),
      kode_valuta: BOOK_CURRENCY,
      alasan: row.alasan,
      tanggal: row.tanggal,
      nomor_referensi: makeReference(row.pusat, row.tanggal, row.journal_id),
      user_input: row.user_input,
      tanggal_debit: row.terdebit ?? '',
    })),
    resp_cursor: page.cursor,
  };
};

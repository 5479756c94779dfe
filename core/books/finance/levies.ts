import type { Query } from '#core/access/context.ts';
import { validInput } from '#core/access/input.ts';
import type { Db } from '#core/db/client.ts';
import { makeReference } from '#core/ledger/reference-number.ts';
import { runList } from '#core/list/list-query.ts';
import { type LevyKind, levyAccounts, levyOn } from '#lib/books/levies.ts';
import { leviesOwedQuery, remittancesQuery } from '#lib/books/schemas/levies.ts';
import { BOOK_CURRENCY, fromMinor } from '#lib/money.ts';
import { firstOf } from '#lib/periods.ts';

/** A branch's debt of a levy, in minor units. */
export interface Owed {
  readonly kode_cabang: string;
  readonly terutang: bigint;
}

/** Lists the debts of a kind for a month and those before it, branch by branch. */
export const owedOf = (db: Db, jenis: LevyKind, bulan: string): Promise<readonly Owed[]> =>
  db<Owed[]>`select kode_cabang, terutang from levies_owed(${levyAccounts[jenis]}, ${firstOf(bulan)}::date)`;

/** Sums the debts of the branches, in minor units. */
export const allOwed = (rows: readonly Owed[]): bigint => rows.reduce((sum, { terutang }) => sum + terutang, 0n);

/** Returns the bank's debt of a levy for a month and those before it, by branch; a payment is entered beside it. VALIDATION. */
export const leviesOwed: Query<'finance.pungutanTerutang'> = async ({ db }, input) => {
  const { jenis, bulan } = validInput(leviesOwedQuery, input);
  const rows = await owedOf(db, jenis, bulan);
  return {
    cabang: rows.map(({ kode_cabang, terutang }) => ({ kode_cabang, nominal: fromMinor(terutang) })),
    nominal: fromMinor(allOwed(rows)),
    kode_valuta: BOOK_CURRENCY,
  };
};

interface Row {
  readonly kode_gl: string;
  readonly bulan: string;
  readonly kode_cabang: string;
  readonly nominal: bigint;
  readonly penerima: string;
  readonly nomor_bukti: string;
  readonly tanggal: string;
  readonly journal_id: bigint;
  readonly pembuku: string;
  readonly user_input: string;
}

/** Lists payments, the latest month first, a line for each branch that owed a part of it. VALIDATION. */
export const listRemittances: Query<'finance.daftarSetoran'> = async ({ db }, input) => {
  const { jenis, bulan } = validInput(remittancesQuery, input);
  const page = await runList<Row>(
    db,
    {
      columns: db`r.kode_gl, to_char(r.bulan, 'YYYY-MM') as bulan, r.kode_cabang, r.nominal, r.penerima, r.nomor_bukti, r.tanggal, r.journal_id, h.kode_cabang as pembuku, r.user_input`,
      from: db`levy_remittance r join branch h on h.jenis = 'HO'`,
      where: [
        ...(jenis ? [db`r.kode_gl = ${levyAccounts[jenis]}`] : []),
        ...(bulan ? [db`r.bulan = ${firstOf(bulan)}::date`] : []),
      ],
      sortable: { bulan: { sql: 'r.bulan', type: 'date' }, tanggal: { sql: 'r.tanggal', type: 'date' } },
      key: [
        { sql: 'r.journal_id', type: 'bigint' },
        { sql: 'r.kode_cabang', type: 'text' },
      ],
      defaultSort: '-bulan',
    },
    input.paging,
  );
  return {
    data: page.rows.map((row) => ({
      jenis: levyOn(row.kode_gl) ?? '',
      bulan: row.bulan,
      kode_cabang: row.kode_cabang,
      nominal: fromMinor(row.nominal),
      kode_valuta: BOOK_CURRENCY,
      penerima: row.penerima,
      nomor_bukti: row.nomor_bukti,
      tanggal: row.tanggal,
      nomor_referensi: makeReference(row.pembuku, row.tanggal, row.journal_id),
      user_input: row.user_input,
    })),
    resp_cursor: page.cursor,
  };
};

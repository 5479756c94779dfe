import { type Caller, type Query, visibleBranch } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import {
  accountOrder,
  betweenDates,
  branchScope,
  nameMatches,
  onAccount,
  startsWith,
} from '#core/list/list-filters.ts';
import { type Fragment, runList } from '#core/list/list-query.ts';
import { BOOK_CURRENCY, fromMinor } from '#lib/money.ts';
import { normaliseEntityName, normaliseName } from '#lib/text.ts';
import type { Paging } from '#types/proto/common.ts';
import { columns, type DepositRow, tables, toWire } from './deposit-rows.ts';

/** Filters by the beginning of a number, for a reader who sees numbers, or by words of a name. */
export function byKeyword(db: Db, caller: Caller, paging: Paging | undefined): Fragment[] {
  const keyword = paging?.keyword.trim() ?? '';
  if (keyword === '') return [];
  return /^\d+$/.test(keyword)
    ? [onAccount(db, caller, startsWith(db, 'a.nomor_rekening', keyword))]
    : [nameMatches(db, 'a.nama_normal', normaliseEntityName(normaliseName(keyword)))];
}

async function page(
  db: Db,
  caller: Caller,
  input: { readonly kode_cabang: string; readonly paging: Paging | undefined },
  where: readonly Fragment[],
  defaultSort: string,
) {
  const byNumber = accountOrder(caller);
  const found = await runList<DepositRow>(
    db,
    {
      columns: columns(db),
      from: tables(db),
      where: [
        branchScope(db, caller, 'a.kode_cabang', input.kode_cabang),
        ...byKeyword(db, caller, input.paging),
        ...where,
      ],
      sortable: {
        nomor_rekening: byNumber,
        nama_rekening: { sql: 'a.nama_normal', type: 'text' },
        tanggal_daftar: { sql: 'd.tanggal_daftar', type: 'date' },
        jatuh_tempo: { sql: `coalesce(d.jatuh_tempo, '9999-12-31'::date)`, type: 'date' },
      },
      key: [byNumber],
      defaultSort,
    },
    input.paging,
  );
  return { data: found.rows.map(toWire(caller)), resp_cursor: found.cursor };
}

/** Lists deposits of the reader's branch, or of all for head office. */
export const daftarDeposito: Query<'deposit.list'> = ({ db, caller }, input) =>
  page(
    db,
    caller,
    input,
    [
      ...(input.status_deposito ? [db`d.status = ${input.status_deposito}`] : []),
      ...(input.tenor ? [db`d.tenor = ${input.tenor}::smallint`] : []),
    ],
    '-tanggal_daftar',
  );

/** Lists registered and unfunded deposits: the close of their day cancels them. */
export const belumAktif: Query<'deposit.belumAktif'> = ({ db, caller }, input) =>
  page(db, caller, input, [db`d.status = 'TERDAFTAR'`], '-tanggal_daftar');

/** Lists deposits that fall due, the next first; and matured ones that nobody has collected. */
export const informasiTm: Query<'deposit.informasiTm'> = ({ db, caller }, input) =>
  page(
    db,
    caller,
    input,
    [
      db`d.status in ('AKTIF', 'JATUH_TEMPO')`,
      ...betweenDates(db, 'd.jatuh_tempo', input.tanggal_awal ?? '', input.tanggal_akhir ?? ''),
    ],
    'jatuh_tempo',
  );

/** Lists the same among the queries of accounts. */
export const rekeningTm: Query<'savings.rekeningTm'> = (context, input) => informasiTm(context, input);

interface Rung {
  bulan: string;
  jumlah: number;
  nominal: bigint;
  nominal_aro: bigint;
}

/**
 * Sums the deposits that fall due by month, and those that roll over by themselves (domain: reports, maturity ladder). Months without any are left
 * out.
 */
export const tanggaJatuhTempo: Query<'deposit.tanggaJatuhTempo'> = async ({ db, caller }, { kode_cabang }) => {
  const branch = caller.headOffice && kode_cabang === '' ? '' : (visibleBranch(caller, kode_cabang) ?? '-');
  const rows = await db<Rung[]>`
    select date_trunc('month', d.jatuh_tempo)::date as bulan, count(*)::integer as jumlah, sum(d.nominal)::bigint as nominal,
      coalesce(sum(d.nominal) filter (where d.perpanjangan <> 'NON_ARO'), 0)::bigint as nominal_aro
    from deposit d join account a using (nomor_rekening)
    where d.status = 'AKTIF' and (${branch} = '' or a.kode_cabang = ${branch}) group by 1 order by 1`;
  return {
    data: rows.map((row) => ({
      ...row,
      nominal: fromMinor(row.nominal),
      nominal_aro: fromMinor(row.nominal_aro),
    })),
    kode_valuta: BOOK_CURRENCY,
  };
};

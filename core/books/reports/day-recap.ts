import { type Query, visibleBranch } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { type Fragment, runList } from '#core/list/list-query.ts';
import { gl } from '#lib/books/gl.ts';
import { BOOK_CURRENCY, fromMinorOrEmpty } from '#lib/money.ts';

interface Row {
  readonly bagian: string;
  readonly kode: string;
  readonly nama: string;
  readonly kode_valuta: string;
  readonly hari: string;
  readonly banyak: number;
  /** Null where there is no balance. */
  readonly awal: bigint | null;
  readonly masuk: bigint;
  readonly keluar: bigint;
  readonly akhir: bigint | null;
}

/** These accounts hold money in transit that should leave again: to other banks and branches, differences of cash, amounts that wait for a person. */
const PASSING = [
  gl('CASH_IN_TRANSIT'),
  gl('CLEARING_CLAIMS'),
  gl('SKN_UNDER_WAY'),
  gl('RTGS_UNDER_WAY'),
  gl('BI_FAST_UNDER_WAY'),
  gl('INWARD_CLEARING'),
  gl('CLEARING_RETURNS'),
  gl('CHEQUES_HELD'),
  gl('INTER_BRANCH'),
  gl('TILL_SHORTAGE'),
  gl('INCOMING_TRANSFERS'),
  gl('CASH_FOR_TRANSFERS'),
  gl('CHEQUES_NOT_EFFECTIVE'),
  gl('TILL_OVERAGE'),
  gl('MATURED_DEPOSITS'),
  gl('SHARES_NOT_COLLECTED'),
];

/** Sums tills and vaults: the opening cash, in, out and the closing cash. */
const boxes = (db: Db, branch: string, day: Fragment): Fragment => db`
  select 1 as urut, 'KAS' as bagian, k.kode_kas as kode, '' as nama, k.kode_valuta, m.banyak,
    coalesce((select c.saldo from cash_movement c where c.id_kas = k.id_kas and c.tanggal < h.hari order by c.tanggal desc, c.seq desc limit 1), 0)::bigint as awal,
    m.masuk, m.keluar,
    coalesce((select c.saldo from cash_movement c where c.id_kas = k.id_kas and c.tanggal <= h.hari order by c.tanggal desc, c.seq desc limit 1), 0)::bigint as akhir
  from ${day} h join cash_box k on k.kode_cabang = ${branch} cross join lateral (
    select count(*)::integer as banyak, coalesce(sum(c.masuk), 0)::bigint as masuk, coalesce(sum(c.keluar), 0)::bigint as keluar
    from cash_movement c where c.id_kas = k.id_kas and c.tanggal = h.hari) m`;

/** Sums the suspense accounts in worth of the books' currency, debit positive; it leaves out accounts that never had a line. */
const passing = (db: Db, branch: string, day: Fragment): Fragment => db`
  select 2, 'PERANTARA', g.kode_gl, g.nama_gl, ${BOOK_CURRENCY}, 0, t.awal, t.debet, t.kredit, (t.awal + t.debet - t.kredit)::bigint
  from ${day} h cross join unnest(${PASSING}::text[]) p(kode_gl) join gl_account g on g.kode_gl = p.kode_gl cross join lateral (
    select coalesce(sum(x.debet_idr - x.kredit_idr) filter (where x.tanggal < h.hari), 0)::bigint as awal,
      coalesce(sum(x.debet_idr) filter (where x.tanggal = h.hari), 0)::bigint as debet, coalesce(sum(x.kredit_idr) filter (where x.tanggal = h.hari), 0)::bigint as kredit
    from gl_total x where x.kode_cabang = ${branch} and x.kode_gl = p.kode_gl and x.tanggal <= h.hari
      and x.kode_valuta = any (array(select kode_valuta from currency))) t
  where t.awal <> 0 or t.debet <> 0 or t.kredit <> 0`;

/** Sums postings of the day by kind with their cash, and counts those a second person allowed or that were reversed. */
const postings = (db: Db, branch: string, day: Fragment): Fragment => db`
  select y.* from (
    select j.operasi, j.kode_valuta, j.user_otorisasi, r.journal_id as batal, coalesce(k.masuk, 0) as masuk, coalesce(k.keluar, 0) as keluar
    from ${day} h join journal j on j.kode_cabang = ${branch} and j.tanggal = h.hari
    left join journal_reversal r on r.journal_id = j.id left join lateral (
      select sum(m.masuk) as masuk, sum(m.keluar) as keluar from cash_movement m
      join cash_box x on x.id_kas = m.id_kas and x.kode_valuta = j.kode_valuta where m.journal_id = j.id and m.tanggal = j.tanggal) k on true) d
  cross join lateral (values
    (3, 'TRANSAKSI', d.operasi, d.kode_valuta, 1, d.masuk, d.keluar),
    (4, 'PENGAWASAN', 'SETUJU', ${BOOK_CURRENCY}, (d.user_otorisasi is not null)::integer, 0, 0),
    (4, 'PENGAWASAN', 'BATAL', ${BOOK_CURRENCY}, (d.batal is not null)::integer, 0, 0)) y(urut, bagian, kode, kode_valuta, banyak, masuk, keluar)`;

/** Returns all parts of a branch's day in one list; `day` is a row with the date `hari`. Amounts in minor units, null where there is no balance. */
export const recapRows = (db: Db, branch: string, day: Fragment): Fragment => db`
  select x.*, h.hari from (
    ${boxes(db, branch, day)}
    union all ${passing(db, branch, day)}
    union all select p.urut, p.bagian, p.kode, '', p.kode_valuta, sum(p.banyak)::integer, null::bigint, sum(p.masuk)::bigint, sum(p.keluar)::bigint, null::bigint
      from (${postings(db, branch, day)}) p group by p.urut, p.bagian, p.kode, p.kode_valuta) x cross join ${day} h`;

/**
 * Lists a branch's day on one page (domain: daily lists): its tills and vaults, the balances of its suspense accounts, its postings by kind
 * with their cash, and how many a second person allowed or were reversed. Without a date it lists the branch's accounting date. Empty for a
 * branch the caller does not see.
 */
export const rasRab: Query<'report.rasRab'> = async ({ db, caller }, input) => {
  const branch = visibleBranch(caller, input.branch_code);
  if (branch === null) return { data: [], resp_cursor: '' };
  const day = db`(select coalesce(${input.tanggal || null}::date, b.accounting_date) as hari from branch b where b.kode_cabang = ${branch})`;
  const page = await runList<Row>(
    db,
    {
      columns: db`n.*`,
      from: db`(${recapRows(db, branch, day)}) n`,
      where: [],
      sortable: { bagian: { sql: 'n.urut', type: 'bigint' } },
      key: [
        { sql: 'n.urut', type: 'bigint' },
        { sql: 'n.kode', type: 'text' },
        { sql: 'n.kode_valuta', type: 'text' },
      ],
      defaultSort: 'bagian',
    },
    input.paging,
  );
  const data = page.rows.map(({ bagian, kode, nama, kode_valuta, hari, banyak, awal, masuk, keluar, akhir }) => {
    const amount = (minor: bigint | null) => fromMinorOrEmpty(minor, kode_valuta);
    return {
      bagian,
      kode,
      nama,
      kode_cabang: branch,
      tanggal: hari,
      kode_valuta,
      banyak,
      saldo_awal: amount(awal),
      masuk: amount(masuk),
      keluar: amount(keluar),
      saldo_akhir: amount(akhir),
    };
  });
  return { data, resp_cursor: page.cursor };
};

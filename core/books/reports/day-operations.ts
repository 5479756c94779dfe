import { type Query, visibleBranch } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { type Fragment, runList } from '#core/list/list-query.ts';
import { fromMinor } from '#lib/money.ts';

interface Row {
  readonly operasi: string;
  readonly id_user: string;
  readonly nama_user: string;
  readonly kode_valuta: string;
  readonly tanggal: string;
  readonly banyak: number;
  readonly nominal: bigint;
  readonly masuk: bigint;
  readonly keluar: bigint;
  readonly otorisasi: number;
  readonly dibatalkan: number;
}

/**
 * Groups the rows of a day by kind of posting, maker and currency; an empty `idUser` means every maker, an empty `tanggal` the accounting
 * date. Amounts in minor units.
 */
export const operationRows = (db: Db, branch: string, tanggal: string, idUser: string): Fragment => db`
  select j.operasi, j.id_user, coalesce(u.nama_user, j.id_user) as nama_user, j.kode_valuta, h.hari as tanggal, count(*)::integer as banyak,
    sum(j.nominal)::bigint as nominal, coalesce(sum(k.masuk), 0)::bigint as masuk, coalesce(sum(k.keluar), 0)::bigint as keluar,
    count(j.user_otorisasi)::integer as otorisasi, count(r.journal_id)::integer as dibatalkan
  from (select coalesce(${tanggal || null}::date, b.accounting_date) as hari from branch b where b.kode_cabang = ${branch}) h
  join journal j on j.kode_cabang = ${branch} and j.tanggal = h.hari
  left join lateral (
    select sum(m.masuk) as masuk, sum(m.keluar) as keluar from cash_movement m
    join cash_box x on x.id_kas = m.id_kas and x.kode_valuta = j.kode_valuta where m.journal_id = j.id and m.tanggal = j.tanggal) k on true
  left join journal_reversal r on r.journal_id = j.id left join app_user u on u.id_user = j.id_user
  ${idUser ? db`where j.id_user = ${idUser}` : db``}
  group by j.operasi, j.id_user, u.nama_user, j.kode_valuta, h.hari`;

/**
 * Lists a branch's day (domain: daily lists): a row for each kind of posting, maker and currency, with the number of postings, their sum,
 * their cash in and out, how many a second person approved or released, and how many were reversed since. Without a date it lists the
 * branch's accounting date. Empty for a branch the caller does not see.
 */
export const opsDaily: Query<'report.opsDaily'> = async ({ db, caller }, input) => {
  const branch = visibleBranch(caller, input.branch_code);
  if (branch === null) return { data: [], resp_cursor: '' };
  const page = await runList<Row>(
    db,
    {
      columns: db`n.*`,
      from: db`(${operationRows(db, branch, input.tanggal, input.id_user)}) n`,
      where: [],
      sortable: {
        flowCode: { sql: 'n.operasi', type: 'text' },
        user_input: { sql: 'n.id_user', type: 'text' },
        nominal: { sql: 'n.nominal', type: 'bigint' },
        banyak: { sql: 'n.banyak', type: 'bigint' },
      },
      key: [
        { sql: 'n.operasi', type: 'text' },
        { sql: 'n.id_user', type: 'text' },
        { sql: 'n.kode_valuta', type: 'text' },
      ],
      defaultSort: 'flowCode',
    },
    input.paging,
  );
  const data = page.rows.map(({ operasi, id_user, nominal, masuk, keluar, ...row }) => ({
    ...row,
    flowCode: operasi,
    user_input: id_user,
    kode_cabang: branch,
    nominal: fromMinor(nominal, row.kode_valuta),
    tunai_masuk: fromMinor(masuk, row.kode_valuta),
    tunai_keluar: fromMinor(keluar, row.kode_valuta),
  }));
  return { data, resp_cursor: page.cursor };
};

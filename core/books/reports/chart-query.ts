import type { Caller, Query } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { contains, startsWith } from '#core/list/list-filters.ts';
import { type Fragment, runList } from '#core/list/list-query.ts';
import { onLine } from '#core/list/statement-lines.ts';
import type { CoaRow } from '#types/proto/books/report.ts';

type AccountRow = Omit<CoaRow, 'dibuka_sejak' | 'ditutup_sejak'> & {
  readonly dibuka_sejak: string | null;
  readonly ditutup_sejak: string | null;
};

/** The account is open on the branch's day, and no module of the bank moves it. */
const enteredByHand = (db: Db) => db`
  a.dikelola is null and a.kontrol is null and (a.ditutup_sejak <= c.hari or a.dibuka_sejak > c.hari) is not true`;

/** Joins each account with its status on the bank's day, its line of the statement, and the change that waits for approval. */
const accounts = (db: Db, { kodeCabang, idUser }: Caller): Fragment => db`
  gl_account a cross join (select max(accounting_date) as hari_bank from branch) h
  cross join (select accounting_date as hari from branch where kode_cabang = ${kodeCabang}) c
  cross join lateral (select case when a.ditutup_sejak <= h.hari_bank then 'BERAKHIR' when a.dibuka_sejak > h.hari_bank then 'AKAN_DATANG' else 'BERLAKU' end as keadaan) k
  left join lateral (
    select r.nama from report_lines_on(statement_of(a.tipe), h.hari_bank) r
    where r.jenis = 'BARIS' and ${onLine(db, 'a.kode_gl')}
    order by r.urut limit 1) p on true
  left join gl_favorite f on f.kode_gl = a.kode_gl and f.id_user = ${idUser}`;

/** Lists the chart of accounts, found by the beginning of the code or a part of the name. */
export const coa: Query<'report.coa'> = async ({ db, caller }, input) => {
  const keyword = input.paging?.keyword ?? '';
  const page = await runList<AccountRow>(
    db,
    {
      columns: db`a.kode_gl, a.nama_gl, a.posisi, a.tipe, case when a.kontrol is null then 'F' else 'T' end as is_kontrol,
        case when a.hanya_pusat then 'T' else 'F' end as hanya_pusat, coalesce(a.dikelola, a.kontrol, case when a.otomatis then 'SISTEM' end, '') as diisi,
        a.dibuka_sejak, a.ditutup_sejak, k.keadaan, coalesce(statement_of(a.tipe), '') as laporan, coalesce(p.nama, '') as pos,
        coalesce(gl_named_by(a.kode_gl), '') as dinamai, a.versi, h.hari_bank, case when f.kode_gl is null then 'F' else 'T' end as favorit,
        coalesce((select i.id_flow::text from flow_instance i
                  where i.objek = 'AKUN_GL:' || a.kode_gl and i.flow_state = 'WAITING' and i.jenis = 'DATA'), '') as id_flow`,
      from: accounts(db, caller),
      where: [
        ...(keyword ? [db`(${startsWith(db, 'a.kode_gl', keyword)} or ${contains(db, 'a.nama_gl', keyword)})`] : []),
        ...(input.manual === 'T' ? [enteredByHand(db)] : []),
        ...(input.favorit === 'T' ? [db`f.kode_gl is not null`] : []),
        ...(input.kode_gl ? [db`a.kode_gl = ${input.kode_gl}`] : []),
        ...(input.keadaan ? [db`k.keadaan = ${input.keadaan}`] : []),
      ],
      sortable: {
        kode_gl: { sql: 'a.kode_gl', type: 'text' },
        nama_gl: { sql: 'a.nama_gl', type: 'text' },
        tipe: { sql: 'a.tipe', type: 'text' },
      },
      key: [{ sql: 'a.kode_gl', type: 'text' }],
      defaultSort: 'kode_gl',
    },
    input.paging,
  );
  const data = page.rows.map(
    ({ kode_gl, nama_gl, posisi, tipe, is_kontrol, hanya_pusat, diisi, keadaan, laporan, pos, dinamai, ...row }) => ({
      kode_gl,
      nama_gl,
      posisi,
      tipe,
      is_kontrol,
      hanya_pusat,
      diisi,
      dibuka_sejak: row.dibuka_sejak ?? '',
      ditutup_sejak: row.ditutup_sejak ?? '',
      keadaan,
      laporan,
      pos,
      dinamai,
      versi: row.versi,
      id_flow: row.id_flow,
      hari_bank: row.hari_bank,
      favorit: row.favorit,
    }),
  );
  return { data, resp_cursor: page.cursor };
};

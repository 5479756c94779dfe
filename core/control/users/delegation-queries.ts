import { forgetCaller } from '#core/access/callers.ts';
import type { Caller, Context, Query } from '#core/access/context.ts';
import { fromOrigin } from '#core/access/write-audit.ts';
import type { Db } from '#core/db/client.ts';
import { isoTime } from '#core/db/time.ts';
import { reaches } from '#core/engine/authority.ts';
import { contains } from '#core/list/list-filters.ts';
import { runList } from '#core/list/list-query.ts';
import { mayApprove } from '#lib/access/rights.ts';
import { approvalLadder } from '#lib/access/role-names.ts';
import type { Cause } from '#lib/errors/causes.ts';
import { fail } from '#lib/errors/errors.ts';
import type { DelegasiRow } from '#types/proto/control/flow.ts';

interface Row {
  id_delegasi: string;
  dari: string;
  nama_dari: string;
  ke: string;
  nama_ke: string;
  kode_cabang: string;
  mulai: string;
  sampai: string;
  alasan: string;
  disetujui_oleh: string;
  status: 'AKTIF' | 'AKAN_DATANG' | 'BERAKHIR' | 'DICABUT';
  dibuat_pada: string;
  dicabut_pada: string | null;
  dicabut_oleh: string | null;
}

const status = (db: Db) => db`
  case when d.dicabut_pada is not null then 'DICABUT' when b.accounting_date > d.sampai then 'BERAKHIR'
       when b.accounting_date < d.mulai then 'AKAN_DATANG' else 'AKTIF' end`;
const columns = (db: Db) => db`
  d.id_delegasi, d.dari, l.nama_user as nama_dari, d.ke, t.nama_user as nama_ke, d.kode_cabang, d.mulai, d.sampai, d.alasan,
  d.disetujui_oleh, ${status(db)} as status, d.dibuat_pada, d.dicabut_pada, d.dicabut_oleh`;
const tables = (db: Db) => db`
  delegation d join branch b using (kode_cabang) join app_user l on l.id_user = d.dari join app_user t on t.id_user = d.ke`;

/** A decider about delegations sees those of the branch, head office those of all; others see the ones they take part in. */
const overseesBranch = (caller: Caller): boolean =>
  caller.menus.has('menunggu') && mayApprove('DELEGASI', caller.menus);

const scope = (db: Db, caller: Caller) => {
  const own = db`d.dari = ${caller.idUser} or d.ke = ${caller.idUser}`;
  if (!overseesBranch(caller)) return db`(${own})`;
  return caller.headOffice ? db`true` : db`(${own} or d.kode_cabang = ${caller.kodeCabang})`;
};

/** Returns true for its lender, its borrower, or a user who could have refused it: a rung above the lowest, in that branch. */
const mayEnd = (caller: Caller, row: Pick<Row, 'dari' | 'ke'>): boolean =>
  row.dari === caller.idUser ||
  row.ke === caller.idUser ||
  (overseesBranch(caller) && reaches(caller, approvalLadder[1] ?? ''));

const toRow = (caller: Caller, row: Row): DelegasiRow => ({
  ...row,
  dibuat_pada: isoTime(row.dibuat_pada),
  dicabut_pada: row.dicabut_pada ? isoTime(row.dicabut_pada) : '',
  dicabut_oleh: row.dicabut_oleh ?? '',
  dapat_dicabut: ['AKTIF', 'AKAN_DATANG'].includes(row.status) && mayEnd(caller, row) ? 'T' : 'F',
});

/** Lists delegations the caller takes part in or oversees, the latest first. */
export const delegasi: Query<'flow.delegasi'> = async ({ db, caller }, input) => {
  const keyword = input.paging?.keyword.trim() ?? '';
  const page = await runList<Row>(
    db,
    {
      columns: columns(db),
      from: tables(db),
      where: [
        scope(db, caller),
        ...(input.status ? [db`${status(db)} = ${input.status}`] : []),
        ...(keyword ? [db`(${contains(db, 'l.nama_user', keyword)} or ${contains(db, 't.nama_user', keyword)})`] : []),
      ],
      sortable: {
        dibuat_pada: { sql: 'd.dibuat_pada', type: 'timestamptz' },
        mulai: { sql: 'd.mulai', type: 'date' },
        sampai: { sql: 'd.sampai', type: 'date' },
      },
      key: [{ sql: 'd.id_delegasi', type: 'uuid' }],
      defaultSort: '-dibuat_pada',
    },
    input.paging,
  );
  return { data: page.rows.map((row) => toRow(caller, row)), resp_cursor: page.cursor };
};

/** Lists active colleagues of the branch without a till. */
export const calonDelegasi: Query<'flow.calonDelegasi'> = async ({ db, caller }, input) => {
  const keyword = input.paging?.keyword.trim() ?? '';
  const page = await runList<{ id_user: string; nama_user: string; role_id: string[] }>(
    db,
    {
      columns: db`u.id_user, u.nama_user, array(select r.role_id from user_role r where r.id_user = u.id_user order by r.urut) as role_id`,
      from: db`app_user u`,
      where: [
        db`u.aktif and u.kode_cabang = ${caller.kodeCabang} and u.id_user <> ${caller.idUser}`,
        db`not exists (select from user_role r join role_menu m using (role_id) where r.id_user = u.id_user and m.menu_id = 'kas-teller')`,
        db`not exists (select from cash_box k where k.id_user = u.id_user)`,
        ...(keyword ? [db`(${contains(db, 'u.nama_user', keyword)} or ${contains(db, 'u.id_user', keyword)})`] : []),
      ],
      sortable: { nama_user: { sql: 'u.nama_user', type: 'text' } },
      key: [{ sql: 'u.id_user', type: 'text' }],
      defaultSort: 'nama_user',
    },
    input.paging,
  );
  return { data: page.rows, resp_cursor: page.cursor };
};

/** Takes lent authority back at once; a second call finds it taken back already and returns the same. NOT_FOUND. */
export async function cabutDelegasi(context: Context, id: string): Promise<DelegasiRow> {
  const { db, caller } = context;
  const read = async () => {
    const [row] = await db<Row[]>`
      select ${columns(db)} from ${tables(db)} where d.id_delegasi = ${id} and ${scope(db, caller)}`;
    return row ?? fail('NOT_FOUND');
  };
  const before = await read();
  if (before.status === 'DICABUT') return toRow(caller, before);
  if (!mayEnd(caller, before)) fail('FORBIDDEN');
  if (before.status === 'BERAKHIR')
    fail('NOT_ALLOWED_DATA', { params: { sebab: 'DELEGASI_BERAKHIR' satisfies Cause } });
  await db`select end_delegation(${id}::uuid, ${fromOrigin(db, caller.idUser, context)}, ${caller.kodeCabang}, ${context.correlation}::uuid)`;
  forgetCaller(db, before.ke);
  return toRow(caller, await read());
}

import type { Query } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { isoTime } from '#core/db/time.ts';
import { contains } from '#core/list/list-filters.ts';
import { runList } from '#core/list/list-query.ts';
import { fail } from '#lib/errors/errors.ts';
import { BOOK_CURRENCY, fromMinor } from '#lib/money.ts';
import type { BatasWewenang, UserRow } from '#types/proto/control/management.ts';
import { flagOf } from './user-changes.ts';
import { loadUser, toLimit } from './user-record.ts';

interface Row {
  id_user: string;
  nama_user: string;
  email: string;
  kode_cabang: string;
  nama_cabang: string;
  role_id: string[];
  loket: string;
  kode_kas: string;
  aktif: boolean;
  dihapus: boolean;
  versi: number;
  id_flow: string | null;
  status_penyedia: string;
  galat_penyedia: string;
  terakhir_masuk: string | null;
  pemegang_tiket: string[];
  tiket: boolean;
}

const userColumns = (db: Db) => db`
  u.id_user, u.nama_user, u.email, u.kode_cabang, b.nama_cabang, u.loket, u.aktif, u.dihapus, u.versi,
  array(select r.role_id from user_role r where r.id_user = u.id_user order by r.urut, r.role_id) as role_id,
  coalesce((select string_agg(k.kode_kas, ', ' order by k.id_kas) from cash_box k where k.id_user = u.id_user), '') as kode_kas,
  (select f.id_flow from flow_instance f where f.objek = 'USER:' || u.id_user and f.flow_state = 'WAITING' and f.jenis = 'DATA') as id_flow,
  j.status_penyedia, j.galat_penyedia,
  (select max(s.mulai) from app_session s where s.id_user = u.id_user) as terakhir_masuk, t.pemegang_tiket, t.tiket`;

/** Selects the existing users. */
const present = (db: Db) => db`
  select id_user, nama_user, email, kode_cabang, loket, aktif, false as dihapus, versi from app_user`;

/** Selects users whose record was removed without a trace: their last state, from the stored versions. */
const removed = (db: Db) => db`
  select v.kunci as id_user, v.isi ->> 'nama_user' as nama_user, v.isi ->> 'email' as email, v.isi ->> 'kode_cabang' as kode_cabang, '' as loket, false as aktif,
    true as dihapus, v.versi from (
    select distinct on (x.kunci) x.kunci, x.isi, x.versi from record_version x where x.jenis = 'user' and x.aksi <> 'HAPUS' order by x.kunci, x.versi desc) v
  where exists (select from record_version h where h.jenis = 'user' and h.kunci = v.kunci and h.aksi = 'HAPUS')
    and not exists (select from app_user a where a.id_user = v.kunci)`;

/** Joins users with the pending messages to the identity provider, and the waiting halves of a one-time password. */
const userTables = (db: Db, reader: string, those = present(db)) => db`
  (${those}) u join branch b on b.kode_cabang = u.kode_cabang
  left join lateral (
    select case when count(*) = 0 then '' when bool_or(o.selesai_pada is null and o.galat <> '') then 'GAGAL'
                when bool_or(o.selesai_pada is null) then 'MENUNGGU' else 'SELESAI' end as status_penyedia,
           coalesce((array_agg(o.galat order by o.id) filter (where o.selesai_pada is null and o.galat <> ''))[1], '') as galat_penyedia
    from identity_job o where o.id_user = u.id_user) j on true
  left join lateral (
    select coalesce(array_agg(p.pemegang order by p.bagian), '{}') as pemegang_tiket, coalesce(bool_or(p.pemegang = ${reader}), false) as tiket
    from password_ticket p where p.id_user = u.id_user and p.dipakai_pada is null and p.berlaku_sampai > now() and u.aktif) t on true`;

const toRow = ({
  id_flow,
  terakhir_masuk,
  pemegang_tiket,
  tiket,
  aktif,
  dihapus,
  galat_penyedia,
  ...row
}: Row): UserRow => ({
  ...row,
  galat_penyedia,
  aktif: dihapus ? 'D' : flagOf(aktif),
  id_flow: id_flow ?? '',
  terakhir_masuk: isoTime(terakhir_masuk),
  tiket: flagOf(tiket),
  pemegang_tiket: pemegang_tiket.join(', '),
});

/**
 * Lists all users of the bank, by name; a search also finds removed ones, `aktif` D those alone. `bantuan` T lists those for whom the reader acts:
 * the identity provider has not taken the record, or the reader holds a half of a one-time password.
 */
export const users: Query<'management.users'> = async ({ db, caller }, input) => {
  const keyword = input.paging?.keyword.trim() ?? '';
  const everybody = keyword && !input.aktif ? db`${present(db)} union all ${removed(db)}` : present(db);
  const those = input.aktif === 'D' ? removed(db) : everybody;
  const page = await runList<Row>(
    db,
    {
      columns: userColumns(db),
      from: userTables(db, caller.idUser, those),
      where: [
        ...(input.kode_cabang ? [db`u.kode_cabang = ${input.kode_cabang}`] : []),
        ...(input.aktif && input.aktif !== 'D' ? [db`u.aktif = ${input.aktif === 'T'}`] : []),
        ...(input.bantuan === 'T' ? [db`(j.status_penyedia = 'GAGAL' or t.tiket)`] : []),
        ...(input.role_id
          ? [db`exists (select from user_role r where r.id_user = u.id_user and r.role_id = ${input.role_id})`]
          : []),
        ...(keyword
          ? [
              db`(${contains(db, 'u.id_user', keyword)} or ${contains(db, 'u.nama_user', keyword)} or ${contains(db, 'u.email', keyword)})`,
            ]
          : []),
      ],
      sortable: {
        id_user: { sql: 'u.id_user', type: 'text' },
        nama_user: { sql: 'u.nama_user', type: 'text' },
        kode_cabang: { sql: 'u.kode_cabang', type: 'text' },
        aktif: { sql: 'u.aktif::text', type: 'text' },
      },
      key: [{ sql: 'u.id_user', type: 'text' }],
      defaultSort: 'id_user',
    },
    input.paging,
  );
  return {
    data: page.rows.map(({ kunci_urut: _, ...row }: Row & { kunci_urut?: unknown }) => toRow(row)),
    resp_cursor: page.cursor,
  };
};

interface GrantedRole {
  role_id: string;
  nama: string;
  diberikan_pada: string;
  diberikan_oleh: string | null;
  disetujui_oleh: string | null;
  id_flow: string | null;
}

/** Reads the user's roles, and who gave and allowed each. */
const rolesOf = async (db: Db, idUser: string) =>
  (
    await db<GrantedRole[]>`
      select r.role_id, o.nama, r.diberikan_pada, r.diberikan_oleh, r.disetujui_oleh, r.id_flow
      from user_role r join role o using (role_id) where r.id_user = ${idUser} order by r.urut, r.role_id`
  ).map((row) => ({
    role_id: row.role_id,
    nama: row.nama,
    diberikan_pada: isoTime(row.diberikan_pada),
    diberikan_oleh: row.diberikan_oleh ?? '',
    disetujui_oleh: row.disetujui_oleh ?? '',
    id_flow: row.id_flow ?? '',
  }));

/** Reads the user's limits in force: the widest of the roles, narrowed by the user's own limit. */
const limitsOf = async (db: Db, idUser: string): Promise<BatasWewenang[]> =>
  (
    await db<{ kelompok: string; kode_valuta: string; entri: string; setuju: string }[]>`
      select l.kelompok, l.kode_valuta, max(least(l.entri, p.entri))::text as entri, max(least(l.setuju, p.setuju))::text as setuju
      from user_role r join role_limit l using (role_id)
      left join user_limit p on p.id_user = r.id_user and p.kelompok = l.kelompok and p.kode_valuta = l.kode_valuta
      where r.id_user = ${idUser} group by 1, 2 order by 1 desc, 2`
  ).map(toLimit);

/** Returns all that a user's form and page show. */
export const userDetail: Query<'management.userDetail'> = async ({ db, caller }, input) => {
  const [user, [row], [more], peran, limit_berlaku] = await Promise.all([
    loadUser(db, input.id_user),
    db<Row[]>`select ${userColumns(db)} from ${userTables(db, caller.idUser)} where u.id_user = ${input.id_user}`,
    db<{ dibuat_pada: string; nama_nasabah: string | null; tiket_sampai: string | null }[]>`
      select u.dibuat_pada, c.nama_nasabah,
        (select max(p.berlaku_sampai) from password_ticket p
         where p.id_user = u.id_user and p.dipakai_pada is null and p.berlaku_sampai > now() and u.aktif) as tiket_sampai
      from app_user u left join customer c using (nomor_nasabah) where u.id_user = ${input.id_user}`,
    rolesOf(db, input.id_user),
    limitsOf(db, input.id_user),
  ]);
  if (!user || !row || !more) return fail('NOT_FOUND');
  return {
    user: toRow(row),
    nomor_nasabah: user.nomor_nasabah,
    nama_nasabah: more.nama_nasabah ?? '',
    dibuat_pada: isoTime(more.dibuat_pada),
    peran,
    limit: [...user.limit],
    limit_berlaku,
    kas: user.tills.map((till) => ({
      kode_kas: till.kode_kas,
      kode_valuta: till.kode_valuta,
      status: till.status,
      saldo: fromMinor(till.saldo, till.kode_valuta),
      batas: fromMinor(till.batas, till.kode_valuta),
    })),
    tiket_sampai: isoTime(more.tiket_sampai),
  };
};

/** Lists the tills of the user's branch, and whether each may change hands now. */
export const userTills: Query<'management.userTills'> = async ({ db }, input) => {
  const rows = await db<{ kode_kas: string; id_user: string; nama_user: string; batas: bigint; boleh: boolean }[]>`
    select k.kode_kas, coalesce(k.id_user, '') as id_user, coalesce(h.nama_user, '') as nama_user, k.batas,
           till_is_idle(k) or k.id_user = u.id_user as boleh
    from app_user u join cash_box k on k.kode_cabang = u.kode_cabang and k.jenis = 'TELLER' and k.kode_valuta = ${BOOK_CURRENCY}
    left join app_user h on h.id_user = k.id_user where u.id_user = ${input.id_user} order by k.kode_kas limit 200`;
  return {
    data: rows.map((row) => ({ ...row, batas: fromMinor(row.batas), boleh: flagOf(row.boleh) })),
    resp_cursor: '',
  };
};

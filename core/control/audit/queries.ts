import type { Query } from '#core/access/context.ts';
import { violation } from '#core/access/input.ts';
import type { Db } from '#core/db/client.ts';
import { isoTime } from '#core/db/time.ts';
import { isUuid } from '#core/db/uuid.ts';
import { sentencesOf } from '#core/ledger/sentences-of.ts';
import { type Fragment, runList } from '#core/list/list-query.ts';
import { recordedAs } from '#lib/control/audit-acts.ts';
import { fail } from '#lib/errors/errors.ts';
import type { Kalimat } from '#types/proto/common.ts';
import type { AuditQuery, AuditRow } from '#types/proto/control/audit.ts';
import { trailOf } from './audit-acts.ts';
import { heldBy, heldByAny } from './audit-find.ts';

interface Row {
  id: bigint;
  waktu: string;
  id_user: string;
  kode_cabang: string;
  aksi: string;
  hasil: string;
  objek: string;
  korelasi: string | null;
  rincian: string | null;
  sesi: string | null;
  alamat: string | null;
  hash: string | null;
  posisi: bigint | null;
  sebab: string | null;
}

/** Addresses are searched by reading rows, so without a first day only those of this many days are read. */
const ADDRESS_DAYS = 31;
/** Rows until the end of a day in Jakarta. Ids rise with time, so the day's last one spares reading all that came later. */
const until = (db: Db, day: string): Fragment[] => [
  db`l.waktu < (${day}::date + 1)::timestamptz`,
  db`l.id <= coalesce((select max(d.id) from (
       select a.id from audit_trail a where a.waktu >= ${day}::date::timestamptz and a.waktu < (${day}::date + 1)::timestamptz offset 0) d),
     9223372036854775807)`,
];

const byAddress = (db: Db, address: string, from: string): Fragment[] => [
  db`${address} = any (string_to_array(l.alamat, ', '))`,
  ...(from ? [] : [db`l.waktu >= now() - make_interval(days => ${ADDRESS_DAYS})`]),
];

/** One word searches by its form: an id wherever an id may be, a user or an action otherwise, and any object. */
function byKeyword(db: Db, keyword: string): Fragment {
  const word = keyword.toLowerCase();
  if (isUuid(word)) return heldByAny(db, ['korelasi', 'sesi', 'objek'], word);
  return db`(l.id_user = ${keyword} or l.aksi = ${keyword.toUpperCase()} or ${heldBy(db, 'objek', keyword)})`;
}

/** An object that begins with a letter is found by how it begins, a number only by the whole of it. */
const byObject = (db: Db, object: string): Fragment => heldBy(db, /^\p{L}/u.test(object) ? 'nama' : 'objek', object);

function conditions(db: Db, input: AuditQuery): Fragment[] {
  const keyword = input.paging?.keyword.trim() ?? '';
  return [
    ...(input.id_user ? [db`l.id_user = ${input.id_user}`] : []),
    ...(input.aksi ? [db`l.aksi = any (${[...recordedAs(input.aksi)]}::text[])`] : []),
    ...(input.hasil === 'GAGAL' ? [db`l.hasil <> '00'`] : input.hasil ? [db`l.hasil = ${input.hasil}`] : []),
    ...(input.objek ? [byObject(db, input.objek)] : []),
    ...(input.id_korelasi ? [heldBy(db, 'korelasi', input.id_korelasi)] : []),
    ...(input.sesi ? [heldBy(db, 'sesi', input.sesi)] : []),
    ...(input.alamat ? byAddress(db, input.alamat, input.tanggal_awal) : []),
    ...(keyword ? [byKeyword(db, keyword)] : []),
    ...(input.tanggal_awal ? [db`l.waktu >= ${input.tanggal_awal}::date::timestamptz`] : []),
    ...(input.tanggal_akhir ? until(db, input.tanggal_akhir) : []),
  ];
}

const toWire = (row: Row, kalimat: Kalimat | undefined): AuditRow => ({
  id_audit: row.id.toString(),
  waktu: isoTime(row.waktu),
  id_user: row.id_user,
  kode_cabang: row.kode_cabang,
  aksi: row.aksi,
  hasil: row.hasil,
  objek: row.objek,
  id_korelasi: row.korelasi ?? '',
  rincian: row.rincian ?? '',
  hash: row.hash ?? '',
  sesi: row.sesi ?? '',
  alamat: row.alamat ?? '',
  posisi: row.posisi?.toString() ?? '',
  sebab: row.sebab ?? '',
  kalimat,
});

/** Refuses a name that has no user and never left a row: the name is wrong, and no rows would appear as an answer. */
async function assertUserExists(db: Db, user: string): Promise<void> {
  if (user === '') return;
  const [known] = await db`
    select where exists (select from app_user u where u.id_user = ${user}) or exists (select from audit_log l where l.id_user = ${user})`;
  if (!known) fail('VALIDATION', { violations: [violation('id_user', 'v.userId')] });
}

/**
 * Lists the audit trail, the latest first: journals are in it as they are posted, each row with its link of the hash chain; days are those of
 * Jakarta.
 */
export const auditTrail: Query<'audit.auditTrail'> = async ({ db }, input) => {
  const where = conditions(db, input);
  const acts = input.aksi ? recordedAs(input.aksi) : [];
  const page = await runList<Row>(
    db,
    {
      columns: db`l.id, l.waktu, l.id_user, l.kode_cabang, l.aksi, l.hasil, l.objek, l.korelasi, l.rincian::text as rincian,
        l.sesi, l.alamat, encode(c.hash, 'hex') as hash, c.posisi,
        case when l.hasil <> '00' then l.rincian ->> 'sebab' end as sebab`,
      from: await trailOf(db, { acts, conditions: where, alone: where.length === 1 }, input.paging),
      where,
      sortable: {
        id_audit: { sql: 'l.id', type: 'bigint' },
        waktu: { sql: 'l.waktu', type: 'timestamptz' },
      },
      key: [{ sql: 'l.id', type: 'bigint' }],
      defaultSort: '-id_audit',
    },
    input.paging,
  );
  if (page.rows.length === 0) await assertUserExists(db, input.id_user);
  const sentenceOf = await sentencesOf(db, page.rows);
  return { data: page.rows.map((row) => toWire(row, sentenceOf(row))), resp_cursor: page.cursor };
};

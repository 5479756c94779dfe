import type { Db } from '#core/db/client.ts';
import { versionedTables } from '#core/db/reference/evidence.ts';
import type { BookCheck, Mark, Offence } from './book-check.ts';

type Versioned = (typeof versionedTables)[number];

/** The rows of these tables that are not what their last version says, have none, or are gone without one; with `since` only those of which transactions from that one on wrote a version. */
export const changedRows = (
  sql: Db,
  tables: readonly Versioned[],
  since: bigint | null = null,
): PromiseLike<Offence[]> => sql<Offence[]>`
  select format('%s %s %s', t.tabel, r.kunci,
    case r.keadaan when 'HILANG' then 'is gone' when 'TANPA_VERSI' then 'has no version' else 'differs from its version' end) as rincian
  from jsonb_to_recordset(${sql.json(tables.map((table) => ({ ...table })))}) as t(tabel text, tanpa jsonb)
  cross join lateral rows_without_version(t.tabel, array(select jsonb_array_elements_text(t.tanpa)), ${since}::bigint) r`;

/** The table of the marks. */
const PROOFS = 'books_proof';

/** Rows that got a version since a mark. A mark that is forged would hide what came before it, so the marks themselves are read whole. */
const rowsSince = async (sql: Db, { xid }: Mark): Promise<readonly Offence[]> => [
  ...(await changedRows(
    sql,
    versionedTables.filter(({ tabel }) => tabel === PROOFS),
  )),
  ...(await changedRows(
    sql,
    versionedTables.filter(({ tabel }) => tabel !== PROOFS),
    xid,
  )),
];

/** Compares each row of evidence with its last version. */
export const versionCheck: BookCheck = {
  name: '27 every row of evidence has a version and is what its last version says',
  since: rowsSince,
  offences: (sql) => changedRows(sql, versionedTables),
};

/** Rows that no journal holds: what each says is what the bank's own operations wrote (docs/adr/0187-every-row-has-a-version.md). */
export const rowChecks: readonly BookCheck[] = [
  versionCheck,
  {
    name: '6 the key of each journal and of each act is kept as it was used, for as long as keys are',
    since: 'WHOLE',
    offences: (sql) => sql<Offence[]>`
      with kunci as (
        select i.kunci, i.journal_id, key_print(i.kunci, i.id_user, i.sidik, i.journal_id, i.tanggal, i.jawaban) as sidik from idempotency i
      ), ditulis as (
        select 'journal ' || j.id as nama, j.sidik_kunci from journal j where j.sidik_kunci is not null and j.dibuat_pada >= coalesce(retained_since('idempotency'), '-infinity')
        union all
        select format('act %s of %s', l.aksi, l.id), l.sidik_kunci from audit_log l where l.sidik_kunci is not null and l.waktu >= coalesce(retained_since('idempotency'), '-infinity')
      )
      select format('%s: the entry of its key is not the one it was written under', d.nama) as rincian
      from ditulis d where not exists (select from kunci k where k.sidik = d.sidik_kunci)
      union all
      select format('key %s names journal %s', k.kunci, k.journal_id) from kunci k left join journal j on j.id = k.journal_id
      where k.journal_id is not null and (j.id is null or j.sidik_kunci <> k.sidik)`,
  },
];

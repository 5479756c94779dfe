import { isoTime } from '#core/db/time.ts';
import type { Query } from '#core/engine/context.ts';
import { startsWith } from '#core/engine/list-filters.ts';
import { runList } from '#core/engine/list-query.ts';

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
  hash: string | null;
}

/** The audit trail, the latest first, each row with its link of the hash chain; days are those of Jakarta. */
export const auditTrail: Query<'audit.auditTrail'> = async ({ db }, input) => {
  const keyword = input.paging?.keyword.trim() ?? '';
  const page = await runList<Row>(
    db,
    {
      columns: db`l.id, l.waktu, l.id_user, l.kode_cabang, l.aksi, l.hasil, l.objek, l.korelasi, l.rincian::text as rincian,
        encode(c.hash, 'hex') as hash`,
      from: db`audit_log l left join audit_chain c on c.audit_id = l.id`,
      where: [
        ...(input.id_user ? [db`l.id_user = ${input.id_user}`] : []),
        ...(input.aksi ? [db`l.aksi = ${input.aksi}`] : []),
        ...(input.objek ? [startsWith(db, 'l.objek', input.objek)] : []),
        ...(keyword
          ? [
              db`(l.id_user = ${keyword} or l.aksi = ${keyword.toUpperCase()} or l.objek = ${keyword} or l.korelasi::text = ${keyword.toLowerCase()})`,
            ]
          : []),
        ...(input.tanggal_awal ? [db`l.waktu >= ${input.tanggal_awal}::date::timestamptz`] : []),
        ...(input.tanggal_akhir ? [db`l.waktu < (${input.tanggal_akhir}::date + 1)::timestamptz`] : []),
      ],
      sortable: {
        id_audit: { sql: 'l.id', type: 'bigint' },
        waktu: { sql: 'l.waktu', type: 'timestamptz' },
      },
      key: [{ sql: 'l.id', type: 'bigint' }],
      defaultSort: '-id_audit',
    },
    input.paging,
  );
  const data = page.rows.map((row) => ({
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
  }));
  return { data, resp_cursor: page.cursor };
};

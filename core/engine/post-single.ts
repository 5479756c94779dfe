import { fromOrigin } from '#core/access/write-audit.ts';
import type { Db } from '#core/db/client.ts';
import { type Commit, type Posted, requestOf } from './commit-request.ts';

const json = (db: Db, value: unknown) => (value === null ? null : db.json(value as never));

/** Calls the posting function: one statement, one transaction, which waits for rows that others hold. */
export async function postSingle(db: Db, c: Commit): Promise<Posted> {
  const q = requestOf(db, c);
  const [row] = await db<Posted[]>`
    select c.*, in_time(${q.batas}::timestamptz) as tepat_waktu from commit_operation(
      ${q.kunci}::uuid, ${c.print}::bytea, ${q.pelaku}, ${q.pengguna}, ${q.cabang}, ${fromOrigin(db, q.operasi, c)},
      ${q.korelasi}::uuid, ${q.tanggal}::date, ${q.tanggal_valuta}::date, ${q.nasabah}, ${q.nominal}::bigint, ${q.valuta}, ${q.rekening}, ${q.keterangan},
      ${q.leg_cabang}::text[], ${q.leg_gl}::text[], ${q.leg_jenis}::text[], ${q.leg_sub}::text[], ${q.leg_lawan}::text[], ${q.leg_valuta}::text[],
      ${q.leg_jumlah}::bigint[], ${q.leg_idr}::bigint[], ${q.leg_tanggal_valuta}::date[], ${q.leg_kode}::text[], ${q.leg_keterangan}::text[],
      ${[...q.lewat]}::text[], ${json(db, q.pecahan)}::jsonb, ${q.res_rekening}::text[], ${q.res_jumlah}::bigint[], ${json(db, q.efek)}::jsonb,
      ${q.otorisasi}, ${q.token}::uuid, ${q.flow}::uuid, ${q.kas}::integer, ${json(db, q.rincian)}::jsonb, ${json(db, q.jawaban)}::jsonb, ${q.harian}) c`;
  if (!row) throw new Error('commit_operation answered nothing');
  return row;
}

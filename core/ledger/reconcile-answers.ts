import type { Db } from '#core/db/client.ts';
import type { Answered } from './answer-file.ts';

/** A posting that was answered as booked and is not in the books; `lain` is the journal that its key has now, null for none. */
interface Missing extends Answered {
  readonly lain: string | null;
}

/** A posting in the books that no core has answered. */
interface Extra {
  readonly id_jurnal: string;
  readonly kunci: string;
  readonly id_user: string;
  readonly operasi: string;
  readonly tanggal: string;
  /** In minor units. */
  readonly nominal: bigint;
  readonly kode_valuta: string;
}

export interface Reconciled {
  readonly answers: number;
  readonly missing: readonly Missing[];
  readonly extra: readonly Extra[];
}

const batchOf = (batch: readonly Answered[]) => JSON.stringify(batch.map((answer) => ({ ...answer, isi: answer })));

/**
 * Compares what cores have answered with the books. An answer is in the books when its journal is there and the key leads to it; a key that the bank
 * has forgotten by its retention proves nothing, and the journal's maker then decides. Postings by people between the first and the last answer
 * that no file names are extra: what the bank posts by itself at the end of day nobody is answered. `db` is one connection of the owner: the answers lie in a temporary table meanwhile.
 */
export async function reconcileAnswers(db: Db, batches: AsyncIterable<readonly Answered[]>): Promise<Reconciled> {
  await db`create temporary table answered (kunci uuid, id bigint, tanggal date, waktu timestamptz, id_user text, isi jsonb, primary key (kunci, id))`;
  try {
    for await (const batch of batches)
      await db`insert into answered
        select kunci, id_jurnal, tanggal, waktu, id_user, isi
        from jsonb_to_recordset(${batchOf(batch)}::text::jsonb) x(kunci uuid, id_jurnal bigint, tanggal date, waktu timestamptz, id_user text, isi jsonb)
        on conflict do nothing`;
    await db`analyze answered`;
    const [count] = await db<{ n: number }[]>`select count(*)::integer as n from answered`;
    const missing = await db<{ isi: Answered; lain: string | null }[]>`
      select a.isi, i.journal_id::text as lain
      from answered a
      left join journal j on j.id = a.id and j.tanggal = a.tanggal
      left join idempotency i on i.kunci = a.kunci
      where j.id is null or coalesce(i.journal_id <> a.id, a.id_user not in (j.id_user, coalesce(j.pelaku, j.id_user)))
      order by a.waktu, a.id`;
    const extra = await db<Extra[]>`
      with span as (select min(waktu) as dari, max(waktu) as sampai, min(tanggal) as hari, max(tanggal) as hari_akhir from answered)
      select j.id::text as id_jurnal, i.kunci, j.id_user, j.operasi, j.tanggal, j.nominal, j.kode_valuta
      from span s
      join journal j on j.tanggal between s.hari and s.hari_akhir and j.dibuat_pada between s.dari and s.sampai
      join idempotency i on i.journal_id = j.id and i.tanggal = j.tanggal
      join operation_definition d on d.operasi = j.operasi and d.orang
      where not exists (select from answered a where a.kunci = i.kunci and a.id = j.id)
      order by j.id`;
    return { answers: count?.n ?? 0, missing: missing.map(({ isi, lain }) => ({ ...isi, lain })), extra };
  } finally {
    await db`drop table if exists answered`;
  }
}

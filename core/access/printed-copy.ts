import type { Db } from '#core/db/client.ts';
import { isoTime } from '#core/db/time.ts';
import type { CopyForm } from '#lib/accounts/codes.ts';
import type { StatementSalinanRow } from '#types/proto/accounts/statement.ts';
import type { Context } from './context.ts';
import { fromOrigin, writeAudit } from './write-audit.ts';

/**
 * Counts a copy of a statement or a slip before it leaves the bank, and returns its number: of two at once one is the later. `nomor` is a statement's
 * or a journal's reference, and the caller has seen that it is there.
 */
export async function countCopy(context: Context, aksi: string, nomor: string, bentuk: CopyForm): Promise<number> {
  const { db, caller } = context;
  const [row] = await db<{ ke: number }[]>`
    select record_copy(${nomor}, ${bentuk}, ${caller.idUser}, ${caller.kodeCabang}) as ke`;
  if (!row) throw new Error('record_copy answered nothing');
  await writeAudit(context, { aksi, objek: nomor, rincian: { ke: row.ke, bentuk } });
  return row.ke;
}

/** Counts a copy on paper of each of these numbers, all of them or none, and returns the copy's number by reference. */
export async function countCopies(
  context: Context,
  aksi: string,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { db, caller, correlation } = context;
  const form: CopyForm = 'KERTAS';
  const rows = await db<{ nomor: string; ke: number }[]>`
    select c.nomor, c.ke, write_audit(${caller.idUser}, ${caller.kodeCabang}, ${fromOrigin(db, aksi, context)}, '00', c.nomor, ${correlation || null}::uuid,
      jsonb_build_object('ke', c.ke, 'bentuk', ${form}::text))
    from (select x.nomor, record_copy(x.nomor, ${form}, ${caller.idUser}, ${caller.kodeCabang}) as ke
      from (select n as nomor from unnest(${[...numbers]}::text[]) n order by n) x offset 0) c`;
  return new Map(rows.map(({ nomor, ke }) => [nomor, ke]));
}

/** The copies that left the bank under a number, the first one first: a statement's, or the slip's of a journal. */
export async function copiesOf(db: Db, nomor: string): Promise<StatementSalinanRow[]> {
  const rows = await db<
    { ke: number; bentuk: string; id_user: string; nama_user: string; kode_cabang: string; dibuat_pada: string }[]
  >`
    select c.ke, c.bentuk, c.id_user, coalesce(u.nama_user, c.id_user) as nama_user, c.kode_cabang, c.dibuat_pada
    from printed_copy c left join app_user u using (id_user) where c.nomor = ${nomor} order by c.ke limit 200`;
  return rows.map(({ dibuat_pada, ...row }) => ({ ...row, waktu: isoTime(dibuat_pada) }));
}

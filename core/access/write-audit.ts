import type postgres from 'postgres';
import type { Db } from '#core/db/client.ts';

/** The origin of an act: the provider's session and the addresses the call came by; empty where there is none. */
export interface Origin {
  readonly session: string;
  readonly address: string;
}

/** In whose name, where and in which call something is written to the trail; the context of a call is one. */
export interface Author extends Origin {
  readonly db: Db;
  readonly caller: { readonly idUser: string; readonly kodeCabang: string };
  /** Empty where the call has none. */
  readonly correlation: string;
}

export interface AuditEntry {
  readonly aksi: string;
  /** The resp_code of the outcome; '00' unless said otherwise. */
  readonly hasil?: string;
  readonly objek?: string;
  readonly rincian?: unknown;
}

/**
 * A text argument of a function that writes to the trail. Working out the argument gives the transaction the origin of the call, so the row it leaves
 * contains it: the settings are set before the function runs, and no plan can drop or reorder that.
 */
export const fromOrigin = (db: Db, value: string, { session, address }: Origin): postgres.Fragment =>
  db`concat(${value}::text, left(set_config('amanah.sesi', ${session}, true), 0), left(set_config('amanah.alamat', ${address}, true), 0))`;

/** Writes one row to the audit trail; returns its id. */
export async function writeAudit(author: Author, entry: AuditEntry): Promise<bigint> {
  const { db, caller, correlation } = author;
  const details = entry.rincian === undefined ? null : db.json(entry.rincian as never);
  const [row] = await db<{ id: bigint }[]>`
    select write_audit(${caller.idUser}, ${caller.kodeCabang}, ${fromOrigin(db, entry.aksi, author)}, ${entry.hasil ?? '00'},
      ${entry.objek ?? ''}, ${correlation || null}::uuid, ${details}) as id`;
  if (!row) throw new Error('write_audit answered nothing');
  return row.id;
}

import { appendFile } from 'node:fs/promises';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import type { Db } from '#core/db/client.ts';
import { objectStorage } from '#core/file/object-storage.ts';
import type { AnchorConfig } from '#lib/config/anchor.ts';

/** A link of the chain at a moment: a person who keeps it elsewhere can prove later that nothing up to it was touched. */
export interface Anchor {
  readonly waktu: string;
  readonly posisi: string;
  readonly kepala: string;
}

/** Limit of the links between two rounds that are searched for those that bind a pack. */
const MOST_LINKS = 100_000n;

/** Identifies the bank in a storage that several databases share: the same after a failover, another one after a database was made anew. */
export async function bankMark(db: Db): Promise<string> {
  const [row] = await db<{ tanda: string }[]>`
    select system_identifier || '-' || (select oid from pg_database where datname = current_database()) as tanda from pg_control_system()`;
  if (!row) throw new Error('the database does not say which it is');
  return row.tanda;
}

/** Returns the folder of a bank's heads in the object storage. */
export const folderOf = (prefix: string, mark: string): string => `${prefix}${mark}/`;

/** The key of a head contains all of it: an attacker who puts another object there can change nothing. */
const keyOf = ({ posisi, kepala }: Anchor): string => `${posisi.padStart(18, '0')}-${kepala}.json`;
const KEY = /\/0*(\d+)-([0-9a-f]{64})\.json$/;

/** Returns the head that a key contains; null for another object. */
export function headOfKey(key: string): Pick<Anchor, 'posisi' | 'kepala'> | null {
  const [, posisi = '', kepala = ''] = KEY.exec(key) ?? [];
  return posisi === '' ? null : { posisi, kepala };
}

/**
 * Returns the present head, and since a position the links that bind packs, which the holder of a pack compares; none where the head is at that
 * position.
 */
async function headsSince(db: Db, since: bigint): Promise<readonly Anchor[]> {
  const rows = await db<{ posisi: bigint; kepala: string; waktu: string }[]>`
    with h as (select posisi, hash from audit_chain_head where posisi > 0 and posisi <> ${since.toString()}::bigint),
    x as (
      select h.posisi, h.hash from h union
      select c.posisi, c.hash from h join audit_chain c on c.posisi > greatest(${since.toString()}::bigint, h.posisi - ${MOST_LINKS.toString()}::bigint) and c.posisi <= h.posisi and c.jenis = 'A'
      join audit_log l on l.id = c.audit_id and l.waktu = c.waktu and l.aksi = 'LAPORAN_DIIKAT')
    select posisi, encode(hash, 'hex') as kepala, to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as waktu from x order by posisi`;
  return rows.map((row) => ({ ...row, posisi: row.posisi.toString() }));
}

/** Puts one object for each head, locked where the bank asks for it: nobody can remove it before its day. */
async function putObjects(
  db: Db,
  { storage, prefix, lockDays }: Extract<AnchorConfig['to'], { kind: 's3' }>,
  anchors: readonly Anchor[],
) {
  const folder = folderOf(prefix, await bankMark(db));
  const client = objectStorage(storage);
  const until = new Date(Date.now() + lockDays * 86_400_000);
  try {
    for (const anchor of anchors)
      await client.send(
        new PutObjectCommand({
          Bucket: storage.bucket,
          Key: folder + keyOf(anchor),
          Body: JSON.stringify(anchor),
          ContentType: 'application/json',
          ...(lockDays > 0 && { ObjectLockMode: 'COMPLIANCE' as const, ObjectLockRetainUntilDate: until }),
        }),
        { abortSignal: AbortSignal.timeout(10_000) },
      );
  } finally {
    client.destroy();
  }
}

async function post(url: string, anchor: Anchor): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(anchor),
    signal: AbortSignal.timeout(10_000),
  });
  if (!answer.ok) throw new Error(`${new URL(url).origin} answered ${answer.status}`);
}

/**
 * Keeps the head of the chain outside the database, where the bank has said: a line of a file, an object, a message. Returns the head that was kept,
 * null where it has not moved. Throws when it could not be kept; the next time is the next attempt.
 */
export async function anchorHead(db: Db, { to }: AnchorConfig, since = 0n): Promise<Anchor | null> {
  const anchors = await headsSince(db, since);
  if (anchors.length === 0) return null;
  if (to.kind === 'file')
    await appendFile(to.path, anchors.map((anchor) => `${JSON.stringify(anchor)}\n`).join(''), { mode: 0o600 });
  else if (to.kind === 's3') await putObjects(db, to, anchors);
  else for (const anchor of anchors) await post(to.url, anchor);
  return anchors.at(-1) ?? null;
}

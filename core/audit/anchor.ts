import { appendFile } from 'node:fs/promises';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import type { Db } from '#core/db/client.ts';
import { objectStorage } from '#core/db/object-storage.ts';
import type { AnchorConfig } from '#lib/config/anchor.ts';

/** The head of the chain at a moment: whoever keeps it elsewhere can prove later that nothing before it was touched. */
export interface Anchor {
  readonly waktu: string;
  readonly posisi: string;
  readonly kepala: string;
}

/** The head as it stands; null while nothing is chained. */
async function headOf(db: Db): Promise<Anchor | null> {
  const [row] = await db<{ posisi: bigint; kepala: string; waktu: string }[]>`
    select posisi, encode(hash, 'hex') as kepala, to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as waktu
    from audit_seal_state`;
  return row && row.posisi > 0n ? { waktu: row.waktu, posisi: row.posisi.toString(), kepala: row.kepala } : null;
}

/** One object for each head, locked where the bank asks for it: nobody can replace it before its day. */
async function putObject({ storage, prefix, lockDays }: Extract<AnchorConfig['to'], { kind: 's3' }>, anchor: Anchor) {
  const client = objectStorage(storage);
  const until = new Date(Date.now() + lockDays * 86_400_000);
  try {
    await client.send(
      new PutObjectCommand({
        Bucket: storage.bucket,
        Key: `${prefix}${anchor.posisi.padStart(18, '0')}.json`,
        Body: JSON.stringify(anchor),
        ContentType: 'application/json',
        ...(lockDays > 0 && { ObjectLockMode: 'COMPLIANCE' as const, ObjectLockRetainUntilDate: until }),
      }),
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
 * Keeps the head of the chain outside the database, where the bank has said: a line of a file, an object, a message. Answers what was
 * kept, null where there was nothing to keep. Throws when it could not be kept; the next time is the next attempt.
 */
export async function anchorHead(db: Db, { to }: AnchorConfig): Promise<Anchor | null> {
  const anchor = await headOf(db);
  if (anchor === null) return null;
  if (to.kind === 'file') await appendFile(to.path, `${JSON.stringify(anchor)}\n`, { mode: 0o600 });
  else if (to.kind === 's3') await putObject(to, anchor);
  else await post(to.url, anchor);
  return anchor;
}

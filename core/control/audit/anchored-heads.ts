import { readFile } from 'node:fs/promises';
import {
  ListObjectsV2Command,
  type ListObjectsV2CommandOutput,
  ListObjectVersionsCommand,
  type ListObjectVersionsCommandOutput,
  type S3Client,
} from '@aws-sdk/client-s3';
import type { Db } from '#core/db/client.ts';
import { objectStorage } from '#core/file/object-storage.ts';
import type { AnchorConfig } from '#lib/config/anchor.ts';
import { type Anchor, bankMark, folderOf, headOfKey } from './anchor.ts';

/** A head that was kept outside; `waktu` only where it is recorded too. */
export type AnchoredHead = Pick<Anchor, 'posisi' | 'kepala'> & Partial<Pick<Anchor, 'waktu'>>;

const headsOf = (objects: readonly { readonly Key?: string | undefined }[] = []): AnchoredHead[] =>
  objects.flatMap(({ Key = '' }) => headOfKey(Key) ?? []);

interface Folder {
  readonly Bucket: string;
  readonly Prefix: string;
}

/** Reads all versions: a head that somebody removed is still among them where the bucket keeps versions. */
async function* versions(client: S3Client, folder: Folder): AsyncGenerator<readonly AnchoredHead[]> {
  let page: ListObjectVersionsCommandOutput | undefined;
  do {
    page = await client.send(
      new ListObjectVersionsCommand({
        ...folder,
        ...(page && { KeyMarker: page.NextKeyMarker, VersionIdMarker: page.NextVersionIdMarker }),
      }),
    );
    yield headsOf(page.Versions);
  } while (page.IsTruncated);
}

async function* objects(client: S3Client, folder: Folder): AsyncGenerator<readonly AnchoredHead[]> {
  let page: ListObjectsV2CommandOutput | undefined;
  do {
    page = await client.send(
      new ListObjectsV2Command({ ...folder, ...(page && { ContinuationToken: page.NextContinuationToken }) }),
    );
    yield headsOf(page.Contents);
  } while (page.IsTruncated);
}

/** The embedded storage, and some others, know no versions. */
const knowsNone = (error: unknown): boolean =>
  error instanceof Error && ['NotImplemented', 'NotImplementedError', 'MethodNotAllowed'].includes(error.name);

async function* inStorage(
  db: Db,
  { storage, prefix }: Extract<AnchorConfig['to'], { kind: 's3' }>,
): AsyncGenerator<readonly AnchoredHead[]> {
  const client = objectStorage(storage);
  const folder = { Bucket: storage.bucket, Prefix: folderOf(prefix, await bankMark(db)) };
  try {
    yield* versions(client, folder);
  } catch (error) {
    if (!knowsNone(error)) throw error;
    yield* objects(client, folder);
  } finally {
    client.destroy();
  }
}

const readLine = (line: string): AnchoredHead => JSON.parse(line);

/** The heads that were kept outside, some at a time; of an address that takes messages none, since nobody can ask it. */
export async function* anchoredHeads(db: Db, { to }: AnchorConfig): AsyncGenerator<readonly AnchoredHead[]> {
  if (to.kind === 's3') yield* inStorage(db, to);
  else if (to.kind === 'file') {
    const text = await readFile(to.path, 'utf8');
    yield text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map(readLine);
  }
}

const named = ({ posisi, waktu }: AnchoredHead): string => `${posisi}${waktu ? ` of ${waktu}` : ''}`;

/** Returns the kept heads that are no links of this chain, as it is made up to now. */
export async function strangeHeads(db: Db, heads: readonly AnchoredHead[]): Promise<readonly string[]> {
  const rows = await db<{ ke: number; ujung: bigint | null; hash: string | null }[]>`
    select x.ke::integer as ke, (select posisi from audit_chain_head) as ujung, encode(c.hash, 'hex') as hash
    from unnest(${heads.map(({ posisi }) => posisi)}::bigint[]) with ordinality x(posisi, ke) left join audit_chain c on c.posisi = x.posisi order by x.ke`;
  return rows.flatMap(({ ke, ujung, hash }) => {
    const head = heads[ke - 1];
    if (!head || hash === head.kepala) return [];
    const end = ujung ?? 0n;
    return BigInt(head.posisi) > end
      ? [
          `the chain ends at ${end}, but a head was kept at ${named(head)}: ${BigInt(head.posisi) - end} links behind its end are lost`,
        ]
      : [
          `the chain at position ${head.posisi} is not the one whose head was kept${head.waktu ? ` at ${head.waktu}` : ''}`,
        ];
  });
}

import { createHash } from 'node:crypto';
import type { Db } from '#core/db/client.ts';
import { maskFor } from '#lib/masking.ts';
import type { PackProof } from '#lib/reports/pack.ts';

interface Link {
  readonly id: bigint;
  readonly posisi: bigint;
  readonly sebelum: string;
  readonly hash: string;
  readonly isi: string;
}

/** Links that are read at a time. */
const AT_ONCE = 200;

export const sha256 = (text: string | Uint8Array): string => createHash('sha256').update(text).digest('hex');

/** A link as its reader may see it: letter for letter where nothing of it is hidden from her, else masked beside the print of what it was. */
function proofOf(
  jenis: PackProof['jenis'],
  { id, posisi, sebelum, hash, isi }: Link,
  held: ReadonlySet<string>,
): PackProof {
  const link = { jenis, id: id.toString(), posisi: posisi.toString(), sebelum, hash, sidik: sha256(isi) };
  const content: unknown = JSON.parse(isi);
  const seen = maskFor(content, { idUser: '', held });
  return JSON.stringify(seen) === JSON.stringify(content) ? { ...link, isi } : { ...link, isi: null, samaran: seen };
}

/** The proofs of these numbers, in their order, some at a time. */
export async function* proofs(
  db: Db,
  jenis: PackProof['jenis'],
  ids: readonly bigint[],
  held: ReadonlySet<string>,
): AsyncGenerator<readonly PackProof[]> {
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const part = ids.slice(from, from + AT_ONCE);
    const links = await db<
      Link[]
    >`select * from chained_proofs(${jenis}::"char", ${part.map((id) => id.toString())}::bigint[])`;
    const byId = new Map(links.map((link) => [link.id, link]));
    yield part.flatMap((id) => {
      const link = byId.get(id);
      return link ? [proofOf(jenis, link, held)] : [];
    });
  }
}

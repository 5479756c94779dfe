import { createHash } from 'node:crypto';
import type { Db } from '#core/db/client.ts';
import { apart, frameOf, isText, leafOf, saltOf, written } from '#documents/pack/verify-pack.mjs';
import type { PackProof, PackText } from '#lib/books/reports/pack.ts';
import { maskFor } from '#lib/masking.ts';

interface Link {
  readonly id: bigint;
  readonly posisi: bigint;
  readonly sebelum: string;
  readonly hash: string;
  /** Null for a link from before contents were hashed text by text. */
  readonly garam: string | null;
  readonly isi: string;
}

/** Links per read. */
const AT_ONCE = 200;

/** Collects the place of each text and the reader's view of it: walks two contents of one shape together. */
function textsSeen(places: unknown, seen: unknown, texts: Map<number, string>): void {
  if (typeof places === 'string') texts.set(Number.parseInt(places, 10), String(seen));
  else if (typeof places === 'object' && places !== null)
    for (const [name, each] of Object.entries(places)) textsSeen(each, Object(seen)[name], texts);
}

/** Returns the texts of a content, each with its salt; hidden texts only by their hashes. */
function textsOf(isi: string, seen: unknown, salt: string): { kerangka: string; nilai: PackText[] } {
  const parts = apart(isi);
  const places = parts.map((part, at) => (isText(parts, at) ? String(at) : part));
  const texts = new Map<number, string>();
  textsSeen(JSON.parse(written(places.join('"'))), seen, texts);
  const nilai = parts.flatMap((part, at): PackText[] => {
    if (!isText(parts, at)) return [];
    const [own, shown] = [saltOf(salt, at), texts.get(at) ?? ''];
    const text: unknown = JSON.parse(`"${written(part)}"`);
    return [shown === text ? [own, part] : [leafOf(own, part), null, shown]];
  });
  return { kerangka: frameOf(parts), nilai };
}

/** Returns a link as its reader may see it: letter for letter if nothing of it is hidden from the reader, else without the hidden texts. */
function proofOf(
  jenis: PackProof['jenis'],
  { id, posisi, sebelum, hash, garam, isi }: Link,
  held: ReadonlySet<string>,
): PackProof {
  const link = { jenis, id: id.toString(), posisi: posisi.toString(), sebelum, hash };
  const content: unknown = JSON.parse(isi);
  const seen = maskFor(content, { idUser: '', held });
  if (JSON.stringify(seen) === JSON.stringify(content)) return { ...link, isi, ...(garam !== null && { garam }) };
  if (garam === null)
    return { ...link, isi: null, sidik: createHash('sha256').update(isi).digest('hex'), samaran: seen };
  return { ...link, isi: null, ...textsOf(isi, seen, garam) };
}

/** Yields the proofs of these numbers, in their order, some at a time. */
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

import { type AnchoredHead, strangeHeads } from '#core/control/audit/anchored-heads.ts';
import type { Db } from '#core/db/client.ts';

function readHead(line: string): AnchoredHead | null {
  try {
    const head = JSON.parse(line) as AnchoredHead;
    return /^\d+$/.test(head.posisi) && /^[0-9a-f]{64}$/.test(head.kepala) ? head : null;
  } catch {
    return null;
  }
}

/**
 * Returns the fault of heads that were kept outside the database, one a line, or null. A chain that was made anew after something was touched has
 * other heads at the same positions, however whole it appears by itself.
 */
export async function anchorFault(db: Db, text: string): Promise<string | null> {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length === 0) return 'it holds no head';
  const heads = lines.map(readHead);
  const broken = heads.indexOf(null);
  if (broken !== -1) return `line ${broken + 1} is no head`;
  const [fault] = await strangeHeads(
    db,
    heads.filter((head) => head !== null),
  );
  return fault ?? null;
}

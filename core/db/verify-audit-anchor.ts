import type { Db } from './client.ts';

interface Head {
  readonly waktu: string;
  readonly posisi: string;
  readonly kepala: string;
}

function readHead(line: string): Head | null {
  try {
    const head = JSON.parse(line) as Head;
    return /^\d+$/.test(head.posisi) && /^[0-9a-f]{64}$/.test(head.kepala) ? head : null;
  } catch {
    return null;
  }
}

/**
 * What is wrong with heads that were kept outside the database, one a line, or null. A chain that was made anew after something was
 * touched has other heads at the same positions, however whole it looks by itself.
 */
export async function anchorFault(db: Db, text: string): Promise<string | null> {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length === 0) return 'it holds no head';
  for (const [index, line] of lines.entries()) {
    const head = readHead(line);
    if (!head) return `line ${index + 1} is no head`;
    const [link] = await db<{ hash: string }[]>`
      select encode(hash, 'hex') as hash from audit_chain where posisi = ${head.posisi}::bigint`;
    if (link?.hash !== head.kepala) return `the chain at position ${head.posisi} is not the one of ${head.waktu}`;
  }
  return null;
}

import { createHash } from 'node:crypto';
import type { Db } from '#core/db/client.ts';

interface Proof {
  readonly sha256: string;
  readonly jumlah: number;
  readonly id_audit: string;
  readonly posisi_kepala: string;
  readonly kepala: string;
}

/** Returns where the proof begins in a file, and where its JSON does: the hash covers every byte before it. */
function proofAt(text: string): { start: number; json: string } | null {
  const json = text.lastIndexOf('\n"bukti":');
  if (json !== -1) return { start: json + 1, json: text.slice(json + '\n"bukti":'.length).replace(/\}\s*$/, '') };
  const csv = text.lastIndexOf('\n"# bukti",');
  if (csv === -1) return null;
  const cell = text.slice(csv + '\n"# bukti",'.length).trim();
  return { start: csv + 1, json: cell.replace(/^"|"$/g, '').replaceAll('""', '"') };
}

function readProof(json: string): Proof | null {
  try {
    const proof = JSON.parse(json) as Proof;
    return /^[0-9a-f]{64}$/.test(proof.sha256) && /^\d+$/.test(proof.id_audit) && /^\d+$/.test(proof.posisi_kepala)
      ? proof
      : null;
  } catch {
    return null;
  }
}

/**
 * Returns the fault of an exported file, or null: its rows hash to what its proof says, the trail noted exactly that export, and the chain had that
 * head then. Another check proves that the trail itself is whole.
 */
export async function fileFault(db: Db, bytes: Buffer): Promise<string | null> {
  const text = bytes.toString('utf8');
  const found = proofAt(text);
  const proof = found && readProof(found.json);
  if (!found || !proof) return 'it carries no proof';
  const hash = createHash('sha256').update(text.slice(0, found.start)).digest('hex');
  if (hash !== proof.sha256) return 'its rows are not those its proof speaks of';
  const [noted] = await db<{ sha256: string; jumlah: string }[]>`
    select rincian ->> 'sha256' as sha256, rincian ->> 'jumlah' as jumlah
    from audit_log where id = ${proof.id_audit}::bigint and aksi = 'EKSPOR_JEJAK' and hasil = '00'`;
  if (!noted) return `the trail knows no export ${proof.id_audit}`;
  if (noted.sha256 !== hash || noted.jumlah !== String(proof.jumlah)) return 'the trail noted another file';
  if (proof.posisi_kepala === '0') return null;
  const [head] = await db<{ hash: string }[]>`
    select encode(hash, 'hex') as hash from audit_chain where posisi = ${proof.posisi_kepala}::bigint`;
  return head?.hash === proof.kepala ? null : `the chain at position ${proof.posisi_kepala} is another one`;
}

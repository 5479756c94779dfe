import { connect, type Db } from '#core/db/client.ts';
import { main, type ReadPack } from '#documents/pack/verify-pack.mjs';
import { readSettingFiles } from '#lib/config/setting-files.ts';

/** Returns what the bank's own books say against a pack: a link they lack, another file under its number; null where they agree. */
async function bankFault(db: Db, { manifest, links, print }: ReadPack): Promise<string | null> {
  const all = [...links.values()];
  const rows = await db<{ posisi: bigint; hash: string }[]>`
    select posisi, encode(hash, 'hex') as hash from audit_chain where posisi = any (${all.map(({ posisi }) => posisi)}::bigint[])`;
  const known = new Map(rows.map(({ posisi, hash }) => [posisi.toString(), hash]));
  const strange = all.find(({ posisi, hash }) => known.get(posisi) !== hash);
  if (strange) return `the bank's chain at position ${strange.posisi} is another one`;
  const [made] = await db<{ sidik: string | null }[]>`
    select encode(sha256, 'hex') as sidik from report_job where nomor = ${manifest.nomor}`;
  if (!made) return `the bank has made no pack ${manifest.nomor}`;
  return made.sidik === print ? null : `the bank has made another file under ${manifest.nomor}`;
}

async function askBank(url: string, pack: ReadPack): Promise<string | null> {
  const db = connect(url, { max: 1 });
  try {
    return await bankFault(db, pack);
  } finally {
    await db.end();
  }
}

/** `npm run verify-pack -- pack.zip`: the check that travels in each pack, and with DATABASE_URL the bank's own chain and file beside it. */
readSettingFiles(process.env);
const url = process.env.DATABASE_URL;
await main(url ? (pack) => askBank(url, pack) : undefined);

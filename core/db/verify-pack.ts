import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { connect, type Db } from './client.ts';
import { comparePackHeads, type ReadPack, readPack } from './verify-pack-file.ts';

/** What the bank's own books say against a pack: a link it has not, another file under its number; null where they agree. */
async function bankFault(db: Db, { manifest, links }: ReadPack, print: string): Promise<string | null> {
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

const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

function tell({ manifest, links }: ReadPack, print: string): void {
  const { nomor, bank, permintaan, populasi, sampel, per } = manifest;
  say(`pack ${nomor} of ${bank}, as of ${per}`);
  say(
    `${permintaan.cara}: ${sampel.length} of ${populasi} journals, ${permintaan.tanggal_awal} to ${permintaan.tanggal_akhir}, branch ${permintaan.kode_cabang}`,
  );
  say(`${manifest.berkas.length} files as listed, ${links.size} links of the chain each made of its content`);
  const masked = [...links.values()].filter(({ isi }) => isi === null).length;
  if (masked > 0) say(`${masked} of them hold what its reader may not see: of those the print alone is proved`);
  say(`SHA-256 of the archive: ${print}`);
}

/**
 * `npm run verify-pack -- pack.zip`: checks an auditor's pack by itself, anywhere: its files by their list, each content by its link of the chain, the sample by its seed.
 * With `--anchor heads.jsonl` it compares the heads that were kept outside the bank, with DATABASE_URL the bank's own chain. Ends with 1 where something was touched.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ options: { anchor: { type: 'string' } }, allowPositionals: true });
  const [name] = positionals;
  if (name === undefined) throw new Error('say which pack: npm run verify-pack -- pack.zip');
  const bytes = await readFile(name);
  const print = createHash('sha256').update(bytes).digest('hex');
  const pack = readPack(bytes);
  const faults: string[] = [];
  if (typeof pack === 'string') faults.push(pack);
  else {
    tell(pack, print);
    if (values.anchor !== undefined) {
      const compared = comparePackHeads(pack, await readFile(values.anchor, 'utf8'));
      if (typeof compared === 'string') faults.push(compared);
      else
        say(`${compared} heads kept outside stand at links of the pack and are the same, of ${pack.links.size} links`);
    }
    const url = process.env.DATABASE_URL;
    if (url) {
      const db = connect(url, { max: 1 });
      try {
        const fault = await bankFault(db, pack, print);
        if (fault !== null) faults.push(fault);
        else say("the bank's own chain and file say the same");
      } finally {
        await db.end();
      }
    } else if (values.anchor === undefined)
      say(
        'NOT TIED TO THE BANK: it was held against itself alone. Give --anchor or DATABASE_URL to hold it against the chain',
      );
  }
  for (const fault of faults) say(`TOUCHED: ${name}: ${fault}`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}

main().catch((error: unknown) => {
  process.stderr.write(`the pack could not be verified: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
});

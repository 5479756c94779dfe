import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { connect, type Db } from '#core/db/client.ts';
import { readSettingFiles } from '#lib/config/setting-files.ts';
import { anchorFault } from './verify-audit-anchor.ts';
import { fileFault } from './verify-audit-file.ts';

interface Touched {
  readonly posisi: bigint | null;
  readonly jenis: string | null;
  readonly audit_id: bigint | null;
  readonly sebab: string;
  readonly nama: string | null;
}

const KINDS: Readonly<Record<string, string>> = {
  A: 'row of the trail',
  J: 'journal',
  S: 'step of item',
  V: 'version of record',
  H: 'closed day',
};
const CAUSES: Readonly<Record<string, string>> = {
  UBAH: 'was changed',
  HAPUS: 'was removed',
  SISIP: 'was slipped in',
  PUTUS: 'a link of the chain is missing',
  UJUNG: 'the chain does not end where it should',
};

const sayTouched = ({ posisi, jenis, audit_id, sebab, nama }: Touched): string => {
  const what = jenis === null ? 'the chain' : `${KINDS[jenis] ?? jenis} ${nama ?? audit_id ?? ''}`;
  return `${what}: ${CAUSES[sebab] ?? sebab} (position ${posisi ?? 'none'})`;
};

/** Says whether an exported file is the one that the trail noted. */
async function checkFile(db: Db, name: string): Promise<void> {
  const fault = await fileFault(db, await readFile(name));
  process.stdout.write(fault === null ? `${name} is as it was exported\n` : `TOUCHED: ${name}: ${fault}\n`);
  if (fault !== null) process.exitCode = 1;
}

/** Compares heads that were kept outside, a line each, with the present chain. */
async function checkAnchors(db: Db, name: string): Promise<void> {
  const fault = await anchorFault(db, await readFile(name, 'utf8'));
  process.stdout.write(
    fault === null ? `every head in ${name} is one of this chain\n` : `TOUCHED: ${name}: ${fault}\n`,
  );
  if (fault !== null) process.exitCode = 1;
}

/**
 * `npm run verify-audit`: walks the audit trail's hash chain; names the first row that was touched and exits with 1. With
 * `-- --file <export>` it also checks an exported file against the trail, with `-- --anchor <heads>` the heads that were kept outside.
 */
async function main(): Promise<void> {
  readSettingFiles(process.env);
  const url = process.env.DATABASE_URL;
  if (!url) throw new Error('DATABASE_URL is not set: give the connection of the database owner');
  const { file, anchor } = parseArgs({ options: { file: { type: 'string' }, anchor: { type: 'string' } } }).values;
  const db = connect(url, { max: 1 });
  try {
    if (file !== undefined) await checkFile(db, file);
    if (anchor !== undefined) await checkAnchors(db, anchor);
    // Finished rows that are not in the chain yet are appended first, so that the result covers every row there is.
    for (;;) {
      const [row] = await db<{ n: number }[]>`select append_audit_chain(10000) as n`;
      if (!row || row.n === 0) break;
    }
    await db`select append_day_hashes()`;
    const [touched] = await db<
      Touched[]
    >`select posisi, jenis::text as jenis, audit_id, sebab, nama from verify_audit()`;
    const [head] = await db<
      { posisi: bigint; hash: string }[]
    >`select posisi, encode(hash, 'hex') as hash from audit_chain_head`;
    if (touched) {
      process.stdout.write(`TOUCHED: ${sayTouched(touched)}\n`);
      process.exitCode = 1;
    } else {
      process.stdout.write(`the chain is whole: ${head?.posisi ?? 0n} links, head ${head?.hash ?? ''}\n`);
    }
  } finally {
    await db.end();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(
    `the audit trail could not be verified: ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exitCode = 2;
});

import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { connect, type Db } from './client.ts';
import { fileFault } from './verify-audit-file.ts';

/** Says whether an exported file is the one that the trail noted. */
async function checkFile(db: Db, name: string): Promise<void> {
  const fault = await fileFault(db, await readFile(name));
  process.stdout.write(fault === null ? `${name} is as it was exported\n` : `TOUCHED: ${name}: ${fault}\n`);
  if (fault !== null) process.exitCode = 1;
}

/**
 * `npm run verify-audit`: walks the audit trail's hash chain; names the first row that was touched and exits with 1. With
 * `-- --file <export>` it also checks an exported file against the trail.
 */
async function main(): Promise<void> {
  const url = process.env.DATABASE_URL;
  if (!url) throw new Error('DATABASE_URL is not set: give the connection of the database owner');
  const { file } = parseArgs({ options: { file: { type: 'string' } } }).values;
  const db = connect(url, { max: 1 });
  try {
    if (file !== undefined) await checkFile(db, file);
    // What is finished but not sealed yet is sealed first, so that the answer speaks of every row there is.
    for (;;) {
      const [row] = await db<{ n: number }[]>`select seal_audit(10000) as n`;
      if (!row || row.n === 0) break;
    }
    const [touched] = await db<
      { posisi: bigint | null; audit_id: bigint | null; sebab: string }[]
    >`select * from verify_audit()`;
    const [head] = await db<
      { posisi: bigint; hash: string }[]
    >`select posisi, encode(hash, 'hex') as hash from audit_seal_state`;
    if (touched) {
      const where = touched.audit_id === null ? 'the end of the chain' : `audit row ${touched.audit_id}`;
      process.stdout.write(`TOUCHED: ${where} (${touched.sebab}, position ${touched.posisi ?? 'none'})\n`);
      process.exitCode = 1;
    } else {
      process.stdout.write(`the audit trail is whole: ${head?.posisi ?? 0n} rows, head ${head?.hash ?? ''}\n`);
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

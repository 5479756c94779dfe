import { parseArgs } from 'node:util';
import { connect } from '#core/db/client.ts';
import { proveBooks } from '#core/ledger/prove-books.ts';
import { anchorOf } from '#lib/config/config.ts';
import { readSettingFiles } from '#lib/config/setting-files.ts';
import { checkAnchoredHeads } from './check-books-anchor.ts';

/**
 * `npm run check:books`: prints every invariant of the books and what breaks it; exits with 1 when one does not hold. `--since-last` proves what came since the last proof and
 * names what it leaves to the whole one.
 */
async function main(): Promise<void> {
  readSettingFiles(process.env);
  const url = process.env.DATABASE_URL;
  if (!url) throw new Error('DATABASE_URL is not set: give the connection of the database owner');
  const db = connect(url, { max: 1, asal: 'PERINTAH' });
  try {
    const anchored = await checkAnchoredHeads(db, anchorOf(process.env));
    const { values } = parseArgs({ options: { 'since-last': { type: 'boolean', default: false } } });
    const proof = await proveBooks(db, { onlyNew: values['since-last'] });
    const results = [...proof.results, ...(anchored ? [anchored] : [])];
    for (const { name, ok, details } of results) {
      process.stdout.write(
        `${ok ? 'ok  ' : 'FAIL'} ${name}\n${details.map((detail) => `       ${detail}\n`).join('')}`,
      );
    }
    for (const name of proof.left) process.stdout.write(`left to the whole proof: ${name}\n`);
    if (proof.since)
      process.stdout.write(`proved what came since link ${proof.since.posisi} and ${proof.since.tanggal}\n`);
    const failed = results.filter((result) => !result.ok).length;
    process.stdout.write(
      failed === 0 ? `the books hold: ${results.length} checks\n` : `${failed} of ${results.length} checks failed\n`,
    );
    process.exitCode = failed === 0 ? 0 : 1;
  } finally {
    await db.end();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`the books could not be checked: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
});

import { checkBooks } from '#core/ledger/check-books.ts';
import { anchorOf } from '#lib/config/config.ts';
import { checkKeptHeads } from './check-books-anchor.ts';
import { connect } from './client.ts';

/** `npm run check:books`: prints every invariant of the books and what breaks it; exits with 1 when one does not hold. */
async function main(): Promise<void> {
  const url = process.env.DATABASE_URL;
  if (!url) throw new Error('DATABASE_URL is not set: give the connection of the database owner');
  const db = connect(url, { max: 1 });
  try {
    const anchored = await checkKeptHeads(db, anchorOf(process.env));
    const results = [...(await checkBooks(db)), ...(anchored ? [anchored] : [])];
    for (const { name, ok, details } of results) {
      process.stdout.write(
        `${ok ? 'ok  ' : 'FAIL'} ${name}\n${details.map((detail) => `       ${detail}\n`).join('')}`,
      );
    }
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

import { connect } from '#core/db/client.ts';
import { type Gap, readAnswers } from '#core/ledger/answer-file.ts';
import { reconcileAnswers } from '#core/ledger/reconcile-answers.ts';
import { BOOK_CURRENCY, fromMinor } from '#lib/money.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/**
 * `npm run reconcile -- FOLDER [FOLDER …]`: compares what the cores have answered as booked (ANSWER_LOG of each) with the books after a failover and
 * names each posting that is missing or extra; exits with 1 when there is one.
 */
async function main(): Promise<void> {
  const folders = process.argv.slice(2);
  const url = process.env.DATABASE_URL;
  if (folders.length === 0)
    throw new Error('name the ANSWER_LOG folder of each core: npm run reconcile -- FOLDER [FOLDER …]');
  if (!url) throw new Error('DATABASE_URL is not set: give the connection of the database owner');
  const db = connect(url, { max: 1, asal: 'PERINTAH' });
  const gaps: Gap[] = [];
  try {
    const { answers, missing, extra } = await reconcileAnswers(
      db,
      readAnswers(folders, (gap) => gaps.push(gap)),
    );
    for (const { hilang, sejak, sampai } of gaps)
      say(`GAP     ${hilang} answers between ${sejak} and ${sampai} were not written`);
    for (const { id_jurnal, nomor_referensi, tanggal, rpc, id_user, kunci, waktu, baris, lain } of missing) {
      const now = lain ? `its key has journal ${lain} now` : 'its key is unknown';
      say(
        `MISSING journal ${id_jurnal} (${nomor_referensi}) of ${tanggal}: ${rpc} by ${id_user}, answered ${waktu}, key ${kunci}: ${now}`,
      );
      for (const [cabang, gl, rekening, valuta, debet, kredit] of baris)
        say(`          ${cabang} ${gl} ${rekening} ${valuta} debit ${debet} credit ${kredit}`);
    }
    for (const { id_jurnal, tanggal, operasi, id_user, kunci, nominal, kode_valuta } of extra)
      say(
        `EXTRA   journal ${id_jurnal} of ${tanggal}: ${operasi} by ${id_user}, ${kode_valuta || BOOK_CURRENCY} ${fromMinor(nominal, kode_valuta)}, key ${kunci}: booked, and in no file of answers`,
      );
    say(`${answers} answers: ${missing.length} missing in the books, ${extra.length} booked without an answer`);
    process.exitCode = missing.length + extra.length === 0 ? 0 : 1;
  } finally {
    await db.end();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(
    `answers and books could not be compared: ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exitCode = 2;
});

/**
 * This process makes one file (docs/adr/0107-report-files-are-made-in-their-own-process.md). The core sends the job and its resources over the channel between
 * them, so that no address or key appears in a list of processes.
 */

import process from 'node:process';
import pino from 'pino';
import { makeReport } from '#core/books/reports/job/make-report.ts';
import { objectsIn } from '#core/books/reports/job/objects.ts';
import { readersOf } from '#core/books/reports/job/snapshot.ts';
import type { WorkerMessage } from '#core/books/reports/job/worker-message.ts';
import { connect } from '#core/db/client.ts';

/** The process checks this often whether the job is still wanted, also while the database works on the first row. */
const ASK_MS = 1_000;

/** Makes the file of one job. */
async function run({ id, databaseUrl, replicaUrl, storage, logLevel }: WorkerMessage): Promise<void> {
  const log = pino({ name: 'report', level: logLevel });
  const db = connect(databaseUrl, { max: 2 });
  const readers = readersOf(databaseUrl, replicaUrl);
  const objects = objectsIn(storage);
  const watch = setInterval(() => {
    void db<
      { jalan: boolean }[]
    >`select exists (select from report_job where id = ${id}::uuid and status in ('ANTRE', 'BERJALAN')) as jalan`.then(
      ([row]) => {
        // No object is stored yet, and the database ends an unwanted query.
        if (row?.jalan === false) setTimeout(() => process.exit(0), ASK_MS).unref();
      },
      () => {},
    );
  }, ASK_MS);
  try {
    await makeReport({ db, readers, objects, log }, id);
  } finally {
    clearInterval(watch);
    objects.end();
  }
}

process.on('disconnect', () => process.exit(1));
process.once('message', (workerMessage: WorkerMessage) => {
  run(workerMessage).then(
    () => process.exit(0),
    (error: unknown) => {
      process.send?.({ failed: error instanceof Error ? error.message : String(error) }, () => process.exit(1));
    },
  );
});

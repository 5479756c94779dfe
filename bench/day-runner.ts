import pino from 'pino';
import { runEndOfDay } from '#core/business-day/end-of-day/run.ts';
import { connect } from '#core/db/client.ts';
import { Transactions } from '#core/db/transactions.ts';

/**
 * This process carries one end of day on until somebody kills it: `node bench/day-runner.ts URL RUN`. It reports over its channel that it is ready,
 * begins on a message there, and reports the status of the end of day.
 */
const [url = '', run = ''] = process.argv.slice(2);
const db = connect(url, { max: 2 });
const { begin } = new Transactions(url);
await db`select 1`;
process.once('message', async () => {
  process.send?.(await runEndOfDay(run, { db, begin, log: pino({ level: 'silent' }) }));
  process.exit(0);
});
process.send?.('ready');

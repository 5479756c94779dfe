import pino from 'pino';
import { connect } from '#core/db/client.ts';
import { Transactions } from '#core/db/transactions.ts';
import { runEvening } from '#core/evening/run-evening.ts';

/**
 * A process that carries one evening on until somebody kills it: `node bench/day-runner.ts URL RUN`. It says when it is ready, begins when it is told to
 * over its channel, and says how the evening stands then.
 */
const [url = '', run = ''] = process.argv.slice(2);
const db = connect(url, { max: 2 });
const { begin } = new Transactions(url);
await db`select 1`;
process.once('message', async () => {
  process.send?.(await runEvening(run, { db, begin, log: pino({ level: 'silent' }) }));
  process.exit(0);
});
process.send?.('ready');

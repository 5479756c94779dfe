import type { Logger } from 'pino';
import type { ProviderClock } from '#core/access/provider-clock.ts';
import { codeOf } from '#core/db/error-code.ts';
import { openPool, type Pool, type StatementReport } from '#core/db/pool/pool.ts';
import { Readiness } from './readiness.ts';

/** A statement that took longer is written to the log, with its call and the backend it ran at. */
const SLOW_MS = 1_000;
/** No room on the disk. */
const DISK_FULL = '53100';

/** The core's connections, with what their work shows of its readiness: the log gets what is slow and what goes away. */
export function watchedPool(
  url: string,
  log: Logger,
  clock: ProviderClock,
  more: (report: StatementReport) => void = () => {},
): { readonly pool: Pool; readonly readiness: Readiness } {
  const pool: Pool = openPool(url, {
    statement: (report) => {
      more(report);
      const { lane, waited, took, correlation, connection, text, error } = report;
      if (error !== undefined && codeOf(error) === DISK_FULL) readiness.full();
      if (error === undefined && lane === 'posting') readiness.written();
      if (took + waited > SLOW_MS)
        log.warn({ lane, waited, took, correlation, connection, statement: text, code: codeOf(error) }, 'slow');
    },
    away: (away) => log[away ? 'error' : 'info'](away ? 'the database does not answer' : 'the database answers again'),
  });
  const readiness = new Readiness(pool.db, {
    database: () => {
      const { epoch } = pool.state();
      return epoch === undefined ? undefined : epoch + performance.now() - Date.now();
    },
    identity: clock.ahead,
    away: () => pool.state().away,
  });
  return { pool, readiness };
}

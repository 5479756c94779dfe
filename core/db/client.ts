import postgres from 'postgres';

/** The core's SQL client: BIGINT columns and parameters are bigint, dates and timestamps stay text. */
export type Db = ReturnType<typeof connect>;

/**
 * Opens a pool. Dates come back as YYYY-MM-DD and timestamps as ISO text, so that no value passes through a JavaScript Date
 * and its local zone.
 */
export function connect(url: string, options: { max?: number; onnotice?: () => void; statementSeconds?: number } = {}) {
  return postgres(url, {
    max: options.max ?? 10,
    onnotice: options.onnotice ?? (() => {}),
    // The client's own pauses between attempts grow to twenty seconds; a database that is back should be found within one.
    backoff: (attempt) => Math.min(0.05 * 2 ** attempt, 1),
    connection: {
      application_name: 'amanah',
      TimeZone: 'Asia/Jakarta',
      // A statement whose caller has long given up must not go on working.
      ...(options.statementSeconds && { statement_timeout: options.statementSeconds * 1000 }),
    },
    types: {
      bigint: postgres.BigInt,
      date: { to: 1082, from: [1082], serialize: (value: string) => value, parse: (value: string) => value },
      timestamptz: { to: 1184, from: [1184], serialize: (value: string) => value, parse: (value: string) => value },
    },
  });
}

import { codeOf, isAway } from '#core/db/error-code.ts';
import { toAppError } from '#core/engine/commit.ts';
import { AppError, type ErrorCode } from '#lib/errors/errors.ts';
import { MoneyError } from '#lib/money.ts';

/** Faults by their SQLSTATE whose reason helps the caller. */
const CODE_OF_STATE: Readonly<Record<string, ErrorCode>> = {
  '53100': 'DATABASE_FULL',
  '53300': 'DATABASE_CROWDED',
  '57014': 'DEADLINE',
};

/** Input that passed for text but is no date, number, id or plain text to the database (SQLSTATE class 22), or no amount. */
const UNREADABLE: ReadonlySet<string> = new Set(['22P02', '22P05', '22021', '22003', '22007', '22008']);

/** Somebody else has held the row for longer than anybody waits for it (lock_timeout). */
function codeOfLock(error: unknown): ErrorCode {
  const where = typeof error === 'object' && error !== null && 'where' in error ? String(error.where) : '';
  if (/"idempotency"/.test(where)) return 'IN_FLIGHT';
  return /"account(_state)?"/.test(where) ? 'ACCOUNT_BUSY' : 'ROW_BUSY';
}

/** Returns the one code of the closed table under which a failure leaves the core. */
export function errorOf(error: unknown): { readonly app: AppError; readonly known: boolean } {
  const refused = toAppError(error);
  if (refused instanceof AppError) return { app: refused, known: true };
  const code = codeOf(error);
  if (code === '55P03') return { app: new AppError(codeOfLock(error)), known: true };
  const errorCode = CODE_OF_STATE[code];
  if (errorCode) return { app: new AppError(errorCode), known: false };
  if (error instanceof MoneyError || UNREADABLE.has(code)) return { app: new AppError('MALFORMED'), known: false };
  // The database or the key server is not there: worth another try, unlike a fault of ours.
  const away = isAway(error) || code.startsWith('ERR_JWKS');
  return { app: new AppError(away ? 'CORE_AWAY' : 'SYSTEM'), known: false };
}

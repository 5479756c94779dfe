import { inLane } from '#core/db/call-scope.ts';
import type { Db } from '#core/db/client.ts';
import { codeOf } from '#core/db/error-code.ts';
import { withinShare } from '#core/db/share.ts';
import { nominalOf } from '#core/ledger/denominations.ts';
import { AppError, fail, isErrorCode } from '#lib/errors/errors.ts';
import { formatRupiah } from '#lib/money.ts';
import type { Commit, Posted } from './commit-request.ts';
import { isHeld, postGroup, whileHeld } from './post-group.ts';
import { postSingle } from './post-single.ts';

/** The result of a posting. */
export interface Committed extends Posted {
  /** This key was committed before: only journal_id and jawaban are set, and they are those of the first call. */
  readonly ulang: boolean;
  /** Accounting date of the journal. */
  readonly tanggal: string | null;
  /** The answer stored under the key. */
  readonly jawaban: unknown;
}

/** A deadlock or a serialisation failure is nobody's business: the whole call is one transaction, so it is simply run again. */
const RETRY = new Set(['40001', '40P01']);
const ATTEMPTS = 5;

/**
 * Posts through one of two doors: together with others that wait at the same moment, or alone. A refusal comes back as AppError, and
 * is the same by either door.
 */
export async function commit(db: Db, c: Commit): Promise<Committed> {
  for (let attempt = 1; ; attempt++) {
    try {
      const row = await post(db, c);
      return { ...row, ulang: false, tanggal: c.date, jawaban: c.answer };
    } catch (error) {
      if (isUsedKey(error)) return repeated(db, c);
      if (attempt < ATTEMPTS && RETRY.has(codeOf(error))) continue;
      throw toAppError(error);
    }
  }
}

/** A posting of more legs than these takes too long to share a transaction with others. */
const PLAIN_LEGS = 20;

/**
 * A plain posting goes with others, unless somebody holds one of its rows: then it waits alone, as one of the few that may. What has
 * effects takes what others need too (a day, a handover, an item), so it never keeps others waiting in one transaction.
 */
async function post(db: Db, c: Commit): Promise<Posted> {
  const { legs = [], effects = [] } = c;
  const rows = rowsOf(c);
  const alone = () => withinShare(db, rows, () => inLane('posting', () => postSingle(db, c)));
  if (legs.length === 0 || legs.length > PLAIN_LEGS || effects.length > 0) return alone();
  const posted = isHeld(db, rows) ? null : await postGroup(db, c);
  return posted ?? whileHeld(db, rows, alone);
}

/** The rows that postings may queue up for: accounts and cash boxes. */
const rowsOf = ({ legs = [] }: Commit): readonly string[] =>
  legs.flatMap(({ sub }) =>
    sub?.jenis === 'REKENING' ? [`rekening ${sub.id}`] : sub?.jenis === 'KAS' ? [`kas ${sub.id}`] : [],
  );

/** Another call committed this key while this one was on its way; the posting function wrote nothing of this one. */
const isUsedKey = (error: unknown): boolean => /^idempotency_.*_pkey$/.test(constraintOf(error));

/** Returns the result of the first call under this key. Fails with KEY_REUSED when that call asked for something else or was somebody else's. */
async function repeated(db: Db, c: Commit): Promise<Committed> {
  const [stored] = await db<
    { sidik: Buffer; id_user: string; journal_id: bigint | null; tanggal: string | null; jawaban: unknown }[]
  >`
    select sidik, id_user, journal_id, tanggal, jawaban from idempotency where kunci = ${c.key}::uuid`;
  if (!stored) throw new Error(`the key ${c.key} was refused as used and is not there`);
  if (!stored.sidik.equals(c.print) || stored.id_user !== c.actor) fail('KEY_REUSED');
  return {
    ulang: true,
    journal_id: stored.journal_id,
    tanggal: stored.tanggal,
    jawaban: stored.jawaban,
    dibuat_pada: '',
    nomor_urut: null,
    saldo: [],
    saldo_tersedia: null,
    saldo_kas: null,
  };
}

/** Another change of the same record came to wait first. */
const isSecondChange = (error: unknown): error is { detail: string } => constraintOf(error) === 'flow_one_change';

/** More bytes than its item may hold, where its letters were few enough. */
const isTooLarge = (error: unknown): boolean => constraintOf(error) === 'flow_data_size';

/** The index or check that a row broke; '' where the error is another one. */
const constraintOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'constraint_name' in error ? String(error.constraint_name) : '';

/** A refusal raised by the posting function carries a code of lib/errors/errors.ts; anything else stays what it is. */
export function toAppError(error: unknown): unknown {
  if (isSecondChange(error)) {
    const objek = /=\((?:(?!PARAMETER:)\w+:)?(.*)\)/.exec(error.detail)?.[1] ?? '';
    return new AppError('CHANGE_WAITING', { params: { objek } });
  }
  if (isTooLarge(error)) return new AppError('VALIDATION', { violations: [{ field: 'flowData', kode: 'v.teks' }] });
  if (codeOf(error) !== 'AM001' || !(error instanceof Error) || !isErrorCode(error.message)) return error;
  const detail =
    'detail' in error && typeof error.detail === 'string' ? (JSON.parse(error.detail) as Record<string, string>) : {};
  const params = detail.pecahan ? { ...detail, pecahan: formatRupiah(nominalOf(detail.pecahan)) } : detail;
  return new AppError(error.message, { params });
}

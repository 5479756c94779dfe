import { fromOrigin, type Origin } from '#core/audit/write-audit.ts';
import { inLane } from '#core/db/call-scope.ts';
import type { Db } from '#core/db/client.ts';
import { commitDeadline } from '#core/db/pool/pool.ts';
import { withinShare } from '#core/db/share.ts';
import type { Leg } from '#core/ledger/legs.ts';
import type { Pieces } from '#core/ledger/pieces.ts';
import { AppError, fail, isErrorCode } from '#lib/errors/errors.ts';
import { formatMoney, money } from '#lib/money.ts';
import type { DailyKind } from './daily.ts';
import type { Effect } from './operation.ts';

/** Everything the posting function needs; see core/db/functions/posting.sql for what each part proves. */
export interface Commit extends Origin {
  readonly key: string;
  readonly print: Buffer;
  /** Who calls: the checker of an approval. */
  readonly actor: string;
  /** Whose transaction it is: the maker. */
  readonly idUser: string;
  readonly kodeCabang: string;
  readonly operasi: string;
  readonly correlation: string;
  /** Accounting date the rules saw; null where no branch day is needed. */
  readonly date: string | null;
  readonly nominal?: bigint;
  readonly kodeValuta?: string;
  readonly rekening?: string | null;
  readonly keterangan?: string;
  /** Value date of the whole journal; the accounting date where it is not told. */
  readonly valueDate?: string | null;
  /** The customer's own act: it counts as activity of the accounts it moves. */
  readonly customerAct?: boolean;
  readonly legs?: readonly Leg[];
  /** Reasons that an override or approval lifted. */
  readonly lifted?: readonly string[];
  readonly pieces?: Readonly<Record<number, Pieces>>;
  /** Reservations by account in minor units: positive to add, negative to release. */
  readonly reservations?: ReadonlyMap<string, bigint>;
  readonly effects?: readonly Effect[];
  readonly approver?: string | null;
  readonly token?: string | null;
  readonly idFlow?: string | null;
  readonly idKas?: number | null;
  /** The daily total of its maker that it counts against when no second person stands behind it. */
  readonly daily?: DailyKind;
  readonly audit?: unknown;
  /** The answer to keep for a replay, where no journal can be read again. */
  readonly answer?: unknown;
}

export interface Committed {
  /** This key was committed before: only journal_id and jawaban are told, and they are that one's. */
  readonly ulang: boolean;
  readonly journal_id: bigint | null;
  /** Accounting date of the journal. */
  readonly tanggal: string | null;
  readonly dibuat_pada: string;
  readonly nomor_urut: number | null;
  /** Running balance per leg as decimal text of minor units; empty where the leg has no account. */
  readonly saldo: readonly string[];
  readonly saldo_tersedia: bigint | null;
  readonly saldo_kas: bigint | null;
  /** The answer kept under the key. */
  readonly jawaban: unknown;
}
type Row = Omit<Committed, 'ulang' | 'jawaban' | 'tanggal'>;

/** A deadlock or a serialisation failure is nobody's business: the whole call is one transaction, so it is simply run again. */
const RETRY = new Set(['40001', '40P01']);
const ATTEMPTS = 5;

/** Calls the posting function: one statement, one transaction. Its refusals come back as AppError. */
export async function commit(db: Db, c: Commit): Promise<Committed> {
  for (let attempt = 1; ; attempt++) {
    try {
      const row = await withinShare(db, rowsOf(c), () => inLane('posting', () => call(db, c)));
      return { ...row, ulang: false, tanggal: c.date, jawaban: c.answer };
    } catch (error) {
      if (isUsedKey(error)) return repeated(db, c);
      if (attempt < ATTEMPTS && RETRY.has(sqlState(error))) continue;
      throw toAppError(error);
    }
  }
}

/** The rows that postings may queue up for: accounts and cash boxes. */
const rowsOf = ({ legs = [] }: Commit): readonly string[] =>
  legs.flatMap(({ sub }) =>
    sub?.jenis === 'REKENING' ? [`rekening ${sub.id}`] : sub?.jenis === 'KAS' ? [`kas ${sub.id}`] : [],
  );

/** One value of each leg; null where no leg has one, which costs the database nothing. */
export function column(legs: readonly Leg[], of: (leg: Leg) => string | null): (string | null)[] | null {
  const values = legs.map(of);
  return values.some((value) => value !== null) ? values : null;
}

const json = (db: Db, value: unknown) => (value === undefined || value === null ? null : db.json(value as never));

async function call(db: Db, c: Commit): Promise<Row> {
  const legs = c.legs ?? [];
  const reserved = [...(c.reservations ?? [])].filter(([, minor]) => minor !== 0n);
  const each = (of: (leg: Leg) => string | null): (string | null)[] | null => column(legs, of);
  // Amounts travel as text and are cast: the client cannot tell an array of bigint from a bigint.
  const [row] = await db<Row[]>`
    select c.*, in_time(${commitDeadline(db)?.toISOString() ?? null}::timestamptz) as tepat_waktu from commit_operation(
      ${c.key}::uuid, ${c.print}::bytea, ${c.actor}, ${c.idUser}, ${c.kodeCabang}, ${fromOrigin(db, c.operasi, c)},
      ${c.correlation}::uuid, ${c.date}::date,
      ${c.valueDate ?? null}::date, ${c.customerAct ?? false}, ${(c.nominal ?? 0n).toString()}::bigint, ${c.kodeValuta ?? 'IDR'}, ${c.rekening ?? null}, ${c.keterangan ?? ''},
      ${each((leg) => leg.kode_cabang)}::text[], ${each((leg) => leg.kode_gl)}::text[],
      ${each((leg) => leg.sub?.jenis ?? null)}::text[], ${each((leg) => leg.sub?.id ?? null)}::text[], ${each((leg) => leg.lawan)}::text[],
      ${each((leg) => (leg.kode_valuta === c.kodeValuta ? null : leg.kode_valuta))}::text[],
      ${each((leg) => leg.jumlah.toString())}::bigint[], ${each((leg) => leg.jumlah_idr?.toString() ?? null)}::bigint[],
      ${each((leg) => leg.tanggal_valuta)}::date[], ${each((leg) => leg.kode)}::text[], ${each((leg) => leg.keterangan)}::text[],
      ${[...(c.lifted ?? [])]}::text[], ${json(db, c.pieces)}::jsonb,
      ${reserved.length > 0 ? reserved.map(([account]) => account) : null}::text[],
      ${reserved.length > 0 ? reserved.map(([, minor]) => minor.toString()) : null}::bigint[], ${json(db, c.effects?.length ? c.effects : null)}::jsonb,
      ${c.approver ?? null}, ${c.token ?? null}::uuid, ${c.idFlow ?? null}::uuid, ${c.idKas ?? null}::integer,
      ${json(db, c.audit)}::jsonb, ${json(db, c.answer)}::jsonb, ${c.daily ?? null}) c`;
  if (!row) throw new Error('commit_operation answered nothing');
  return row;
}

/** Another call committed this key while this one was on its way; the posting function has left nothing of this one. */
const isUsedKey = (error: unknown): boolean =>
  sqlState(error) === '23505' &&
  /^idempotency_.*_pkey$/.test((error as { constraint_name?: string }).constraint_name ?? '');

/** What the first call under this key left. Fails with KEY_REUSED when it asked for something else or was somebody else's. */
async function repeated(db: Db, c: Commit): Promise<Committed> {
  const [kept] = await db<
    { sidik: Buffer; id_user: string; journal_id: bigint | null; tanggal: string | null; jawaban: unknown }[]
  >`
    select sidik, id_user, journal_id, tanggal, jawaban from idempotency where kunci = ${c.key}::uuid`;
  if (!kept) throw new Error(`the key ${c.key} was refused as used and is not there`);
  if (!kept.sidik.equals(c.print) || kept.id_user !== c.actor) fail('KEY_REUSED');
  return {
    ulang: true,
    journal_id: kept.journal_id,
    tanggal: kept.tanggal,
    jawaban: kept.jawaban,
    dibuat_pada: '',
    nomor_urut: null,
    saldo: [],
    saldo_tersedia: null,
    saldo_kas: null,
  };
}

/** Another change of the same record came to wait first. */
const isSecondChange = (error: unknown): error is { detail: string } =>
  sqlState(error) === '23505' && (error as { constraint_name?: string }).constraint_name === 'flow_one_change';

const sqlState = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** A refusal raised by the posting function carries a code of lib/errors/errors.ts; anything else stays what it is. */
export function toAppError(error: unknown): unknown {
  if (isSecondChange(error)) {
    const objek = /=\((?:\w+:)?(.*)\)/.exec(error.detail)?.[1] ?? '';
    return new AppError('CHANGE_WAITING', { params: { objek } });
  }
  if (sqlState(error) !== 'AM001' || !(error instanceof Error) || !isErrorCode(error.message)) return error;
  const detail =
    'detail' in error && typeof error.detail === 'string' ? (JSON.parse(error.detail) as Record<string, string>) : {};
  const params = detail.pecahan ? { ...detail, pecahan: formatMoney(money('IDR', BigInt(detail.pecahan))) } : detail;
  return new AppError(error.message, { params });
}

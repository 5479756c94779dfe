import { createHash } from 'node:crypto';
import type { Db } from '#core/db/client.ts';
import { type Leg, withInterBranch } from '#core/ledger/legs.ts';
import { toAppError } from './commit.ts';
import { column } from './commit-request.ts';

/** One journal of a prepared set. Amounts in minor units. */
export interface BulkJournal {
  readonly kodeCabang: string;
  readonly nominal: bigint;
  /** The account the journal is about, if any. */
  readonly rekening: string | null;
  /** Legs without those between branches, which `commitBulk` adds. */
  readonly legs: readonly Leg[];
}

/** A part of a run that is posted whole or not at all, and at most once. */
export interface BulkChunk {
  readonly run: string;
  /** Number of the part inside its run. */
  readonly chunk: number;
  /** The name of the run; not a user. */
  readonly actor: string;
  readonly operasi: string;
  readonly date: string;
  readonly valueDate?: string;
  readonly kodeValuta: string;
  readonly keterangan: string;
  readonly headOffice: string;
  readonly journals: readonly BulkJournal[];
}

export interface BulkDone {
  readonly jurnal: number;
  readonly baris: number;
  readonly journal_awal: bigint;
  readonly journal_akhir: bigint;
}

/** Journals in one chunk: a chunk holds its accounts until it is through. */
export const CHUNK = 2_000;

/**
 * Posts one chunk of a run. The same chunk again returns the first result; another content under the same number is KEY_REUSED. Refuses the whole
 * chunk, naming the account, where one may not be moved (ACCOUNT_NOT_FOUND, ACCOUNT_CLOSED, ACCOUNT_BLOCKED, ACCOUNT_DORMANT, INSUFFICIENT), and
 * DAY_CLOSED, DAY_CHANGED, VALUE_DATE, PERIOD_CLOSED.
 */
export async function commitBulk(db: Db, chunk: BulkChunk): Promise<BulkDone> {
  const legs = chunk.journals.flatMap((journal, index) =>
    withInterBranch(journal.legs, { currency: chunk.kodeValuta, headOffice: chunk.headOffice }).map((leg) => ({
      ...leg,
      jurnal: index + 1,
    })),
  );
  const each = (of: (leg: Leg) => string | null) => column(legs, of);
  const heads = chunk.journals;
  const print = createHash('sha256')
    .update(JSON.stringify([chunk, legs], (_, value) => (typeof value === 'bigint' ? value.toString() : value)))
    .digest()
    .subarray(0, 16);
  try {
    const [done] = await db<BulkDone[]>`
      select jurnal, baris, journal_awal, journal_akhir from commit_bulk(
        ${chunk.run}::uuid, ${chunk.chunk}::integer, ${print}::bytea, ${chunk.actor}, ${chunk.operasi}, ${chunk.date}::date,
        ${chunk.valueDate ?? null}::date, ${chunk.kodeValuta}, ${chunk.keterangan},
        ${heads.map((journal) => journal.kodeCabang)}::text[], ${heads.map((journal) => journal.nominal.toString())}::bigint[],
        ${heads.map((journal) => journal.rekening)}::text[], ${legs.map((leg) => leg.jurnal)}::integer[],
        ${each((leg) => leg.kode_cabang)}::text[], ${each((leg) => leg.kode_gl)}::text[],
        ${each((leg) => leg.sub?.jenis ?? null)}::text[], ${each((leg) => leg.sub?.id ?? null)}::text[], ${each((leg) => leg.lawan)}::text[],
        ${each((leg) => (leg.kode_valuta === chunk.kodeValuta ? null : leg.kode_valuta))}::text[],
        ${each((leg) => leg.jumlah.toString())}::bigint[], ${each((leg) => leg.jumlah_idr?.toString() ?? null)}::bigint[],
        ${each((leg) => leg.tanggal_valuta)}::date[], ${each((leg) => leg.kode)}::text[], ${each((leg) => leg.keterangan)}::text[])`;
    if (!done) throw new Error('commit_bulk answered nothing');
    return done;
  } catch (error) {
    throw toAppError(error);
  }
}

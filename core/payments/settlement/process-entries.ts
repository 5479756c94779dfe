import type { Db } from '#core/db/client.ts';
import { passesByItself } from '#core/db/error-code.ts';
import type { Begin } from '#core/db/transactions.ts';
import { AppError } from '#lib/errors/errors.ts';
import {
  type Incoming,
  type IncomingContent,
  type IncomingKind,
  type Outcome,
  type OutcomeKind,
  type Rail,
  type SettlementItem,
  type SettlementModule,
  settlementRun,
} from './gateway.ts';

/** One round takes this many entries; the others wait for the next. */
const ROUND = 2_000;
/** An entry is tried this often by itself; after that it is set aside with its reason, and two persons answer it. */
const TRIES = 3;

interface Entry {
  readonly id: bigint;
  readonly rail: Rail | null;
  readonly end_to_end: string | null;
  readonly id_transaksi: string;
  readonly jumlah: bigint;
  readonly sebab: string;
  readonly isi: IncomingContent;
  readonly id_pesan: string;
  readonly diterima_pada: string;
}

const isIncoming = (jenis: string): jenis is IncomingKind =>
  jenis === 'MASUK' || jenis === 'TAGIHAN' || jenis === 'MUTASI';

/** Passes one outcome of an entry to its owner. */
async function reportEntry(
  tx: Db,
  modules: readonly SettlementModule[],
  entry: Entry,
  jenis: OutcomeKind | IncomingKind,
): Promise<void> {
  const { id, id_pesan, diterima_pada, sebab } = entry;
  const fields = { id, id_pesan, diterima_pada, sebab, run: settlementRun(id, jenis) };
  if (isIncoming(jenis)) {
    const { rail, id_transaksi, jumlah, isi } = entry;
    const area = modules.find(({ kinds }) => kinds.includes(jenis));
    if (!area) throw new Error(`no area takes ${jenis}`);
    await area.process(tx, { ...fields, jenis, rail, id_transaksi, jumlah, isi } satisfies Incoming);
    return;
  }
  const [item] = await tx<SettlementItem[]>`
    select end_to_end, rail, jenis, jumlah, area, rujukan, isi from settlement_item where end_to_end = ${entry.end_to_end}`;
  const area = modules.find((each) => each.area === item?.area);
  if (!item || !area) throw new Error(`no area takes part in settlement as ${item?.area}`);
  await area.process(tx, { ...fields, jenis, item } satisfies Outcome);
}

/** Records why an entry could not be taken. */
async function note(db: Db, error: unknown, id: bigint, failed: (error: unknown, id: bigint) => void): Promise<void> {
  if (error instanceof AppError && (error.code === 'DAY_CLOSED' || error.code === 'DAY_CHANGED')) {
    await db`select record_settlement_waiting(${id}, ${error.code}, ${error.details.params?.cabang ?? ''})`;
    return;
  }
  failed(error, id);
  // A failure that passes by itself reveals nothing about the entry.
  if (passesByItself(error)) return;
  await db`select record_settlement_failure(${id}, ${error instanceof Error ? error.message : String(error)})`;
}

/** Takes one entry, in the caller's transaction: marks it, and passes the new outcomes to its owner. */
async function processEntry(tx: Db, modules: readonly SettlementModule[], id: bigint): Promise<void> {
  const news = await tx<{ jenis: OutcomeKind | IncomingKind }[]>`select process_settlement_entry(${id}) as jenis`;
  if (news.length === 0) return;
  const [entry] = await tx<Entry[]>`
    select e.id, e.rail, e.end_to_end, e.id_transaksi, e.jumlah, e.sebab, e.isi, m.id_pesan, m.diterima_pada
    from settlement_entry e join settlement_message m on m.id = e.message where e.id = ${id}`;
  if (!entry) throw new Error(`entry ${id} is gone`);
  for (const { jenis } of news) await reportEntry(tx, modules, entry, jenis);
}

/**
 * Takes entries of messages that nobody has taken yet, each in a transaction of its own: new ones first, then those tried longest ago. A failed one
 * is recorded with its reason, tried again in the next rounds until its tries are used up, and keeps no other waiting. An entry that waits for the
 * day of a branch (DAY_CLOSED, DAY_CHANGED) has not failed. Returns the number taken.
 */
export async function processEntries(
  { db, begin }: { readonly db: Db; readonly begin: Begin },
  modules: readonly SettlementModule[],
  failed: (error: unknown, id: bigint) => void,
): Promise<number> {
  const waiting = await db<{ id: bigint }[]>`
    select id from settlement_entry where status = 'BARU' and gagal_kali < ${TRIES} order by dicoba_pada nulls first, id limit ${ROUND}`;
  let processed = 0;
  for (const { id } of waiting) {
    try {
      await begin((tx) => processEntry(tx, modules, id));
      processed += 1;
    } catch (error) {
      await note(db, error, id, failed);
    }
  }
  return processed;
}

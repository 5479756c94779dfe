import type { Db } from '#core/db/client.ts';
import type { Begin } from '#core/db/transactions.ts';
import { settlementRails } from '#lib/payments/settlement.ts';
import {
  type OutgoingKind,
  outgoingKinds,
  type Rail,
  type SettlementBatch,
  type SettlementItem,
  type SettlementModule,
} from './gateway.ts';

/** The moment of a batch: the database's clock unless one is given; `semua` also takes items that wait for the present cycle. */
export interface When {
  readonly at?: string;
  readonly semua?: boolean;
}

/** Reads the items of a batch in their order. */
export const itemsOf = (db: Db, idBatch: string): Promise<SettlementItem[]> => db<SettlementItem[]>`
  select end_to_end, rail, jenis, jumlah, area, rujukan, isi from settlement_item where id_batch = ${idBatch} order by urut`;

/**
 * Makes the next batch of a rail and kind from waiting items, in the caller's transaction, and informs each owner among `areas` that its items have
 * left. Undefined where nothing waits. Items of an area that is not among them are an error: nobody would know of them.
 */
export async function formBatch(
  tx: Db,
  modules: readonly SettlementModule[],
  rail: Rail,
  jenis: OutgoingKind,
  { at, semua = false }: When = {},
): Promise<SettlementBatch | undefined> {
  const [batch] = await tx<SettlementBatch[]>`
    select id_batch, nomor, rail, jenis, tanggal, siklus
    from form_settlement_batch(${rail}, ${jenis}, ${at ?? null}::timestamptz, ${semua})`;
  if (!batch) return undefined;
  const items = await itemsOf(tx, batch.id_batch);
  for (const owner of new Set(items.map(({ area }) => area))) {
    const area = modules.find((each) => each.area === owner);
    if (!area) throw new Error(`no area takes part in settlement as ${owner}`);
    await area.batched(
      tx,
      batch,
      items.filter((item) => item.area === owner),
    );
  }
  return batch;
}

/** Makes every batch that is due, each in a transaction of its own; returns their number. One that fails keeps no other from leaving. */
export async function formBatches(
  begin: Begin,
  modules: readonly SettlementModule[],
  failed: (error: unknown, rail: Rail, jenis: OutgoingKind) => void,
  when: When = {},
): Promise<number> {
  let made = 0;
  for (const rail of settlementRails) {
    for (const jenis of outgoingKinds) {
      try {
        while (await begin((tx) => formBatch(tx, modules, rail, jenis, when))) made += 1;
      } catch (error) {
        failed(error, rail, jenis);
      }
    }
  }
  return made;
}

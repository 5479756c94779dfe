import type { Db } from '#core/db/client.ts';

/**
 * Roll-up and audit chain go by transaction ids of the database cluster. A logical dump restored into another cluster carries the
 * old ids: new lines would fall below the old horizon and be missed by every report. Such a database is refused at start; a
 * physical backup or pg_upgrade keeps the ids.
 */
export async function refuseRestoredDump(db: Db): Promise<void> {
  const [row] = await db<{ ahead: boolean }[]>`
    select greatest((select horizon from gl_rollup_watermark), (select xid from audit_chain_head)) > pg_snapshot_xmax(pg_current_snapshot())::text::bigint as ahead`;
  if (row?.ahead) {
    throw new Error(
      'this database was restored from a logical dump into another cluster: its ledger horizon lies ahead of the transaction ids. Restore a physical backup instead (docs/operations.md)',
    );
  }
}

import { Buffer } from 'node:buffer';
import type { Db } from '#core/db/client.ts';
import { itemsOf } from './form-batch.ts';
import type { SettlementBatch } from './gateway.ts';
import type { GatewayConnection } from './gateway-connection.ts';
import { schemaFaults } from './schema-check.ts';
import { signed } from './signature.ts';
import { writeFile } from './write-file.ts';

/** A batch that has not left; its file, once it was made. */
interface Unsent extends SettlementBatch {
  readonly dibuat: string;
  readonly isi: string | null;
  readonly tanda_tangan: string | null;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Throws where the schema of a batch's message does not allow its file, naming the element. */
async function checkSchema({ nomor, jenis }: Unsent, text: string): Promise<void> {
  const [fault] = (await schemaFaults([{ jenis, text }])).values();
  if (!fault) return;
  throw new Error(`batch ${nomor} is not a ${jenis} at ${'tempat' in fault ? fault.tempat : 'Document'}`);
}

/** Returns the file of a batch with its signature: made, checked and stored once, before it leaves for the first time. */
async function fileOf(db: Db, { key, banks }: GatewayConnection, batch: Unsent) {
  if (batch.isi !== null && batch.tanda_tangan !== null) {
    return { isi: batch.isi, tandaTangan: batch.tanda_tangan };
  }
  const text = writeFile(batch, await itemsOf(db, batch.id_batch), banks);
  await checkSchema(batch, text);
  const [stored] = await db<{ isi: string; tanda_tangan: string }[]>`
    select isi, tanda_tangan from store_settlement_file(${batch.id_batch}, ${text}, ${signed(Buffer.from(text), key)})`;
  if (!stored) throw new Error(`batch ${batch.nomor} was not kept`);
  return { isi: stored.isi, tandaTangan: stored.tanda_tangan };
}

/**
 * Sends every batch that has not left, oldest first, under its number. A batch the gateway does not take is recorded and sent again in the next
 * round; a killed core sends twice, which the other side detects by the number. Returns the number that left.
 */
export async function sendBatches(
  db: Db,
  link: GatewayConnection,
  failed: (error: unknown, nomor: string) => void,
): Promise<number> {
  const unsent = await db<Unsent[]>`
    select id_batch, nomor, rail, jenis, tanggal, siklus, isi, tanda_tangan,
      to_char(disusun_pada at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as dibuat
    from settlement_batch where status = 'DISUSUN' order by disusun_pada, nomor`;
  let sent = 0;
  for (const batch of unsent) {
    try {
      const { isi, tandaTangan } = await fileOf(db, link, batch);
      await link.gateway.send({ nomor: batch.nomor, rail: batch.rail, isi: Buffer.from(isi), tandaTangan });
      await db`select record_settlement_sent(${batch.id_batch}, '')`;
      sent += 1;
    } catch (error) {
      failed(error, batch.nomor);
      await db`select record_settlement_sent(${batch.id_batch}, ${messageOf(error)})`;
    }
  }
  return sent;
}

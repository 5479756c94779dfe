import type { Logger } from 'pino';
import type { Db } from '#core/db/client.ts';
import type { Begin } from '#core/db/transactions.ts';
import { formBatches, type When } from './form-batch.ts';
import type { SettlementModule } from './gateway.ts';
import type { GatewayConnection } from './gateway-connection.ts';
import { processEntries } from './process-entries.ts';
import { receiveMessages } from './receive-messages.ts';
import { sendBatches } from './send-batches.ts';

/**
 * Runs one round of the gateway: makes due batches, sends those that have not left, stores incoming files, takes entries that nobody has taken yet,
 * and lets modules continue items they kept back. Each part continues where an earlier round was cut off; a gateway that is away keeps no message
 * from being taken. Without a way to other banks (`link` is undefined) nothing leaves, but answers by two persons are taken all the same.
 */
export async function settlementRound(
  { db, begin, log }: { readonly db: Db; readonly begin: Begin; readonly log: Logger },
  link: GatewayConnection | undefined,
  modules: readonly SettlementModule[],
  when: When = {},
): Promise<void> {
  const warned = (what: string) => (error: unknown, about: unknown) =>
    log.warn({ err: error, about }, `${what} will be tried again`);
  if (link) {
    await formBatches(begin, modules, warned('a batch that could not be made'), when);
    await sendBatches(db, link, warned('a batch that did not leave'));
    try {
      await receiveMessages(db, link, warned('a message that could not be kept'));
    } catch (error) {
      log.warn({ err: error }, 'messages of other banks could not be fetched and will be asked for again');
    }
  }
  await processEntries({ db, begin }, modules, warned('a message that could not be taken'));
  for (const { resume } of modules) await resume?.({ db, begin }, warned('what was kept back'));
}

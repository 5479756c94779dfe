import type { Db } from '#core/db/client.ts';
import type { Begin } from '#core/db/transactions.ts';
import { uuidOf } from '#core/db/uuid.ts';
import { cancelledLegs, claimTransfers, headOfficeOf, journalOf, postPart, recordTransfers } from './moves.ts';
import { oneByOne } from './one-by-one.ts';

/** A recalled transfer that compliance has answered: '' where nothing stops it any more. */
interface Answered {
  readonly nomor: string;
  readonly jawaban: '' | 'TERBUKTI';
}

/**
 * Continues one transfer that a list recalled, in the caller's transaction: cleared it waits for the next batch again; confirmed it is never sent,
 * and the amount goes back to its origin with its fee (core/payments/README.md). False where it was handled meanwhile.
 */
async function goOnWith(tx: Db, { nomor, jawaban }: Answered): Promise<boolean> {
  const [row] = await tx<{ diambil: boolean }[]>`select claim_answered_transfer(${nomor}, ${jawaban}) as diambil`;
  if (!row?.diambil) return false;
  if (jawaban === '') return true;
  const [transfer] = await claimTransfers(tx, [nomor]);
  if (!transfer) throw new Error(`transfer ${nomor} is gone`);
  const run = uuidOf(`TRANSFER REFUSED ${nomor}`);
  const { tanggal, nominal, biaya } = transfer;
  await postPart(
    tx,
    {
      run,
      bagian: 1,
      operasi: 'BATALKAN_TRANSFER',
      keterangan: nomor,
      headOffice: await headOfficeOf(tx),
      tanggal,
    },
    [journalOf(transfer, cancelledLegs(transfer), nominal + biaya)],
  );
  await recordTransfers(tx, { run, bagian: 1, ke: 'DIBATALKAN', tanggal, sebab: 'KEPATUHAN' }, [nomor]);
  return true;
}

/** Continues every recalled transfer that compliance has answered since. Returns their number. */
export const goOnWithRecalled = async (
  { db, begin }: { readonly db: Db; readonly begin: Begin },
  failed: (error: unknown, nomor: string) => void,
): Promise<number> =>
  oneByOne(await db<Answered[]>`select nomor, jawaban from answered_transfers()`, begin, goOnWith, failed);

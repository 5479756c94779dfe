import type { Db } from '#core/db/client.ts';
import { postAtEndOfDay } from '#core/engine/end-of-day-post.ts';
import {
  type EndOfDay,
  type EndOfDayFinding,
  type EndOfDayStep,
  stepRun,
  WHOLE,
} from '#core/engine/end-of-day-step.ts';
import { cancelledLegs, claimTransfers, journalOf, recordTransfers, type Transfer } from './moves.ts';

const STEP = 'BATALKAN_TRANSFER';

const findingsOf = (transfers: readonly Transfer[]): EndOfDayFinding[] =>
  transfers.map(({ nomor, nama, nominal, nomor_rekening }) => ({
    ...(nomor_rekening !== null && { jenis: 'REKENING' as const }),
    id: nomor_rekening ?? nomor,
    nama: [nama, nomor].join(' · '),
    sebab: 'TRANSFER_UNSENT',
    nominal,
    menghalangi: false,
  }));

const unsent = (db: Db, { kodeCabang }: EndOfDay): Promise<readonly Transfer[]> =>
  db<Transfer[]>`select * from transfers_now(unsent_transfers(${kodeCabang}))`;

/**
 * Returns the same, except refunds to an account of a branch that takes no posting of this day any more: they wait on 201002 of this branch, and are
 * paid through the account when possible (core/payments/README.md).
 */
async function asTheyGoBack(tx: Db, endOfDay: EndOfDay, transfers: readonly Transfer[]): Promise<readonly Transfer[]> {
  const accounts = transfers.flatMap(({ nomor_rekening }) => nomor_rekening ?? []);
  const shut = await tx<{ nomor_rekening: string }[]>`
    select a.nomor_rekening from account a join branch b using (kode_cabang)
    where a.nomor_rekening = any (${accounts}) and not accepts_eod_postings(b, ${endOfDay.tanggal}::date)`;
  const isShut = (number: string | null) => shut.some(({ nomor_rekening }) => nomor_rekening === number);
  return transfers.map((each) =>
    each.sebab === '' && isShut(each.nomor_rekening) ? { ...each, sebab: 'DAY_CLOSED' } : each,
  );
}

/**
 * Cancels transfers that were authorised and never sent: an account gets its money back, a payer in cash has it on 201002, to be paid out with proof
 * of identity (core/payments/README.md). A transfer that a batch takes meanwhile stays under way.
 */
export const cancelUnsent: EndOfDayStep = {
  code: STEP,
  title: { id: 'Batalkan transfer yang belum berangkat', en: 'Cancel transfers that have not left' },
  chunks: async (db, endOfDay) => ((await unsent(db, endOfDay)).length > 0 ? WHOLE : []),
  run: async (tx, endOfDay) => {
    const [row] = await tx<{ nomor: string[] }[]>`select withdraw_transfers(${endOfDay.run}::uuid) as nomor`;
    const transfers = await asTheyGoBack(tx, endOfDay, await claimTransfers(tx, row?.nomor ?? []));
    await postAtEndOfDay(tx, endOfDay, {
      operasi: STEP,
      nomor: 1,
      keterangan: '',
      journals: transfers.map((each) => journalOf(each, cancelledLegs(each), each.nominal + each.biaya)),
    });
    if (transfers.length > 0)
      await recordTransfers(
        tx,
        { run: stepRun(endOfDay, STEP), bagian: 1, ke: 'DIBATALKAN', tanggal: endOfDay.tanggal },
        transfers.map(({ nomor }) => nomor),
      );
    return { baris: transfers.length, temuan: findingsOf(transfers) };
  },
  foresee: async (db, endOfDay) => findingsOf(await unsent(db, endOfDay)),
};

/**
 * Queues the return of transfers that waited for a dormant or blocked account as long as the bank allows; they leave once the branch is at work
 * again.
 */
export const returnHeld: EndOfDayStep = {
  code: 'RETUR_TRANSFER_TERTAHAN',
  title: { id: 'Retur transfer yang lama tertahan', en: 'Return transfers held too long' },
  chunks: async () => WHOLE,
  run: async (tx, { run }) => {
    const [row] = await tx<{ baris: number }[]>`select return_held_transfers(${run}::uuid) as baris`;
    return { baris: row?.baris ?? 0, temuan: [] };
  },
};

import type { Db } from '#core/db/client.ts';
import { uuidOf } from '#core/db/uuid.ts';
import type {
  Incoming,
  Outcome,
  SettlementBatch,
  SettlementItem,
  SettlementModule,
} from '#core/payments/settlement/gateway.ts';
import { billDebited } from './central-bank-bill.ts';
import { goOnWithCleared } from './cleared.ts';
import { arrived } from './incoming.ts';
import {
  claimLeaving,
  claimTransfers,
  headOfficeOf,
  journalOf,
  type Part,
  postPart,
  recordTransfers,
  returnedLegs,
  sentLegs,
  settledLegs,
  type Transfer,
} from './moves.ts';
import { goOnWithRecalled } from './recalled.ts';
import { returnAnswered, returnsBatched } from './return-incoming.ts';

/** Returns the operation that sent the transfer: statements and lists give its later postings the same name. */
const operationOf = ({ rail, nomor_rekening }: Transfer): string =>
  `${rail}_${nomor_rekening === null ? 'TUNAI' : 'NON_TUNAI'}`;

/** DIKIRIM: they have a place in a numbered batch. Cash goes to the rail's pass-through account, branch by branch on its own day. */
async function batched(tx: Db, batch: SettlementBatch, items: readonly SettlementItem[]): Promise<void> {
  if (batch.jenis === 'pacs.004') return returnsBatched(tx, batch, items);
  const transfers = await claimLeaving(
    tx,
    items.map(({ rujukan }) => rujukan),
  );
  const run = uuidOf(`SETTLEMENT BATCH ${batch.nomor}`);
  const headOffice = await headOfficeOf(tx);
  let bagian = 0;
  for (const branch of new Set(transfers.map(({ kode_cabang }) => kode_cabang))) {
    const here = transfers.filter(({ kode_cabang }) => kode_cabang === branch);
    const tanggal = here[0]?.tanggal ?? batch.tanggal;
    const cash = here.filter(({ nomor_rekening }) => nomor_rekening === null);
    const rest = here.filter(({ nomor_rekening }) => nomor_rekening !== null);
    bagian += 1;
    const operasi = `${batch.rail}_TUNAI`;
    await postPart(
      tx,
      { run, bagian, operasi, keterangan: batch.nomor, headOffice, tanggal },
      cash.map((each) => journalOf(each, sentLegs(each))),
    );
    for (const sent of [cash, rest]) {
      const numbers = sent.map(({ nomor }) => nomor);
      if (numbers.length > 0) await recordTransfers(tx, { run, bagian, ke: 'DIKIRIM', tanggal }, numbers);
    }
  }
}

/** Processes the answer of the rail or the other bank: settled, refused or returned. Its branch and head office must be at work on the same day. */
async function answered(tx: Db, outcome: Outcome): Promise<void> {
  const { item, jenis, run, sebab } = outcome;
  if (item.jenis === 'pacs.004') return returnAnswered(tx, outcome);
  const [transfer] = await claimTransfers(tx, [item.rujukan]);
  if (!transfer) throw new Error(`transfer ${item.rujukan} is gone`);
  const headOffice = await headOfficeOf(tx);
  const settles = jenis === 'SELESAI';
  const part: Part = {
    run,
    bagian: 1,
    operasi: operationOf(transfer),
    keterangan: [transfer.nomor, sebab].filter(Boolean).join(' · '),
    headOffice,
    tanggal: transfer.tanggal,
  };
  await postPart(tx, part, [
    journalOf(transfer, settles ? settledLegs(transfer, headOffice) : returnedLegs(transfer, headOffice)),
  ]);
  await recordTransfers(tx, { run, bagian: 1, ke: settles ? 'SELESAI' : 'DIRETUR', tanggal: transfer.tanggal, sebab }, [
    transfer.nomor,
  ]);
}

/** A movement on our own account comes from the central bank; all else is money for somebody. */
const begun = (tx: Db, message: Incoming): Promise<void> =>
  message.jenis === 'MUTASI' ? billDebited(tx, message) : arrived(tx, message);

const isOutcome = (message: Outcome | Incoming): message is Outcome => 'item' in message;

/** Handles transfers at the settlement gateway: sent ones, their outcomes, and those of other banks. */
export const transferSettlement: SettlementModule = {
  area: 'TRANSFER',
  kinds: ['MASUK', 'MUTASI'],
  batched,
  process: (tx, message) => (isOutcome(message) ? answered(tx, message) : begun(tx, message)),
  resume: async (work, failed) => (await goOnWithCleared(work, failed)) + (await goOnWithRecalled(work, failed)),
};

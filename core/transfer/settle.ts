import type { Db } from '#core/db/client.ts';
import { uuidOf } from '#core/db/uuid.ts';
import { commitBulk } from '#core/engine/bulk.ts';
import type { Leg } from '#core/ledger/legs.ts';
import type { Incoming, Outcome, SettlementArea, SettlementBatch, SettlementItem } from '#core/settlement/port.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';
import {
  journalOf,
  noteTransfers,
  returnedLegs,
  sentLegs,
  settledLegs,
  type Transfer,
  takeTransfers,
} from './moves.ts';

async function headOfficeOf(tx: Db): Promise<string> {
  const [row] = await tx<{ kode_cabang: string }[]>`select kode_cabang from branch where jenis = 'HO'`;
  if (!row) throw new Error('there is no head office');
  return row.kode_cabang;
}

interface Part {
  readonly run: string;
  readonly bagian: number;
  readonly operasi: string;
  readonly keterangan: string;
  readonly headOffice: string;
}

/** Posts a journal for each transfer of one branch, on that branch's day. */
async function post(tx: Db, part: Part, transfers: readonly Transfer[], legs: (of: Transfer) => readonly Leg[]) {
  const [first] = transfers;
  if (!first) return;
  await commitBulk(tx, {
    run: part.run,
    chunk: part.bagian,
    actor: 'SISTEM',
    operasi: part.operasi,
    date: first.tanggal,
    kodeValuta: BOOK_CURRENCY,
    keterangan: part.keterangan,
    headOffice: part.headOffice,
    journals: transfers.map((each) => journalOf(each, legs(each))),
  });
}

/** What a transfer was sent as: its statements and lists call what comes of it the same. */
const operationOf = ({ rail, nomor_rekening }: Transfer): string =>
  `${rail}_${nomor_rekening === null ? 'TUNAI' : 'NON_TUNAI'}`;

/** SENT: they have a place in a numbered batch. What was paid in cash goes to the rail's pass-through account, branch by branch on its own day. */
async function batched(tx: Db, batch: SettlementBatch, items: readonly SettlementItem[]): Promise<void> {
  const transfers = await takeTransfers(
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
    await post(tx, { run, bagian, operasi, keterangan: batch.nomor, headOffice }, cash, sentLegs);
    for (const sent of [cash, rest]) {
      const numbers = sent.map(({ nomor }) => nomor);
      if (numbers.length > 0) await noteTransfers(tx, { run, bagian, ke: 'SENT', tanggal }, numbers);
    }
  }
}

/** What the rail or the other bank said of one: settled, refused or returned. Its branch and head office must be at work on the same day. */
async function answered(tx: Db, { item, jenis, run, sebab }: Outcome): Promise<void> {
  const [transfer] = await takeTransfers(tx, [item.rujukan]);
  if (!transfer) throw new Error(`transfer ${item.rujukan} is gone`);
  const headOffice = await headOfficeOf(tx);
  const settles = jenis === 'SELESAI';
  const part: Part = {
    run,
    bagian: 1,
    operasi: operationOf(transfer),
    keterangan: [transfer.nomor, sebab].filter(Boolean).join(' · '),
    headOffice,
  };
  await post(tx, part, [transfer], (each) =>
    settles ? settledLegs(each, headOffice) : returnedLegs(each, headOffice),
  );
  await noteTransfers(tx, { run, bagian: 1, ke: settles ? 'SETTLED' : 'RETURNED', tanggal: transfer.tanggal, sebab }, [
    transfer.nomor,
  ]);
}

const isOutcome = (message: Outcome | Incoming): message is Outcome => 'item' in message;

/** Transfers at the settlement gateway: what has left, and what became of it. */
export const transferSettlement: SettlementArea = {
  area: 'TRANSFER',
  kinds: [],
  batched,
  take: async (tx, message) => {
    if (!isOutcome(message)) throw new Error(`transfers take no ${message.jenis}`);
    await answered(tx, message);
  },
};

import type { Db } from '#core/db/client.ts';
import { uuidOf } from '#core/db/uuid.ts';
import type { BulkJournal } from '#core/engine/bulk.ts';
import { credit, debit, type Leg, type Target } from '#core/ledger/legs.ts';
import type { Outcome, SettlementBatch, SettlementItem } from '#core/payments/settlement/gateway.ts';
import { underWay } from '#core/payments/settlement/outgoing-transfer.ts';
import { gl } from '#lib/books/gl.ts';
import type { IncomingState, TransferRail } from '#lib/payments/transfers.ts';
import { headOfficeOf, postPart } from './moves.ts';

/** An incoming transfer that is held or on its way back, under lock. Minor units; `tanggal` is the day of its branch now. */
interface Held {
  readonly nomor: string;
  readonly rail: TransferRail;
  readonly status: IncomingState;
  readonly kode_cabang: string;
  readonly tanggal: string;
  readonly nominal: bigint;
}

const OPERATION = 'RETUR_TRANSFER_MASUK';

const claimHeld = (tx: Db, nomor: readonly string[]): Promise<readonly Held[]> =>
  tx<Held[]>`select * from claim_held_transfers(${[...nomor]}::text[])`;

const heldAt = ({ kode_cabang }: Held): Target => ({ kode_cabang, kode_gl: gl('INCOMING_TRANSFERS') });
const underWayOf = ({ kode_cabang, rail }: Held): Target => ({ kode_cabang, kode_gl: underWay[rail] });
const centralBank = (headOffice: string): Target => ({ kode_cabang: headOffice, kode_gl: gl('BANK_INDONESIA') });

/** It leaves: Dr 201002 / Cr the rail's pass-through account. */
const leavingLegs = (held: Held): readonly Leg[] => [
  debit(heldAt(held), held.nominal),
  credit(underWayOf(held), held.nominal),
];

/** It is back there: Dr the pass-through account / Cr 102001 of head office. */
const backLegs = (held: Held, headOffice: string): readonly Leg[] => [
  debit(underWayOf(held), held.nominal),
  credit(centralBank(headOffice), held.nominal),
];

/** Its bank does not take it back: it is held again. A settled return comes over the account at the central bank first. */
const refusedLegs = (held: Held, headOffice: string): readonly Leg[] => [
  ...(held.status === 'DIRETUR'
    ? [debit(centralBank(headOffice), held.nominal), credit(underWayOf(held), held.nominal)]
    : []),
  debit(underWayOf(held), held.nominal),
  credit(heldAt(held), held.nominal),
];

const journalOf = (held: Held, legs: readonly Leg[]): BulkJournal => ({
  kodeCabang: held.kode_cabang,
  nominal: held.nominal,
  rekening: null,
  legs,
});

async function note(
  tx: Db,
  of: { readonly run: string; readonly bagian: number; readonly ke: IncomingState; readonly sebab?: string },
  held: readonly Held[],
): Promise<void> {
  await tx`
    select record_returned_transfers(${of.run}::uuid, ${of.bagian}::integer, ${held.map(({ nomor }) => nomor)}::text[], ${of.ke}, ${held[0]?.tanggal ?? null}::date, ${of.sebab ?? ''})`;
}

/** They have a place in a numbered batch: debits 201002, branch by branch on its own day (domain: transfers, what is returned in the next cycle). */
export async function returnsBatched(tx: Db, batch: SettlementBatch, items: readonly SettlementItem[]): Promise<void> {
  const all = await claimHeld(
    tx,
    items.map(({ rujukan }) => rujukan),
  );
  const run = uuidOf(`SETTLEMENT BATCH ${batch.nomor}`);
  const headOffice = await headOfficeOf(tx);
  let bagian = 0;
  for (const branch of new Set(all.map(({ kode_cabang }) => kode_cabang))) {
    const here = all.filter(({ kode_cabang }) => kode_cabang === branch);
    bagian += 1;
    const tanggal = here[0]?.tanggal ?? batch.tanggal;
    await postPart(
      tx,
      { run, bagian, operasi: OPERATION, keterangan: batch.nomor, headOffice, tanggal },
      here.map((held) => journalOf(held, leavingLegs(held))),
    );
    await note(tx, { run, bagian, ke: 'RETUR' }, here);
  }
}

/** Processes the answer of the rail or the other bank to a return: taken, or not. Its branch and head office must be at work on the same day. */
export async function returnAnswered(tx: Db, { item, jenis, run, sebab }: Outcome): Promise<void> {
  const [held] = await claimHeld(tx, [item.rujukan]);
  if (!held) throw new Error(`transfer ${item.rujukan} is gone`);
  const headOffice = await headOfficeOf(tx);
  const settles = jenis === 'SELESAI';
  await postPart(
    tx,
    {
      run,
      bagian: 1,
      operasi: OPERATION,
      keterangan: [held.nomor, sebab].filter(Boolean).join(' · '),
      headOffice,
      tanggal: held.tanggal,
    },
    [journalOf(held, settles ? backLegs(held, headOffice) : refusedLegs(held, headOffice))],
  );
  await note(tx, { run, bagian: 1, ke: settles ? 'DIRETUR' : 'TERTAHAN', sebab }, [held]);
}

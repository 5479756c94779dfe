import type { Db } from '#core/db/client.ts';
import { type BulkJournal, commitBulk } from '#core/engine/bulk.ts';
import { credit, debit, type Leg, type Target } from '#core/ledger/legs.ts';
import { underWay } from '#core/payments/settlement/outgoing-transfer.ts';
import { gl } from '#lib/books/gl.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';
import type { TransferRail, TransferState } from '#lib/payments/transfers.ts';

/** A present transfer, under lock. Minor units; `tanggal` is the day of its branch now. */
export interface Transfer {
  readonly nomor: string;
  readonly rail: TransferRail;
  readonly status: TransferState;
  readonly kode_cabang: string;
  readonly tanggal: string;
  readonly nominal: bigint;
  readonly biaya: bigint;
  /** Null where it was paid in cash. */
  readonly nomor_rekening: string | null;
  readonly nama: string;
  readonly cabang_rekening: string | null;
  readonly kode_gl: string | null;
  /** The reason why its account does not take it back; '' where it does, TUNAI of cash. */
  readonly sebab: string;
}

/** Reads the transfers of these numbers, locked in their order, their accounts with them. */
export const claimTransfers = (tx: Db, nomor: readonly string[]): Promise<readonly Transfer[]> =>
  tx<Transfer[]>`select * from claim_transfers(${[...nomor]}::text[])`;

/** Reads leaving ones: without their accounts, which do not move and which a reversal may hold. */
export const claimLeaving = (tx: Db, nomor: readonly string[]): Promise<readonly Transfer[]> =>
  tx<Transfer[]>`select * from claim_leaving_transfers(${[...nomor]}::text[])`;

/** A part of a settlement run: its postings are of one branch, on that branch's day. */
export interface Part {
  readonly run: string;
  readonly bagian: number;
  readonly operasi: string;
  readonly keterangan: string;
  readonly headOffice: string;
  readonly tanggal: string;
}

/** Returns the branch whose books hold the account at the central bank. */
export async function headOfficeOf(tx: Db): Promise<string> {
  const [row] = await tx<{ kode_cabang: string }[]>`select kode_cabang from branch where jenis = 'HO'`;
  if (!row) throw new Error('there is no head office');
  return row.kode_cabang;
}

/** Posts the journals of a part; of none nothing. */
export async function postPart(tx: Db, part: Part, journals: readonly BulkJournal[]): Promise<void> {
  if (journals.length === 0) return;
  await commitBulk(tx, {
    run: part.run,
    chunk: part.bagian,
    actor: 'SISTEM',
    operasi: part.operasi,
    date: part.tanggal,
    kodeValuta: BOOK_CURRENCY,
    keterangan: part.keterangan,
    headOffice: part.headOffice,
    journals,
  });
}

const at = (kode_gl: string, kode_cabang: string): Target => ({ kode_cabang, kode_gl });
/** Targets the rail's pass-through account, in the books of the branch that took the transfer. */
const underWayOf = ({ rail, kode_cabang }: Transfer): Target => at(underWay[rail], kode_cabang);
/** Targets the cash that was paid in and has not left. */
const heldCashOf = ({ kode_cabang }: Transfer): Target => at(gl('CASH_FOR_TRANSFERS'), kode_cabang);

/** Targets the refund: the account, or 201002 where none takes it, for payment to a sender with proof of identity. */
const backTo = ({ nomor_rekening, cabang_rekening, kode_gl, kode_cabang, sebab }: Transfer): Target =>
  sebab === '' && nomor_rekening !== null && cabang_rekening !== null && kode_gl !== null
    ? { kode_cabang: cabang_rekening, kode_gl, sub: { jenis: 'REKENING', id: nomor_rekening } }
    : at(gl('INCOMING_TRANSFERS'), kode_cabang);

/** Builds a journal about a transfer, of its amount unless another is given. */
export const journalOf = (transfer: Transfer, legs: readonly Leg[], nominal = transfer.nominal): BulkJournal => ({
  kodeCabang: transfer.kode_cabang,
  nominal,
  rekening: transfer.sebab === '' ? transfer.nomor_rekening : null,
  legs,
});

/** DIKIRIM in cash: Dr 201003 / Cr the rail's pass-through account. */
export const sentLegs = (transfer: Transfer): readonly Leg[] => [
  debit(heldCashOf(transfer), transfer.nominal),
  credit(underWayOf(transfer), transfer.nominal),
];

/** SELESAI: Dr the pass-through account / Cr 102001 of head office, through 110001. */
export const settledLegs = (transfer: Transfer, headOffice: string): readonly Leg[] => [
  debit(underWayOf(transfer), transfer.nominal),
  credit(at(gl('BANK_INDONESIA'), headOffice), transfer.nominal),
];

/** DIRETUR: reverses the way, then credits the origin. A refused transfer had never left the pass-through account. */
export const returnedLegs = (transfer: Transfer, headOffice: string): readonly Leg[] => [
  ...(transfer.status === 'SELESAI'
    ? [debit(at(gl('BANK_INDONESIA'), headOffice), transfer.nominal), credit(underWayOf(transfer), transfer.nominal)]
    : []),
  debit(underWayOf(transfer), transfer.nominal),
  credit(backTo(transfer), transfer.nominal, { keterangan: transfer.nomor }),
];

/** DIBATALKAN by the end of the day: the amount goes back, its fee too, since the bank did nothing for it. */
export const cancelledLegs = (transfer: Transfer): readonly Leg[] => [
  debit(transfer.nomor_rekening === null ? heldCashOf(transfer) : underWayOf(transfer), transfer.nominal),
  ...(transfer.biaya > 0n ? [debit(at(gl('TRANSFER_FEES'), transfer.kode_cabang), transfer.biaya)] : []),
  credit(backTo(transfer), transfer.nominal + transfer.biaya, { keterangan: transfer.nomor }),
];

/** Records which transfers a part of a run has posted, in the order of its journals. */
export async function recordTransfers(
  tx: Db,
  of: {
    readonly run: string;
    readonly bagian: number;
    readonly ke: TransferState;
    readonly tanggal: string;
    readonly sebab?: string;
  },
  nomor: readonly string[],
): Promise<void> {
  await tx`
    select record_transfers(${of.run}::uuid, ${of.bagian}::integer, ${[...nomor]}::text[], ${of.ke}, ${of.tanggal}::date, ${of.sebab ?? ''})`;
}

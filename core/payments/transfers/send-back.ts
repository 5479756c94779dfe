import type { z } from 'zod';
import type { Caller } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { dataSubject } from '#core/engine/data-subject.ts';
import { type Operation, type Rule, reject } from '#core/engine/operation.ts';
import { BOOK_CURRENCY, formatMoney, money } from '#lib/money.ts';
import { sendBackData } from '#lib/payments/schemas/transfer.ts';
import { type IncomingState, railName, type TransferRail } from '#lib/payments/transfers.ts';
import { mayGoBack } from './incoming-list.ts';

type Data = z.output<typeof sendBackData>;

/** An incoming transfer, in the books of the caller's branch. Minor units. */
interface HeldTransfer {
  readonly status: IncomingState;
  readonly sebab: string;
  readonly sebab_retur: string;
  readonly menunggu_retur: boolean;
  readonly rail: TransferRail;
  readonly kode_bank: string;
  readonly nama_pengirim: string;
  readonly rekening_tujuan: string;
  readonly nominal: bigint;
}
interface OfHeld {
  readonly held: HeldTransfer | null;
}

async function load(db: Db, { nomor }: Data, { kodeCabang }: Caller): Promise<OfHeld> {
  const [held] = await db<HeldTransfer[]>`
    select status, sebab, sebab_retur, menunggu_retur, rail, kode_bank, nama_pengirim, rekening_tujuan, nominal from incoming_transfer
    where nomor = ${nomor} and kode_cabang = ${kodeCabang}`;
  return { held: held ?? null };
}

/** It is held in this branch, nobody has sent it back yet, and compliance does not have to decide it. */
const goesBack: Rule<Data, OfHeld> = {
  name: 'goesBack',
  check: ({ data: { nomor }, extra: { held } }) => {
    if (!held) return reject('TRANSFER_UNKNOWN', { nomor }, 'nomor');
    if (held.status !== 'TERTAHAN') return reject('TRANSFER_STATE', { status: held.status }, 'nomor');
    if (mayGoBack(held)) return null;
    return held.menunggu_retur ? reject('TRANSFER_GOES_BACK', { nomor }, 'nomor') : reject('COMPLIANCE_HOLD');
  },
};

/**
 * Sends a held transfer back to its bank: one that waits for a dormant or blocked account before its days are over, one with a similar name, and
 * again one that its bank refused. Two persons of its branch queue it, and nothing is posted until it leaves: Dr 201002 / Cr the rail's pass-through
 * account (core/payments/README.md; domain: transfers).
 */
export const sendBack: Operation<Data, OfHeld> = {
  code: 'RETUR_TRANSFER_TERTAHAN',
  schema: sendBackData,
  needs: () => ({}),
  load,
  before: [goesBack],
  rules: [],
  subject: ({ data: { nomor, alasan } }) => dataSubject(`${nomor} · ${alasan}`),
  journal: () => [],
  effects: ({ data: { nomor } }) => [{ efek: 'data_incoming_return', fase: 'sesudah', nomor }],
  change: {
    object: ({ data: { nomor } }) => `TRANSFER_MASUK:${nomor}`,
    level: ({ caller }) => (caller.headOffice ? 'HO_FINANCE' : 'OPS_MANAGER'),
    fields: ({ data: { nomor, alasan }, extra: { held } }) => [
      { kolom: 'nomor', lama: '', baru: nomor },
      { kolom: 'jalur', lama: '', baru: held ? railName(held.rail) : '' },
      { kolom: 'bank_pengirim', lama: '', baru: [held?.kode_bank, held?.nama_pengirim].filter(Boolean).join(' · ') },
      { kolom: 'rekening_tujuan', lama: '', baru: held?.rekening_tujuan ?? '' },
      { kolom: 'nominal', lama: '', baru: formatMoney(money(BOOK_CURRENCY, held?.nominal ?? 0n)) },
      { kolom: 'sebab_tertahan', lama: '', baru: held?.sebab ?? '' },
      { kolom: 'alasan', lama: '', baru: alasan },
    ],
  },
};

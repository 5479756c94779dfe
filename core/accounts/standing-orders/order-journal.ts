import type { BulkJournal } from '#core/engine/bulk.ts';
import { credit, debit, type Leg, type Target } from '#core/ledger/legs.ts';
import { underWay } from '#core/payments/settlement/outgoing-transfer.ts';
import { feeOf } from '#core/payments/settlement/rail-terms.ts';
import { gl } from '#lib/books/gl.ts';
import type { Funds, Outbound, Outcome } from './plan.ts';
import type { DueOrder } from './read-due.ts';

export const accountTarget = ({ kode_cabang, kode_gl, nomor_rekening }: Funds): Target => ({
  kode_cabang,
  kode_gl,
  sub: { jenis: 'REKENING', id: nomor_rekening },
});
export const income = ({ kode_cabang }: Funds): Target => ({ kode_cabang, kode_gl: gl('ACCOUNT_FEES') });

/** Composes the text for statements: the payee at another bank, the customer's own words, and the order's number. */
export const narrative = ({ kode_bank, rekening_luar, nama_luar, berita, nomor_perintah }: DueOrder): string =>
  [`${kode_bank} ${rekening_luar}`.trim(), nama_luar, berita, nomor_perintah].filter(Boolean).join(' · ');

/**
 * A payment under way to another bank is on the pass-through account of its rail in the payer's branch, like any transfer of the payer
 * (core/payments/README.md).
 */
export const onItsWay = (order: DueOrder, { rail }: Outbound, payer: Funds): Funds => ({
  nomor_rekening: '',
  nama_rekening: order.nama_luar,
  kode_cabang: payer.kode_cabang,
  kode_gl: underWay[rail],
  kode_valuta: payer.kode_valuta,
  status: 'AKTIF',
  blokir: '',
  kepatuhan: false,
  jenis: '',
  buka: payer.buka,
  saldo_buku: 0n,
  dana_belum_efektif: 0n,
  saldo_ditahan: 0n,
  saldo_minimum: 0n,
  debet_menunggu: 0n,
  plafon: 0n,
});

function movedLegs(order: DueOrder, { dari, ke, nominal, biaya_transfer }: Outcome): readonly Leg[] {
  const keterangan = narrative(order);
  const { luar } = order;
  if (luar === null)
    return [debit(accountTarget(dari), nominal, { keterangan }), credit(accountTarget(ke), nominal, { keterangan })];
  return [
    debit(accountTarget(dari), nominal, { keterangan }),
    credit({ kode_cabang: ke.kode_cabang, kode_gl: ke.kode_gl }, nominal),
    ...(biaya_transfer > 0n
      ? [
          debit(accountTarget(dari), biaya_transfer, { kode: feeOf[luar.rail], keterangan }),
          credit({ kode_cabang: dari.kode_cabang, kode_gl: gl('TRANSFER_FEES') }, biaya_transfer),
        ]
      : []),
  ];
}

/** Builds the one journal of an attempt: the moved amount and the bank's fees, reversed as a unit; null where both are zero. */
export function journalOf(order: DueOrder, outcome: Outcome, biaya: bigint): BulkJournal | null {
  const { dari, nominal, biaya_transfer } = outcome;
  const own = biaya - biaya_transfer;
  const moved = nominal > 0n;
  if (!moved && biaya === 0n) return null;
  const keterangan = narrative(order);
  const kode = moved ? 'BIAYA_SI' : 'BIAYA_SI_GAGAL';
  return {
    kodeCabang: dari.kode_cabang,
    nominal: moved ? nominal : biaya,
    rekening: dari.nomor_rekening,
    legs: [
      ...(moved ? movedLegs(order, outcome) : []),
      ...(own > 0n ? [debit(accountTarget(dari), own, { kode, keterangan }), credit(income(dari), own)] : []),
    ],
  };
}

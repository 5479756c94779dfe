import type { BulkJournal } from '#core/engine/bulk.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import { gl } from '#lib/books/gl.ts';

/** A planned share; minor units. */
export interface PlannedShare {
  readonly nomor_rekening: string;
  readonly nama_rekening: string;
  /** The branch's debt to the account by the rate, to the sen. */
  readonly bagian: bigint;
  readonly bruto: bigint;
  readonly pajak: bigint;
  readonly zakat: bigint;
  readonly neto: bigint;
  /** The account it goes to, and the one that was asked for; '' for shares that wait on 201007. */
  readonly tujuan: string;
  readonly diminta: string;
  readonly tujuan_cabang: string | null;
  readonly tujuan_gl: string | null;
}

const OWED_TO_SAVERS = gl('OWED_TO_SAVERS');
const NOT_FETCHED = gl('SHARES_NOT_COLLECTED');
const ROUNDING = gl('ROUNDING');

/** Builds the journal of one share: Dr 202001 / Cr destination, 205001, 206001 (domain: profit sharing). */
export const journalOf = (kodeCabang: string, share: PlannedShare): BulkJournal =>
  shareJournal(kodeCabang, share, OWED_TO_SAVERS);

/** Builds the same out of another ledger account: a bonus is a cost of its own. */
export function shareJournal(kodeCabang: string, share: PlannedShare, from: string): BulkJournal {
  const here = (kode_gl: string) => ({ kode_cabang: kodeCabang, kode_gl });
  const { nomor_rekening, tujuan, tujuan_cabang, tujuan_gl, bruto, pajak, zakat, neto } = share;
  const destination =
    tujuan_cabang && tujuan_gl
      ? { kode_cabang: tujuan_cabang, kode_gl: tujuan_gl, sub: { jenis: 'REKENING', id: tujuan } as const }
      : here(NOT_FETCHED);
  return {
    kodeCabang,
    nominal: bruto,
    rekening: nomor_rekening,
    legs: [
      debit(here(from), bruto),
      credit(destination, neto),
      credit(here(gl('TAX_ON_SHARES')), pajak),
      credit(here(gl('ZAKAT_OWED')), zakat),
    ].filter(({ jumlah }) => jumlah !== 0n),
  };
}

/** Posts the difference between whole rupiah and the debt to the sen: one journal between 202001 and 209001, or none. */
export function roundingJournal(kodeCabang: string, shares: readonly PlannedShare[]): readonly BulkJournal[] {
  const left = shares.reduce((sum, { bagian, bruto }) => sum + bagian - bruto, 0n);
  if (left === 0n) return [];
  const owed = { kode_cabang: kodeCabang, kode_gl: OWED_TO_SAVERS };
  const rounding = { kode_cabang: kodeCabang, kode_gl: ROUNDING };
  return [
    {
      kodeCabang,
      nominal: left < 0n ? -left : left,
      rekening: null,
      legs: left > 0n ? [debit(owed, left), credit(rounding, left)] : [debit(rounding, -left), credit(owed, -left)],
    },
  ];
}

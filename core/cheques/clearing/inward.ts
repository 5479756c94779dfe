import type { Caller } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { type OpContext, type Outcome, type Rule, reject } from '#core/engine/operation.ts';
import type { PresentedInstrument } from '#core/engine/rules/presented-instruments.ts';
import type { Target } from '#core/ledger/legs.ts';
import { gl } from '#lib/books/gl.ts';
import { type InwardState, isUndecided } from '#lib/cheques/clearing.ts';
import type { BookKind } from '#lib/cheques/warkat.ts';
import { fromMinor } from '#lib/money.ts';
import type { Amount } from '#lib/schemas/amount-mark.ts';

/** An instrument of ours that another bank presented. `nominal` in minor units, dates YYYY-MM-DD. */
export interface InwardSheet {
  readonly id_penarikan: bigint;
  readonly kode_cabang: string;
  readonly kode_bank: string;
  readonly nama_penerima: string;
  readonly rekening_tertulis: string;
  /** The drawee account; null where nobody has the printed one. */
  readonly nomor_rekening: string | null;
  readonly jenis: BookKind;
  readonly nomor_warkat: string;
  readonly tanggal_warkat: string;
  readonly tanggal_efektif: string;
  readonly nominal: bigint;
  readonly status: InwardState;
  readonly tanggal_terima: string;
}
export interface OfInward {
  readonly row: InwardSheet | null;
}
/** A form about one of them, with the amount it showed. */
export interface Chosen {
  readonly id_penarikan: string;
  readonly nominal: Amount;
  readonly kode_valuta: string;
  readonly keterangan: string;
}
export const FIELD = 'id_penarikan';

/** Reads the instrument of this number in the books of the caller's branch. */
export async function inwardOf(db: Db, id: string, { kodeCabang }: Caller): Promise<InwardSheet | null> {
  const [row] = await db<InwardSheet[]>`
    select id_penarikan, kode_cabang, kode_bank, nama_penerima, rekening_tertulis, nomor_rekening, jenis, nomor_warkat, tanggal_warkat, tanggal_efektif,
      nominal, status, tanggal_terima from inward_warkat where id_penarikan = ${id}::bigint and kode_cabang = ${kodeCabang}`;
  return row ?? null;
}

/** It is of this branch, waits for its decision, held or not, and has the amount both persons saw. */
export const waits: Rule<Chosen, OfInward> = {
  name: 'waits',
  check: ({ data, amounts, extra: { row } }): Outcome | null => {
    if (!row) return reject('CLEARING_SHEET', {}, FIELD);
    if (!isUndecided(row.status)) return reject('CLEARING_STATE', { status: row.status }, FIELD);
    return row.nominal === amounts.nominal ? null : reject('CLEARING_CHANGED', { nominal: data.nominal }, 'nominal');
  },
};

/** Maps the instrument to one that is presented for payment. */
export const asPresented = (row: InwardSheet): PresentedInstrument => ({
  ...row,
  nomor_rekening: row.rekening_tertulis,
  nominal: fromMinor(row.nominal),
});

type Printed = Pick<InwardSheet, 'kode_cabang' | 'kode_bank' | 'jenis' | 'nomor_warkat'>;
const at =
  (kode_gl: string) =>
  (sheet: Printed): Target => ({
    kode_cabang: sheet.kode_cabang,
    kode_gl,
    sub: { jenis: 'WARKAT', id: `${sheet.kode_bank}-${sheet.jenis}-${sheet.nomor_warkat}` },
  });
/** Targets another bank's claim for an undecided instrument: as inward_sub in the database. */
export const claimedFor = at(gl('INWARD_CLEARING'));
/** Targets the amount of one that is held as suspect. */
export const heldFor = at(gl('CHEQUES_HELD'));
/** Returns the state before a decision. */
export const undecidedState = (sheet: InwardSheet | null): 'DITERIMA' | 'DITAHAN' =>
  sheet?.status === 'DITAHAN' ? 'DITAHAN' : 'DITERIMA';
/** Targets the account that holds the undecided amount. */
export const suspenseFor = (sheet: InwardSheet): Target =>
  sheet.status === 'DITAHAN' ? heldFor(sheet) : claimedFor(sheet);
/** Targets the amount that goes back to the other bank. */
export const returnedFor = ({ kode_cabang }: Printed): Target => ({ kode_cabang, kode_gl: gl('CLEARING_RETURNS') });

/** Returns the subject of an operation on one of them. */
export const subjectOf = (
  { data, amounts, extra: { row } }: OpContext<Chosen, OfInward>,
  ...said: readonly string[]
) => ({
  nominal: amounts.nominal,
  kode_valuta: data.kode_valuta,
  rekening: row?.nomor_rekening ?? null,
  lawan: null,
  keterangan: [row ? `${row.jenis} ${row.nomor_warkat}` : '', row?.kode_bank, ...said, data.keterangan]
    .filter(Boolean)
    .join(' · '),
  id_kas: null,
});

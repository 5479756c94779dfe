import type { Caller } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { type OpContext, type Outcome, type Rule, reject } from '#core/engine/operation.ts';
import type { Target } from '#core/ledger/legs.ts';
import { gl } from '#lib/books/gl.ts';
import type { SheetState } from '#lib/cheques/clearing.ts';
import type { Amount } from '#lib/schemas/amount-mark.ts';

/** A present instrument. `nominal` in minor units, dates YYYY-MM-DD. */
export interface Sheet {
  readonly id_warkat: bigint;
  readonly id_group: string;
  readonly nomor_rekening: string;
  /** The branch whose books hold it. */
  readonly kode_cabang: string;
  /** The branch that took the paper in. */
  readonly cabang_terima: string;
  readonly kode_bank: string;
  readonly jenis: string;
  readonly nomor_warkat: string;
  readonly nominal: bigint;
  readonly status: SheetState;
  readonly tanggal_kliring: string;
  readonly tanggal_setor: string | null;
  readonly tanggal_efektif: string | null;
}

/** Clearing's terms on a branch's day; amounts in minor units. */
export interface ClearingTerms {
  readonly tanggal: string;
  readonly batas_nominal: bigint;
  /** Days after its date in which an instrument may be presented. */
  readonly masa_unjuk: number;
  /** True when today's cut-off has passed. */
  readonly lewat: boolean;
  /** An instrument lodged now is good funds from this day on. */
  readonly efektif: string;
  readonly berikut: string;
}

/** Reads the terms of the caller's branch now, by the database's clock. */
export async function termsOf(db: Db, caller: Caller): Promise<ClearingTerms> {
  const [row] = await db<{ syarat: Omit<ClearingTerms, 'batas_nominal'> & { batas_nominal: string } }[]>`
    select clearing_terms(${caller.kodeCabang}) as syarat`;
  if (!row) throw new Error('clearing_terms answered nothing');
  return { ...row.syarat, batas_nominal: BigInt(row.syarat.batas_nominal) };
}

const columns = (db: Db) => db`
  w.id_warkat, w.id_group, w.nomor_rekening, w.kode_cabang, s.cabang_terima, w.kode_bank, w.jenis, w.nomor_warkat, w.nominal, w.status,
  s.tanggal_kliring, w.tanggal_setor, w.tanggal_efektif`;

/** Reads the instruments of these numbers, in their order. */
export const sheetsOf = (db: Db, ids: readonly string[]): Promise<readonly Sheet[]> => db<Sheet[]>`
  select ${columns(db)} from clearing_warkat w join clearing_slip s using (id_group) where w.id_warkat = any (${[...ids]}::bigint[]) order by w.id_warkat`;

/** Reads the instruments of a custody group that are still kept. */
export const sheetsInGroup = (db: Db, idGroup: string): Promise<readonly Sheet[]> => db<Sheet[]>`
  select ${columns(db)} from clearing_warkat w join clearing_slip s using (id_group) where w.id_group = ${idGroup} and w.status = 'TITIPAN' order by w.id_warkat`;

/** The sub-ledger key of a line over 109001 and 201004: as clearing_sub in the database. */
const subOf = ({ kode_bank, jenis, nomor_warkat }: Pick<Sheet, 'kode_bank' | 'jenis' | 'nomor_warkat'>): string =>
  `${kode_bank}-${jenis}-${nomor_warkat}`;

type Printed = Pick<Sheet, 'kode_cabang' | 'kode_bank' | 'jenis' | 'nomor_warkat'>;
const at =
  (kode_gl: string) =>
  (sheet: Printed): Target => ({
    kode_cabang: sheet.kode_cabang,
    kode_gl,
    sub: { jenis: 'WARKAT', id: subOf(sheet) },
  });
/** Targets the bank's claim on the other bank for an instrument, in the books of the account's branch. */
export const claimOf = at(gl('CLEARING_CLAIMS'));
/** Targets the amount owed to the depositor, outside the ledger balance of the account. */
export const owedFor = at(gl('CHEQUES_NOT_EFFECTIVE'));

const sumOf = (sheets: readonly { readonly nominal: bigint }[]): bigint =>
  sheets.reduce((sum, { nominal }) => sum + nominal, 0n);

/** Names the instruments for statements and inboxes: the first number, and how many more. */
export const named = (sheets: readonly Pick<Sheet, 'jenis' | 'nomor_warkat'>[]): string => {
  const [first] = sheets;
  if (!first) return '';
  return `${first.jenis} ${first.nomor_warkat}${sheets.length > 1 ? ` (+${sheets.length - 1})` : ''}`;
};

/** The instruments that an operation moves. */
export interface OfSheets {
  readonly sheets: readonly Sheet[];
}
interface Summed {
  readonly nominal: Amount;
}

/** Their sum is the one both persons saw. */
export const asSeen: Rule<Summed, OfSheets> = {
  name: 'asSeen',
  check: ({ data, amounts, extra: { sheets } }) =>
    sheets.length > 0 && sumOf(sheets) !== amounts.nominal
      ? reject('CLEARING_CHANGED', { nominal: data.nominal }, 'nominal')
      : null,
};

/** All of them are in one of these states. */
export const inState = (field: string, ...states: readonly SheetState[]): Rule<unknown, OfSheets> => ({
  name: 'inState',
  check: ({ extra: { sheets } }) => {
    const other = sheets.find(({ status }) => !states.includes(status));
    return other ? reject('CLEARING_STATE', { status: other.status }, field) : null;
  },
});

/** The branch of the account, the one that took the paper in, or head office handles them. */
export const handledHere = (field: string): Rule<unknown, OfSheets> => ({
  name: 'handledHere',
  check: ({ caller, extra: { sheets } }): Outcome | null => {
    const other = sheets.find(
      ({ kode_cabang, cabang_terima }) =>
        !caller.headOffice && kode_cabang !== caller.kodeCabang && cabang_terima !== caller.kodeCabang,
    );
    return other ? reject('OTHER_BRANCH', { rekening: other.nomor_rekening, cabang: other.kode_cabang }, field) : null;
  },
});

/** Returns the subject of an operation on instruments. */
export const subjectOf = ({
  data,
  amounts,
  extra: { sheets },
}: OpContext<Summed & { readonly kode_valuta: string }, OfSheets>) => ({
  nominal: amounts.nominal,
  kode_valuta: data.kode_valuta,
  rekening:
    sheets.length > 0 && new Set(sheets.map(({ nomor_rekening }) => nomor_rekening)).size === 1
      ? (sheets[0]?.nomor_rekening ?? null)
      : null,
  lawan: null,
  keterangan: named(sheets),
  id_kas: null,
});

/** Returns the accounts of instruments, each once. */
export const accountsOf = (sheets: readonly Sheet[]): readonly string[] => [
  ...new Set(sheets.map(({ nomor_rekening }) => nomor_rekening)),
];

/** Withdraws an instrument from those that wait for presentment; `harus`: refused where it has left. */
export const withdrawn = (harus: boolean) => (sheet: Sheet) =>
  ({ efek: 'clearing_withdraw', fase: 'sebelum', ...key(sheet), harus }) as const;

/** The key of the row whose state changes from the state the form read. */
export const key = ({ id_warkat }: Sheet) => ({ id_warkat: id_warkat.toString() });

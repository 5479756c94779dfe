import type { Context, Query } from '#core/access/context.ts';
import { validInput } from '#core/access/input.ts';
import { stateFor } from '#core/engine/guards/account-guards.ts';
import { loadOperationContext } from '#core/engine/load-context.ts';
import type { Outcome } from '#core/engine/operation.ts';
import { reference } from '#core/engine/reference.ts';
import { mayFile } from '#lib/access/filing.ts';
import { isAccountNumber } from '#lib/account-number.ts';
import { entryColumns, mayBeOpen, totalsOf } from '#lib/books/ledger-entries.ts';
import { entryRow, openEntryRow, validateInput } from '#lib/books/schemas/ledger.ts';
import { isFormula } from '#lib/csv.ts';
import { fail } from '#lib/errors/errors.ts';
import { fromMinor } from '#lib/money.ts';
import type { CabangBaris, EntriBaris, SalahBaris } from '#types/proto/books/ledger.ts';
import {
  accountsNamed,
  type Entry,
  type EntryContext,
  faultOf,
  placeFault,
  readLedger,
  togetherFault,
} from './entries.ts';
import { entriesOf } from './general-entries.ts';

type RowSchema = typeof entryRow | typeof openEntryRow;

/** Builds the error of a cell: the row from 1, its column, and the code of the reason. */
const wrong = (place: number, kolom: string, kode: string, rincian: Record<string, string> = {}): SalahBaris => ({
  baris: place + 1,
  kolom,
  kode,
  pesan: '',
  rincian,
});

/** Returns the unreadable cells of a row: a formula, or an invalid value. */
function unreadable(row: EntriBaris, place: number, schema: RowSchema): SalahBaris[] {
  const formulas = Object.entries(row).filter(([, value]) => isFormula(value));
  if (formulas.length > 0) return formulas.map(([kolom]) => wrong(place, kolom, 'v.rumus'));
  return (schema.safeParse(row).error?.issues ?? []).map(({ path, message }) =>
    wrong(place, String(path[0] ?? ''), message),
  );
}

/** Points a refusal at its cell; a reason that another person may lift is no refusal. */
function refusal(outcome: Outcome | null, place: number): SalahBaris[] {
  if (outcome?.kind !== 'reject') return [];
  const kolom = entryColumns.find((column) => String(outcome.field ?? '').endsWith(`.${column}`)) ?? 'nomor';
  return [wrong(place, kolom, outcome.code, { ...outcome.params })];
}

/** Checks only the account of a leg whose amount is still open. */
function refusedBy(entry: Entry, context: EntryContext): Outcome | null {
  if (entry.minor === 0n) return placeFault(entry, context);
  const account = entry.jenis === 'REKENING' ? context.loaded.accounts.get(entry.nomor) : undefined;
  return faultOf(entry, context) ?? (account ? stateFor(account, entry.sisi === 'D' ? 'debet' : 'kredit') : null);
}

/** Returns accounts of customers that rows name, each once, whatever other faults their rows have. */
const accountsOf = (baris: readonly EntriBaris[]): readonly string[] => [
  ...new Set(baris.flatMap(({ jenis, nomor }) => (jenis === 'REKENING' && isAccountNumber(nomor) ? [nomor] : []))),
];

/** Returns the branch whose books hold each row that names none; it leaves out rows where that is unknown. */
const branchesOf = (baris: readonly EntriBaris[], { loaded, caller }: EntryContext): CabangBaris[] =>
  baris.flatMap(({ jenis, nomor, kode_cabang }, place) => {
    const own = jenis === 'GL' && kode_cabang === '' ? caller.kodeCabang : undefined;
    const cabang = jenis === 'REKENING' ? loaded.accounts.get(nomor)?.kode_cabang : own;
    return cabang === undefined ? [] : [{ baris: place + 1, kode_cabang: cabang }];
  });

/** Reads the context of entries outside the operation that posts them. */
export async function entryContext(
  { db, caller }: Pick<Context, 'db' | 'caller'>,
  entries: readonly Entry[],
  accounts: readonly string[] = accountsNamed(entries),
): Promise<EntryContext> {
  const [loaded, ref, ledger] = await Promise.all([
    loadOperationContext(db, caller, { accounts }, '', ''),
    reference(db),
    readLedger(db, entries, caller),
  ]);
  const date = loaded.branches.get(caller.kodeCabang)?.accounting_date ?? '';
  return { data: null, amounts: {}, extra: { ledger }, loaded, caller, ref, reserved: new Map(), date };
}

/**
 * Checks rows of a spreadsheet one by one before they are filed: returns each faulty cell with its code, the sums of the readable rows by currency,
 * and the branches of their books. It stores nothing. It balances off-balance accounts once all rows can be read; filing the whole checks funds and
 * days. FORBIDDEN to a caller who may not file such rows.
 */
export const validate: Query<'ledger.validate'> = async (context, input) => {
  const { baris, valTrxType } = validInput(validateInput, input);
  if (!mayFile(valTrxType, context.caller.menus)) fail('FORBIDDEN');
  const open = mayBeOpen(valTrxType);
  const schema: RowSchema = open ? openEntryRow : entryRow;
  const faults = baris.map((row, place) => unreadable(row, place, schema));
  const sound = baris.flatMap((row, place) => (faults[place]?.length === 0 ? [{ place, row: schema.parse(row) }] : []));
  const entries = entriesOf({ baris: sound.map(({ row }) => row) });
  const op = await entryContext(context, entries, accountsOf(baris));
  const placeOf = (at: number) => sound[at]?.place ?? 0;
  const refused = entries.flatMap((entry, at) => refusal(refusedBy(entry, op), placeOf(at)));
  const uneven =
    sound.length === baris.length && entries.every(({ minor }) => minor > 0n) ? togetherFault(entries, op) : null;
  const last = entries.findIndex(({ field }) => uneven?.kind === 'reject' && field('nomor') === uneven.field);
  const salah = [...faults.flat(), ...refused, ...refusal(uneven, placeOf(last))].sort((a, b) => a.baris - b.baris);
  const jumlah = totalsOf(sound.map(({ row }) => row)).map(({ kode_valuta, debet, kredit }) => ({
    kode_valuta,
    debet: fromMinor(debet, kode_valuta),
    kredit: fromMinor(kredit, kode_valuta),
    seimbang: debet === kredit ? 'T' : 'F',
  }));
  // A template or schedule may lack amounts: it balances when it is used.
  const even = open || jumlah.every(({ seimbang }) => seimbang === 'T');
  const sah = salah.length === 0 && even;
  return { sah: sah ? 'T' : 'F', salah, jumlah, cabang: branchesOf(baris, op), cabang_pusat: op.ref.headOffice };
};

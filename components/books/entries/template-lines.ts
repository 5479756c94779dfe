import type { Values } from '#components/kit/form/field-def.ts';
import { entryColumns } from '#lib/books/ledger-entries.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';
import type { EntriBaris } from '#types/proto/books/ledger.ts';

/** The two legs of the form that has one debit and one credit, as lines. */
function sidesOf(values: Values): readonly EntriBaris[] {
  const of = (name: string): string => String(values[name] ?? '');
  return (['debet', 'kredit'] as const).map((side) => ({
    sisi: side === 'debet' ? 'D' : 'K',
    jenis: of(`jenis_${side}`),
    nomor: of(`nomor_${side}`),
    kode_cabang: of(`jenis_${side}`) === 'GL' ? of(`cabang_${side}`) : '',
    nominal: of('nominal'),
    kode_valuta: of('kode_valuta') || BOOK_CURRENCY,
    keterangan: '',
  }));
}

const lineOf = (row: Values): EntriBaris =>
  Object.fromEntries(entryColumns.map((column) => [column, String(row[column] ?? '')])) as unknown as EntriBaris;

/** The legs of either form as lines. */
export const linesOf = (values: Values): readonly EntriBaris[] =>
  Array.isArray(values.baris) ? (values.baris as readonly Values[]).map(lineOf) : sidesOf(values);

/** Returns the values that the form of two legs takes from two lines; null where they are no debit and credit of one amount. */
export function sidesFrom(lines: readonly EntriBaris[]): Values | null {
  const [debit, credit] = ['D', 'K'].map((side) => lines.filter(({ sisi }) => sisi === side));
  const [one] = debit ?? [];
  const [other] = credit ?? [];
  if (!one || !other || lines.length !== 2) return null;
  if (one.nominal !== other.nominal || one.kode_valuta !== other.kode_valuta) return null;
  return {
    jenis_debet: one.jenis,
    nomor_debet: one.nomor,
    cabang_debet: one.kode_cabang,
    jenis_kredit: other.jenis,
    nomor_kredit: other.nomor,
    cabang_kredit: other.kode_cabang,
    nominal: one.nominal,
    kode_valuta: one.kode_valuta,
  };
}

import { strFromU8 } from 'fflate';
import { unguarded } from '#lib/csv.ts';
import { csvRecords } from '#lib/csv-read.ts';
import { fromMinor } from '#lib/money.ts';
import type { PackProof } from '#lib/reports/pack.ts';

type Row = Readonly<Record<string, string>>;
type Fields = Readonly<Record<string, string | undefined>>;

/** Numbers as they are written: an amount of minor units may be larger than a number of this language holds. */
const asWritten = (_key: string, value: unknown, written?: { readonly source?: string }): unknown =>
  typeof value === 'number' ? (written?.source ?? String(value)) : value;

/** A table of the pack, its cells by their column; null where it cannot be read. */
function tableOf(bytes: Uint8Array | undefined): readonly Row[] | null {
  const [heading, ...records] = csvRecords(strFromU8(bytes ?? new Uint8Array()).replace(/^\uFEFF/, ''));
  const columns = heading?.cells;
  if (!columns || records.some(({ cells }) => cells?.length !== columns.length)) return null;
  return records.map(({ cells }) =>
    Object.fromEntries(columns.map((column, place) => [column, unguarded(cells?.[place] ?? '')])),
  );
}

/** The columns of a journal's row that its content tells. */
const journalCells = (j: Fields): Row => ({
  tanggal: j.tanggal ?? '',
  operasi: j.operasi ?? '',
  kode_cabang: j.kode_cabang ?? '',
  id_user: j.id_user ?? '',
  user_otorisasi: j.user_otorisasi ?? '',
  pelaku: j.pelaku ?? '',
  nominal: fromMinor(BigInt(j.nominal ?? '0'), j.kode_valuta ?? ''),
  kode_valuta: j.kode_valuta ?? '',
});

/** Those of a line's row. */
function lineCells(l: Fields): Row {
  const minor = BigInt(l.jumlah ?? '0');
  const side = (amount: bigint) => (amount > 0n ? fromMinor(amount, l.kode_valuta ?? '') : '');
  return {
    urut: l.urut ?? '',
    kode_cabang: l.kode_cabang ?? '',
    kode_gl: l.kode_gl ?? '',
    debet: side(minor),
    kredit: side(-minor),
    kode_valuta: l.kode_valuta ?? '',
  };
}

/** What was hashed of a journal and its lines; of a masked proof the masked content beside its print. */
const contentOf = ({ isi, samaran }: PackProof): [Fields?, Fields[]?] =>
  JSON.parse(isi ?? JSON.stringify(samaran), asWritten);

/** The first column in which a row of a table is not what was hashed. */
const other = (row: Row, told: Row): string | undefined => Object.keys(told).find((name) => row[name] !== told[name]);

/**
 * The tables for people say of each journal of the sample, in its order, and of its lines what its proof says: who, when, what, and every amount on its side. Of a masked
 * proof it is the masked content that they are held against.
 */
export function tableFault(
  files: Readonly<Record<string, Uint8Array>>,
  sample: ReadonlyMap<string, PackProof>,
): string | null {
  const [journals, lines] = [tableOf(files['jurnal.csv']), tableOf(files['baris.csv'])];
  if (!journals) return 'jurnal.csv cannot be read';
  if (!lines) return 'baris.csv cannot be read';
  if (journals.map(({ nomor_referensi }) => nomor_referensi).join() !== [...sample.keys()].join())
    return 'jurnal.csv has other journals than the sample';
  const linesOf = Map.groupBy(lines, ({ nomor_referensi = '' }) => nomor_referensi);
  if ([...linesOf.keys()].some((reference) => !sample.has(reference)))
    return 'baris.csv has lines of other journals than the sample';
  for (const row of journals) {
    const reference = row.nomor_referensi ?? '';
    const proof = sample.get(reference);
    const [head = {}, legs = []] = proof ? contentOf(proof) : [];
    const wrong = other(row, journalCells(head));
    if (wrong !== undefined) return `jurnal.csv: ${wrong} of ${reference} is not what its proof says`;
    const rows = linesOf.get(reference) ?? [];
    if (rows.length !== legs.length) return `baris.csv: ${reference} has other lines than its proof`;
    for (const [at, leg] of legs.entries()) {
      const column = other(rows[at] ?? {}, lineCells(leg));
      if (column !== undefined)
        return `baris.csv: ${column} of ${reference}, line ${leg.urut}, is not what its proof says`;
    }
  }
  return null;
}

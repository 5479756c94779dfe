import type { Signer } from '#documents/pdf/masthead.ts';
import { BANK } from '#lib/bank.ts';
import {
  type Asked,
  type AskField,
  askFields,
  orderText,
  type ReportColumn,
  type ReportDefinition,
} from '#lib/books/reports/definition.ts';
import { periodOnPaper, toDisplay } from '#lib/dates.ts';
import { id } from '#lib/messages/all.ts';
import { filledIn } from '#lib/messages/filled-in.ts';
import type { MessageKey } from '#lib/messages/id.ts';

/** Every page of a report shows these. */
export interface ReportHead {
  readonly nomor: string;
  readonly nama_bank: string;
  /** The report is about this branch; both are empty when it is about the whole bank. */
  readonly kode_cabang: string;
  readonly nama_cabang: string;
  /** This person has it made, on this accounting date. */
  readonly siapa: string;
  readonly tanggal: string;
  /** The report shows the books of this moment, as ISO text. */
  readonly per: string;
  /** Identities in it are masked: the file says so, and cannot be handed in. */
  readonly samar?: boolean;
}

/** A cell is as its query returns it: amounts in minor units, days as YYYY-MM-DD. */
export type Cell = string | bigint | number | boolean | null;
export type ReportRow = Readonly<Record<string, Cell>>;

/** A report is written to a file with these. */
export interface ReportTable {
  readonly definition: ReportDefinition;
  readonly head: ReportHead;
  readonly asked: Asked;
  /** Its rows come in order, as they are read. */
  readonly rows: AsyncIterable<readonly ReportRow[]>;
}

/** Returns the report's name; the bank's paper is Indonesian. */
export const titleOf = (definition: ReportDefinition): string => id[definition.title];

/** Returns the heading of a column. */
export const headingOf = ({ field, title, heading }: ReportColumn): string =>
  heading ?? (id as Readonly<Record<string, string>>)[title ?? `lap.kolom.${field}`] ?? field;

const asked = (field: string): MessageKey => `lap.tanya.${field}` as MessageKey;
const PERIOD: ReadonlySet<string> = new Set(['tanggal_awal', 'tanggal_akhir']);
const DAYS: ReadonlySet<string> = new Set([...PERIOD, 'tanggal', 'tanggal_banding']);
/** The paper mentions these choices when they were made. */
const FLAGS: ReadonlySet<string> = new Set(['sebelum_penutup']);

const orderWords: Parameters<typeof orderText>[2] = (key, values) => filledIn(id[key], { kolom: values?.kolom ?? '' });

function answerOf(definition: ReportDefinition, field: string, value: string): string {
  if (field === 'urut') return orderText(definition, value, orderWords);
  if (FLAGS.has(field)) return id['aksi.ya'];
  return DAYS.has(field) ? toDisplay(value) : value;
}

/**
 * Returns the question of a report, as pairs of a label and words: the branch and the days of a period are one each. It leaves out the answers that
 * the paper shows elsewhere.
 */
export function detailsOf(
  { definition, head, asked: values }: Omit<ReportTable, 'rows'>,
  elsewhere: ReadonlySet<string> = new Set(),
): (readonly [string, string])[] {
  const asks = (field: AskField) => definition.asks.includes(field) && !elsewhere.has(field);
  const branch = head.kode_cabang === '' ? id['lap.seluruhBank'] : `${head.kode_cabang} ${head.nama_cabang}`;
  const rest = askFields.filter(
    (field) =>
      asks(field) &&
      field !== 'kode_cabang' &&
      !PERIOD.has(field) &&
      values[field] &&
      !(FLAGS.has(field) && values[field] !== 'T'),
  );
  const period = asks('tanggal_awal')
    ? [[id['lap.periode'], periodOnPaper(values.tanggal_awal, values.tanggal_akhir)] as const]
    : [];
  return [
    [id['lap.tanya.kode_cabang'], branch],
    ...period,
    ...rest.map((field) => [id[asked(field)], answerOf(definition, field, values[field])] as const),
    ...(head.samar ? [[id['lap.identitas'], id['lap.identitasSamar']] as const] : []),
  ];
}

/** Returns who had a paper made, and on which accounting date. */
export const madeBy = ({ siapa, tanggal }: Pick<ReportHead, 'siapa' | 'tanggal'>): string =>
  filledIn(id['lap.dibuat'], { siapa, tanggal: toDisplay(tanggal) });

/** Returns those who sign a report or a day: the first is who had it made; without a name they all write theirs. */
export const signersOf = ({ siapa }: Pick<ReportHead, 'siapa'>): readonly Signer[] => [
  { role: id['bundel.ttd.pembuat'], name: siapa },
  { role: id['bundel.ttd.pemeriksa'], name: '' },
  { role: id['bundel.ttd.pejabat'], name: '' },
];

/** Returns the name of the bank. */
export const bankOf = (head: ReportHead): string => head.nama_bank || BANK;

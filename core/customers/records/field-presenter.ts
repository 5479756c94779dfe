import { identityKinds } from '#lib/customers/identity.ts';
import { toDisplay } from '#lib/dates.ts';
import { fileMark } from '#lib/files.ts';
import { mask } from '#lib/masking.ts';
import type { Perubahan } from '#types/proto/common.ts';
import type {
  Akta,
  BadanUsahaData,
  Dokumen,
  IndividuData,
  Izin,
  Pihak,
  SumberDana,
} from '#types/proto/customers/customer.ts';
import { type Named, nameOf, type ReferenceCodes } from './reference-codes.ts';

/** Shows the fields of a customer in words, so that a reader can compare two states. */

/** These fields concern the form itself and not the customer. */
const NOT_SHOWN: ReadonlySet<string> = new Set(['nomor_nasabah', 'versi', 'tinjau', 'alasan']);

const day = (iso: string): string => (iso === '' ? '' : toDisplay(iso));
const listed = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' · ');

const partyLine = (codes: ReferenceCodes, row: Pihak): string =>
  listed([
    row.peran,
    row.nama,
    row.hubungan,
    nameOf(codes, 'JABATAN', row.jabatan),
    day(row.tanggal_lahir),
    // Masking works by field name and misses a line of text, so the line never holds the whole number.
    row.nomor_identitas === '' ? '' : mask('nik', row.nomor_identitas),
    row.persen === '' ? '' : `${row.persen}%`,
    row.pep === 'T' ? 'PEP' : '',
    row.nomor_nasabah,
  ]);
const fundLine = (codes: ReferenceCodes, row: SumberDana): string =>
  listed([nameOf(codes, 'SUMBER_DANA', row.sumber), row.keterangan]);
const licenceLine = (row: Izin): string =>
  listed([`${row.jenis} ${row.nomor}`, day(row.tanggal), day(row.berlaku_sampai), row.penerbit]);
const deedLine = (row: Akta): string =>
  listed([`${row.jenis} ${row.nomor}`, day(row.tanggal), row.notaris, row.nomor_sk, day(row.tanggal_sk), row.perihal]);

/** The number of these documents is an identity or tax number: a line of text never holds it whole. */
const PERSONAL: ReadonlySet<string> = new Set([...identityKinds, 'KK']);
const documentLine = (codes: ReferenceCodes, row: Dokumen): string =>
  listed([
    nameOf(codes, 'JENIS_DOKUMEN', row.jenis),
    PERSONAL.has(row.jenis) ? mask('nik', row.nomor_dokumen) : row.nomor_dokumen,
    day(row.tanggal),
    day(row.berlaku_sampai),
    fileMark(row.berkas),
  ]);

const lines = <R>(rows: readonly R[], line: (row: R) => string): string => rows.map(line).join('; ');

/** Shows one field's value: names for codes, dates as screens show them, lists as lines. */
function presentValue(codes: ReferenceCodes, list: string | undefined, name: string, value: unknown): string {
  if (name === 'pihak') return lines(value as Pihak[], (row) => partyLine(codes, row));
  if (name === 'sumber_dana') return lines(value as SumberDana[], (row) => fundLine(codes, row));
  if (name === 'izin') return lines(value as Izin[], licenceLine);
  if (name === 'dokumen') return lines(value as Dokumen[], (row) => documentLine(codes, row));
  if (name === 'akta') return lines(value as Akta[], deedLine);
  const text = String(value);
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return toDisplay(text);
  return list === undefined ? text : nameOf(codes, list, text);
}

/** Shows every field of a form, in the form's order. */
export function presentFields(
  data: IndividuData | BadanUsahaData,
  codes: readonly Named[],
  referenceCodes: ReferenceCodes,
): ReadonlyMap<string, string> {
  const lists = new Map(codes.map(({ field, kelompok }) => [field, kelompok]));
  return new Map(
    Object.entries(data)
      .filter(([name]) => !NOT_SHOWN.has(name))
      .map(([name, value]) => [name, presentValue(referenceCodes, lists.get(name), name, value)]),
  );
}

/** Returns the fields that differ between two states, in the order of the form. */
export const differing = (lama: ReadonlyMap<string, string>, baru: ReadonlyMap<string, string>): Perubahan[] =>
  [...new Set([...baru.keys(), ...lama.keys()])]
    .map((kolom) => ({ kolom, lama: lama.get(kolom) ?? '', baru: baru.get(kolom) ?? '' }))
    .filter((row) => row.lama !== row.baru);

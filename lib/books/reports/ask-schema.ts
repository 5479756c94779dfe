import { z } from 'zod';
import { isCurrency } from '#lib/money.ts';
import { accountNumber, branchCode, flag, isoDate, msg, optionalText, text } from '#lib/schemas/common.ts';
import type { Asked, AskField, ReportDefinition } from './definition.ts';

const day = z.union([z.literal(''), isoDate], msg('v.tanggal')).default('');

/** Each field is written so when it is required; a branch may be left to the caller's own, '*' is the whole bank. */
const shapes = {
  kode_cabang: z.union([z.enum(['', '*']), branchCode], msg('v.kode')).default(''),
  tanggal: day,
  tanggal_awal: day,
  tanggal_akhir: day,
  tanggal_banding: day,
  banyak: z
    .string(msg('v.bulanKolom'))
    .regex(/^([1-9]|1[0-2])?$/, msg('v.bulanKolom'))
    .default(''),
  kode_valuta: z.string(msg('v.valuta')).refine(isCurrency, msg('v.valuta')),
  kode_gl: z.string(msg('v.kode')).regex(/^\d{6}$/, msg('v.kode')),
  nomor_rekening: accountNumber,
  id_user: text(30).min(1, msg('v.wajib')),
  kata: optionalText(100),
  sebelum_penutup: z.union([z.literal(''), flag], msg('v.bendera')).default(''),
  urut: z.literal('', msg('v.kode')).default(''),
} as const satisfies Record<AskField, z.ZodType>;

/** When the field may be left out, the beginning of a code means all that begin so, as on the screens. */
const beginnings: Partial<Record<AskField, z.ZodType>> = {
  kode_gl: z
    .string(msg('v.kode'))
    .regex(/^\d{0,6}$/, msg('v.kode'))
    .default(''),
};

const LEFT_OUT: ReadonlySet<AskField> = new Set([
  'kode_cabang',
  'tanggal',
  'tanggal_awal',
  'tanggal_akhir',
  'tanggal_banding',
  'banyak',
  'sebelum_penutup',
  'kata',
  'urut',
]);

/** Accepts an order that the report's definition knows, in either direction; left out, the book's. */
const orderOf = (names: readonly string[]): z.ZodType =>
  z.enum(['', ...names, ...names.map((name) => `-${name}`)], msg('v.kode')).default('');

/** Returns the schema of a report's question: its definition's fields and no other. Its violations name them. */
export function askSchema({ asks, optional = [], sorts = {} }: ReportDefinition): z.ZodType<Partial<Asked>> {
  const shape = Object.fromEntries(
    asks.map((field) => {
      if (field === 'urut') return [field, orderOf(Object.keys(sorts))];
      const isRequired = LEFT_OUT.has(field) || !optional.includes(field);
      return [
        field,
        isRequired ? shapes[field] : (beginnings[field] ?? z.union([z.literal(''), shapes[field]]).default('')),
      ];
    }),
  );
  return z.strictObject(shape) as unknown as z.ZodType<Partial<Asked>>;
}

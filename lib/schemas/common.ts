import { z } from 'zod';
import { isAccountNumber } from '#lib/account-number.ts';
import type { ValidationKey } from '#lib/messages/validation.ts';
import { BOOK_CURRENCY, isCurrency } from '#lib/money.ts';
import { withoutUnseen } from '#lib/plain-text.ts';
import { type Amount, amountMarks } from './amount-mark.ts';

/** Names a validation message; keeps schemas free of sentences. */
export const msg = (key: ValidationKey) => ({ error: key });

interface Parsed {
  readonly value: unknown;
  readonly issues: readonly { readonly continue?: boolean | undefined }[];
}

/** True where the text of this field can be compared, whatever else the form still lacks; otherwise as zod decides by itself. */
const isReadable =
  (field: string) =>
  ({ value, issues }: Parsed): boolean =>
    issues.every((issue) => issue.continue === true) ||
    (typeof value === 'object' && value !== null && typeof (value as Record<string, unknown>)[field] === 'string');

/**
 * Names the field that an answer makes compulsory. The rule runs while other fields are still wrong, so that a form shows the
 * star as soon as the answer is given. The rule reads no field but by comparison, and this one as a text.
 */
export const demands = (field: string, key: ValidationKey = 'v.wajib') => ({
  ...msg(key),
  path: [field],
  when: isReadable(field),
});

/** As `demands`, for a rule that adds its issues itself once this answer is given. */
export const onceAnswered = (field: string) => ({ when: isReadable(field) });

/** One transaction carries at most 999 trillion; beyond it the input is a mistake. */
const AMOUNT = /^(?=.*[1-9])\d{1,15}(\.\d{1,2})?$/;

const twoDecimals = (text: string): Amount => {
  const [whole = '0', cents = ''] = text.split('.');
  return `${whole.replace(/^0+(?=\d)/, '')}.${cents.padEnd(2, '0')}`;
};

/** The amount is a decimal string above zero with at most two decimals, normalised to two: "25000000" becomes "25000000.00". */
export const amount = z
  .string(msg('v.uang'))
  .regex(AMOUNT, msg('v.uang'))
  .transform(twoDecimals)
  .register(amountMarks, { signed: false });
/** It checks as `amount` does, but allows zero. */
export const amountOrZero = z
  .string(msg('v.uangNol'))
  .regex(/^\d{1,15}(\.\d{1,2})?$/, msg('v.uangNol'))
  .transform(twoDecimals)
  .register(amountMarks, { signed: false });

export const accountNumber = z.string(msg('v.rekening')).refine(isAccountNumber, msg('v.rekening'));
/** A code names a currency; the rules decide whether the bank keeps it, and whether the account or till is in it. */
export const currency = z.string(msg('v.valuta')).refine(isCurrency, msg('v.valuta')).default(BOOK_CURRENCY);
/** Only the books' own currency makes sense here. */
export const bookCurrency = z.literal(BOOK_CURRENCY, msg('v.valuta')).default(BOOK_CURRENCY);
export const branchCode = z.string().regex(/^\d{3}$/, msg('v.kode'));
export const isoDate = z.iso.date(msg('v.tanggal'));
/** A value date may be left out; '' is none. */
export const optionalDate = z
  .union([z.literal(''), isoDate], msg('v.tanggal'))
  .optional()
  .transform((day) => day || undefined);
export const flag = z.enum(['T', 'F'], msg('v.bendera'));
export const uuid = z.uuid(msg('v.kode'));

const CONTROL = /\p{Cc}/u;
/** Free text has one line; control characters are refused so that it prints and logs as it is, and unseen characters are taken out. */
export const text = (max: number) =>
  z
    .string(msg('v.teks'))
    .overwrite(withoutUnseen)
    .trim()
    .max(max, msg('v.teks'))
    .refine((value) => !CONTROL.test(value), msg('v.teks'));
export const optionalText = (max: number) => text(max).default('');
export const reason = text(200).min(5, msg('v.alasan'));
/** This bank issues reference numbers of this form: branch, date, serial. */
export const referenceNumber = z.string(msg('v.referensi')).regex(/^\d{3}\d{6}\d{9}$/, msg('v.referensi'));

const pieceOf = (row: { nominal: string; jenis?: string | undefined; kondisi?: string | undefined }): string =>
  `${row.nominal} ${row.jenis ?? ''} ${row.kondisi ?? ''}`;

/**
 * A denomination has its nominal as a decimal string and its pieces as a whole number; each kind of piece comes at most once. `jenis` L
 * separates the coin from the note of the same nominal, `kondisi` T marks pieces not fit to go out again.
 */
export const denominations = z
  .array(
    z.strictObject({
      nominal: amount,
      lembar: z.int(msg('v.lembar')).min(0, msg('v.lembar')).max(1_000_000, msg('v.lembar')),
      jenis: z.string().regex(/^L?$/, msg('v.kode')).optional(),
      kondisi: z.string().regex(/^T?$/, msg('v.kode')).optional(),
    }),
    msg('v.pecahan'),
  )
  .max(40, msg('v.pecahan'))
  .refine((rows) => new Set(rows.map(pieceOf)).size === rows.length, msg('v.pecahan'))
  .transform((rows) => rows.filter((row) => row.lembar > 0));

/** The number names a cash difference. */
export const differenceNumber = z
  .string(msg('v.kode'))
  .trim()
  .toUpperCase()
  .regex(/^SK\d{10,12}$/, msg('v.kode'));

/** It checks as `denominations` does, for forms that mostly have none: an empty list is none, so that content is one whether it is sent or left out. */
export const fewDenominations = denominations
  .optional()
  .transform((rows) => (rows === undefined || rows.length === 0 ? undefined : rows));

const jsonText = z
  .unknown()
  .transform((value) => (value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value)))
  .pipe(z.string().max(20_000, msg('v.teks')));

export const auditTrail = z.strictObject({
  dataAction: z.enum(['MODIFY_DATA', 'INQUIRY_DATA'], msg('v.kode')).default('MODIFY_DATA'),
  initialData: jsonText,
  insertedData: jsonText,
  menuDetail: jsonText,
});

/** A decision is bound to version, content hash and reasons of the item as the checker saw it. */
export const seen = {
  versi: z.int(msg('v.bentuk')).min(0, msg('v.bentuk')).default(0),
  sidik: z
    .string(msg('v.bentuk'))
    .regex(/^([0-9a-f]{32})?$/, msg('v.bentuk'))
    .default(''),
  kode_alasan: z.array(text(40), msg('v.bentuk')).max(20, msg('v.bentuk')).default([]),
};

/** The flat workflow payload surrounds flowData; all but flowCode may be left out. */
const submitFields = {
  flowState: optionalText(40),
  transRemark: optionalText(500),
  idFlow: z.union([z.literal(''), uuid], msg('v.kode')).default(''),
  transCode: optionalText(20),
  sendToCore: flag.default('T'),
  actionType: optionalText(40),
  trxType: optionalText(40),
  key_input1: optionalText(100),
  key_input2: optionalText(100),
  keterangan: optionalText(200),
  key_value1: optionalText(100),
  key_value2: optionalText(100),
  audit_trail: auditTrail.optional(),
  token_override: z.union([z.literal(''), uuid], msg('v.kode')).default(''),
  dry_run: flag.default('F'),
  ...seen,
};

type SubmitFields<F> = { flowCode: F } & z.output<z.ZodObject<typeof submitFields>>;

/**
 * Returns the submit body of one flow: the payload fields flat beside a typed flowData. It parses into `{ submit, flowData }`, the shape
 * of the gRPC request.
 */
export function submission<F extends string, S extends z.ZodType>(flowCode: F, flowData: S) {
  return z
    .strictObject({ flowCode: z.literal(flowCode, msg('v.kode')), ...submitFields, flowData })
    .transform((body) => {
      const { flowData: data, ...submit } = body as SubmitFields<F> & { flowData: z.output<S> };
      return { submit, flowData: data };
    });
}

/** The submit body of process-v2 takes any known flow; the engine checks flowData against its flow's schema. */
export const anySubmission = z
  .strictObject({
    flowCode: optionalText(40),
    ...submitFields,
    actionType: z.enum(['SUBMIT', 'DRAFT', 'APPROVE', 'REJECT', 'RETURN', 'CANCEL'], msg('v.kode')),
    flowData: z.record(z.string(), z.unknown(), msg('v.bentuk')).optional(),
    catatan_kolom: z
      .array(z.strictObject({ kolom: text(60).min(1, msg('v.wajib')), catatan: reason }), msg('v.bentuk'))
      .max(20, msg('v.bentuk'))
      .default([]),
  })
  .transform(({ flowData, catatan_kolom, ...submit }) => ({
    submit,
    flowData: flowData ? JSON.stringify(flowData) : '',
    catatan_kolom,
  }));

/** Screens offer page sizes 15, 25, 50 and 100; 10 is the first page's size before a choice. */
export const paging = {
  page: z.coerce
    .number(msg('v.halaman'))
    .int(msg('v.halaman'))
    .min(1, msg('v.halaman'))
    .max(1_000_000, msg('v.halaman'))
    .default(1),
  show: z.coerce
    .number(msg('v.halaman'))
    .int(msg('v.halaman'))
    .min(1, msg('v.halaman'))
    .max(100, msg('v.halaman'))
    .default(15),
  cursor: z.string().max(400, msg('v.halaman')).default(''),
  sort: z
    .string()
    .regex(/^-?[a-z_A-Z0-9]{0,40}$/, msg('v.kode'))
    .default(''),
  keyword: optionalText(100),
};

/** Returns the query of a list: paging fields are gathered under `paging`, the shape of the gRPC request. */
export function listQuery<S extends z.ZodRawShape>(filters: S) {
  return z.object({ ...paging, ...filters }).transform((all) => {
    const { page, show, cursor, sort, keyword, ...rest } = all as Record<string, unknown>;
    return { paging: { page, show, cursor, sort, keyword }, ...rest } as {
      paging: { page: number; show: number; cursor: string; sort: string; keyword: string };
    } & z.output<z.ZodObject<S>>;
  });
}

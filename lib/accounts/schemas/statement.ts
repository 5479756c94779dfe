import { z } from 'zod';
import { copyForms } from '#lib/accounts/codes.ts';
import { isStatementNumber } from '#lib/document-number.ts';
import {
  accountNumber,
  branchCode,
  flag,
  isoDate,
  listQuery,
  msg,
  optionalText,
  referenceNumber,
  submission,
  uuid,
} from '#lib/schemas/common.ts';

const statementNumber = z.string(msg('v.nomorRekeningKoran')).refine(isStatementNumber, msg('v.nomorRekeningKoran'));
const forwards = (period: { tanggal_awal: string; tanggal_akhir: string }) =>
  period.tanggal_awal <= period.tanggal_akhir;
const backwards = { ...msg('v.rentangTanggal'), path: ['tanggal_akhir'] };

/** The statement covers an account and a period; the document is that of the customer, when another branch keeps the account. */
export const cetakStatementData = z
  .strictObject({
    nomor_rekening: accountNumber,
    tanggal_awal: isoDate,
    tanggal_akhir: isoDate,
    nomor_identitas: optionalText(40),
    bebas_biaya: flag.default('F'),
    keterangan: optionalText(100),
  })
  .refine(forwards, backwards);
export const cetakStatementInput = submission('CETAK_STATEMENT', cetakStatementData);

/** The account is given by number, or by the handle a list gave when the number is masked. */
export const tinjauanQuery = z
  .object({
    nomor_rekening: z.union([z.literal(''), accountNumber], msg('v.rekening')).default(''),
    pegangan: z.union([z.literal(''), uuid], msg('v.kode')).default(''),
    tanggal_awal: isoDate,
    tanggal_akhir: isoDate,
  })
  .refine(({ nomor_rekening, pegangan }) => nomor_rekening !== '' || pegangan !== '', {
    ...msg('v.rekening'),
    path: ['nomor_rekening'],
  })
  .refine(forwards, backwards);

export const dokumenQuery = z.object({ nomor: statementNumber });

/** One answer has at most so many pages. */
export const PAGES_AT_ONCE = 40;
const page = z.coerce
  .number(msg('v.bentuk'))
  .int(msg('v.bentuk'))
  .min(1, msg('v.bentuk'))
  .max(1_000_000, msg('v.bentuk'));
export const halamanQuery = z
  .object({ nomor: statementNumber, dari: page, sampai: page })
  .refine(({ dari, sampai }) => dari <= sampai && sampai - dari < PAGES_AT_ONCE, {
    ...msg('v.bentuk'),
    path: ['sampai'],
  });

export const statementQuery = listQuery({
  kode_cabang: z.union([z.literal(''), branchCode], msg('v.kode')).default(''),
  nomor_rekening: z.union([z.literal(''), accountNumber], msg('v.rekening')).default(''),
  id_user: optionalText(60),
  tanggal_awal: z.union([z.literal(''), isoDate], msg('v.tanggal')).default(''),
  tanggal_akhir: z.union([z.literal(''), isoDate], msg('v.tanggal')).default(''),
});

export const salinanInput = z.strictObject({
  nomor: statementNumber,
  bentuk: z.enum(copyForms, msg('v.kode')),
});

/** No file is locked with a shorter password. */
export const SHORTEST_PASSWORD = 8;
/** The customer's password locks a file of a statement and is kept nowhere. */
export const berkasInput = z
  .strictObject({
    nomor: statementNumber,
    bentuk: z.enum(['PDF', 'XLSX'], msg('v.kode')),
    sandi: z
      .string(msg('v.sandiBerkas'))
      .regex(/^[\x20-\x7e]*$/, msg('v.sandiBerkas'))
      .max(64, msg('v.sandiBerkas'))
      .refine((text) => text === '' || text.length >= SHORTEST_PASSWORD, msg('v.sandiBerkas'))
      .default(''),
  })
  .refine(({ bentuk, sandi }) => bentuk === 'PDF' || sandi === '', { ...msg('v.sandiBerkas'), path: ['sandi'] });

const copied = z
  .string(msg('v.saldoSalinan'))
  .regex(/^(-?\d{1,15}(\.\d{1,2})?)?$/, msg('v.saldoSalinan'))
  .default('');
/** These are on one page of a copy; an empty field is not compared. */
export const periksaInput = z.strictObject({
  nomor: statementNumber,
  halaman: z.int(msg('v.bentuk')).min(1, msg('v.bentuk')).max(1_000_000, msg('v.bentuk')),
  kode_periksa: z.string(msg('v.kodePeriksa')).regex(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){2}$/, msg('v.kodePeriksa')),
  nomor_rekening: z.union([z.literal(''), accountNumber], msg('v.rekening')).default(''),
  saldo_awal: copied,
  debet: copied,
  kredit: copied,
  saldo_akhir: copied,
});

const print = z.string(msg('v.bentuk')).regex(/^[0-9a-f]{64}$/, msg('v.bentuk'));
/** A copy leaves as a file with this print. */
export const catatBerkasInput = z.strictObject({
  nomor: statementNumber,
  ke: z.int(msg('v.bentuk')).min(1, msg('v.bentuk')),
  sidik: print,
  ukuran: z.int(msg('v.bentuk')).min(1, msg('v.bentuk')),
});
/** Somebody brought a file with this print, and it names this number. */
export const periksaBerkasInput = z.strictObject({
  sidik: print,
  nomor: z.union([z.literal(''), statementNumber], msg('v.nomorRekeningKoran')).default(''),
});

/** These slips are printed once more. */
export const slipInput = z.strictObject({
  nomor_referensi: z.array(referenceNumber, msg('v.referensi')).min(1, msg('v.wajib')).max(20, msg('v.bentuk')),
});

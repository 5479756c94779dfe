import { z } from 'zod';
import { SHEETS_AT_ONCE, SHEETS_ON_SLIP, sheetKinds, sheetStates } from '#lib/cheques/clearing.ts';
import { requiredName } from '#lib/customers/schemas/names.ts';
import { BOOK_CURRENCY, tryParse } from '#lib/money.ts';
import {
  accountNumber,
  amount,
  bookCurrency,
  branchCode,
  flag,
  isoDate,
  listQuery,
  msg,
  optionalText,
  reason,
  submission,
  text,
} from '#lib/schemas/common.ts';

/** A clearing code names a bank. */
export const bankCode = z.string(msg('v.sandiBank')).regex(/^\d{3}$/, msg('v.sandiBank'));
const groupNumber = z.string(msg('v.kode')).regex(/^KL\d{8,12}$/, msg('v.kode'));
const sheetId = z.string(msg('v.kode')).regex(/^[1-9]\d{0,17}$/, msg('v.kode'));
/** One branch, or all that the caller may see. */
export const optionalBranch = z.union([z.literal(''), branchCode], msg('v.kode')).default('');

/** One sheet is as it is read from the paper. */
const sheet = z.strictObject({
  kode_bank: bankCode,
  jenis: z.enum(sheetKinds, msg('v.kode')),
  nomor_warkat: z
    .string(msg('v.nomorWarkat'))
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9]{4,16}$/, msg('v.nomorWarkat')),
  tanggal_warkat: isoDate,
  nama_penarik: requiredName(60),
  nominal: amount,
});
type Sheet = z.output<typeof sheet>;
const printed = ({ kode_bank, jenis, nomor_warkat }: Sheet): string => `${kode_bank} ${jenis} ${nomor_warkat}`;

const slip = {
  nomor_rekening: accountNumber,
  /** The depositor's slip has this sum. */
  nominal: amount,
  kode_valuta: bookCurrency,
  warkat: z
    .array(sheet, msg('v.bentuk'))
    .min(1, msg('v.warkat'))
    .max(SHEETS_ON_SLIP, msg('v.warkat'))
    .refine((rows) => new Set(rows.map(printed)).size === rows.length, msg('v.warkatKembar')),
  keterangan: optionalText(100),
};
interface Slip {
  readonly nominal: string;
  readonly warkat: readonly Sheet[];
}
const minorOf = (wire: string): bigint | undefined => tryParse(wire, BOOK_CURRENCY)?.minor;
/** Returns true when the sheets sum to the slip's amount; a field without a valid amount reports that itself. */
function addsUp({ nominal, warkat }: Slip): boolean {
  const said = minorOf(nominal);
  const amounts = warkat.flatMap((each) => minorOf(each.nominal) ?? []);
  if (said === undefined || amounts.length < warkat.length) return true;
  return amounts.reduce((sum, each) => sum + each, 0n) === said;
}
const doesNot = { ...msg('v.jumlahWarkat'), path: ['nominal'] };

/** These sheets go with today's clearing. */
export const clearingDepositData = z.strictObject(slip).refine(addsUp, doesNot);
export const clearingDepositInput = submission('SETORAN_KLIRING', clearingDepositData);

/** These sheets are kept until a day. */
export const clearingCustodyData = z.strictObject({ ...slip, tanggal_kliring: isoDate }).refine(addsUp, doesNot);
export const clearingCustodyInput = submission('TITIPAN_KLIRING', clearingCustodyData);

/** The user saw a custody group with this sum of its sheets. */
const custody = { id_group: groupNumber, nominal: amount, kode_valuta: bookCurrency };
export const runCustodyData = z.strictObject(custody);
export const runCustodyInput = submission('JALANKAN_TITIPAN_KLIRING', runCustodyData);
export const giveBackData = z.strictObject({ ...custody, alasan: reason });
export const giveBackInput = submission('HAPUS_TITIPAN_KLIRING', giveBackData);

/** The user chose these sheets, with their sum. */
const chosen = {
  list_setoran_kliring: z
    .array(sheetId, msg('v.bentuk'))
    .min(1, msg('v.warkat'))
    .max(SHEETS_AT_ONCE, msg('v.warkat'))
    .refine((ids) => new Set(ids).size === ids.length, msg('v.warkatKembar')),
  nominal: amount,
  kode_valuta: bookCurrency,
  keterangan: optionalText(100),
};
export const settleSheetsData = z.strictObject(chosen);
export const settleSheetsInput = submission('KONFIRMASI_KLIRING', settleSheetsData);
export const makeEffectiveData = z.strictObject(chosen);
export const makeEffectiveInput = submission('EFEKTIFKAN_SETORAN_KLIRING', makeEffectiveData);

/** A sheet is returned for all reasons that were found, by the numbers of the list. */
export const returnReasons = z
  .array(z.string(msg('v.kode')).regex(/^\d{2}$/, msg('v.kode')), msg('v.bentuk'))
  .min(1, msg('v.wajib'))
  .max(14, msg('v.bentuk'))
  .transform((codes) => [...new Set(codes)].sort());

/** The form names one sheet and its amount. */
const one = { id_warkat: sheetId, nominal: amount, kode_valuta: bookCurrency };
export const withdrawLodgedData = z.strictObject({ ...one, alasan: reason });
export const withdrawLodgedInput = submission('TARIK_SETORAN_KLIRING', withdrawLodgedData);
export const rejectSheetData = z.strictObject({
  ...one,
  alasan_tolakan: returnReasons,
  nomor_skp: text(40).min(1, msg('v.wajib')),
  bebas_biaya: flag.default('F'),
  keterangan: optionalText(100),
});
export const rejectSheetInput = submission('TOLAKAN_SETORAN_KLIRING', rejectSheetData);

/** The query lists sheets by where they are, or only these: `pilihan` holds their numbers with commas. */
export const sheetsQuery = listQuery({
  kode_cabang: optionalBranch,
  status_warkat: z.enum(['', ...sheetStates], msg('v.kode')).default(''),
  id_group: z.union([z.literal(''), groupNumber], msg('v.kode')).default(''),
  pilihan: z
    .string(msg('v.kode'))
    .regex(/^([1-9]\d{0,17}(,[1-9]\d{0,17}){0,199})?$/, msg('v.kode'))
    .default(''),
  hari_ini: z.union([z.literal(''), flag]).default(''),
});
/** The desk is that of one branch, or of all that the caller may see. */
export const deskQuery = z.object({ kode_cabang: optionalBranch });
/** These custody groups have sheets that are still kept. */
export const custodyQuery = listQuery({
  kode_cabang: optionalBranch,
  jatuh_tempo: z.union([z.literal(''), flag]).default(''),
});
export const custodyDetailQuery = z.object({ id_group: groupNumber });

import { z } from 'zod';
import { cashData } from '#lib/cash/schemas/teller.ts';
import {
  BOOKS_AT_ONCE,
  bookKinds,
  bookStates,
  isSheetNumber,
  SHEETS_AT_ONCE,
  sheetAfter,
  sheetsBetween,
  stopReasons,
} from '#lib/cheques/warkat.ts';
import {
  accountNumber,
  branchCode,
  demands,
  flag,
  isoDate,
  listQuery,
  msg,
  optionalDate,
  optionalText,
  reason,
  submission,
  text,
} from '#lib/schemas/common.ts';

const kind = z.enum(bookKinds, msg('v.kode'));
const bookId = z.string(msg('v.kode')).regex(/^[1-9]\d{0,17}$/, msg('v.kode'));
const sheetNumber = z.string(msg('v.nomorLembar')).trim().toUpperCase().refine(isSheetNumber, msg('v.nomorLembar'));
const optionalBranch = z.union([z.literal(''), branchCode], msg('v.kode')).default('');

/** So many books come one after another, from the first sheet of the first one on. */
const books = {
  jenis: kind,
  nomor_seri: sheetNumber,
  jumlah: z
    .string(msg('v.angka'))
    .regex(/^\d{1,3}$/, msg('v.angka'))
    .transform((digits) => String(Number.parseInt(digits, 10)))
    .refine(
      (digits) => Number.parseInt(digits, 10) >= 1 && Number.parseInt(digits, 10) <= BOOKS_AT_ONCE,
      msg('v.angka'),
    ),
};

/** Books come from the printer into head office's stock. */
export const receiveStockData = z
  .strictObject({ ...books, keterangan: reason })
  // A book of any size holds a sheet: the numbers of the letters must reach so far at least.
  .refine(
    ({ nomor_seri, jumlah }) => !isSheetNumber(nomor_seri) || sheetAfter(nomor_seri, Number(jumlah) - 1) !== null,
    {
      ...msg('v.nomorLembar'),
      path: ['jumlah'],
    },
  );
export const receiveStockInput = submission('TERIMA_STOK_WARKAT', receiveStockData);

/** Books go from head office to a branch. */
export const sendStockData = z.strictObject({ ...books, cabang_tujuan: branchCode, keterangan: optionalText(100) });
export const sendStockInput = submission('KIRIM_STOK_WARKAT', sendStockData);

/** The branch has counted the books. */
export const acceptStockData = z.strictObject({ ...books, keterangan: optionalText(100) });
export const acceptStockInput = submission('TERIMA_KIRIMAN_WARKAT', acceptStockData);

/** The books were spoiled before they were issued. */
export const voidStockData = z.strictObject({ ...books, keterangan: reason });
export const voidStockInput = submission('BATAL_STOK_WARKAT', voidStockData);

/** A current account gets a book. */
export const issueBookData = z.strictObject({
  nomor_rekening: accountNumber,
  id_bukuwarkat: bookId,
  bebas_biaya: flag.default('F'),
  keterangan: optionalText(100),
});
export const issueWarkatInput = submission('TERBIT_WARKAT', issueBookData);

/** The customer signed the receipt of the book. */
export const activateBookData = z.strictObject({
  nomor_rekening: accountNumber,
  id_bukuwarkat: bookId,
  nomor_resi: text(40).min(1, msg('v.wajib')),
});
export const activateBookInput = submission('AKTIF_WARKAT', activateBookData);

/** The form names sheets of an account: one, or from one to another. */
const sheets = {
  nomor_rekening: accountNumber,
  jenis: kind,
  nomor_awal: sheetNumber,
  nomor_akhir: z.union([z.literal(''), sheetNumber], msg('v.nomorLembar')).default(''),
};
interface Range {
  readonly nomor_awal: string;
  readonly nomor_akhir: string;
}
const isRange = ({ nomor_awal, nomor_akhir }: Range): boolean => {
  if (nomor_akhir === '' || !isSheetNumber(nomor_awal) || !isSheetNumber(nomor_akhir)) return true;
  const count = sheetsBetween(nomor_awal, nomor_akhir);
  return count >= 1 && count <= SHEETS_AT_ONCE;
};
const noRange = { ...msg('v.rentangLembar'), path: ['nomor_akhir'] };

/** A loss or theft comes with the police's letter, a dispute with the court's; a drawer who revokes names the date of the cheque. */
export const stopSheetsData = z
  .strictObject({
    ...sheets,
    sebab: z.enum(stopReasons, msg('v.kode')),
    nomor_surat: optionalText(60),
    tanggal_warkat: optionalDate,
    keterangan: reason,
    bebas_biaya: flag.default('F'),
  })
  .refine(isRange, noRange)
  .refine(({ sebab, nomor_surat }) => sebab === 'CABUT' || nomor_surat !== '', demands('nomor_surat'))
  .refine(({ sebab, tanggal_warkat }) => sebab !== 'CABUT' || tanggal_warkat !== undefined, demands('tanggal_warkat'));
export const stopSheetsInput = submission('STOP_WARKAT', stopSheetsData);

/** The sheets were found, or the dispute has ended: this letter says so. */
export const liftStopData = z
  .strictObject({ ...sheets, nomor_surat: text(60).min(1, msg('v.wajib')), keterangan: reason })
  .refine(isRange, noRange);
export const liftStopInput = submission('BUKA_STOP_WARKAT', liftStopData);

/** The holder spoiled these sheets, or they were settled in another way. */
export const cancelSheetsData = z.strictObject({ ...sheets, keterangan: reason }).refine(isRange, noRange);
export const cancelSheetsInput = submission('BATAL_WARKAT', cancelSheetsData);

/** Unused sheets come back: an account is to be closed, or its owner is on the blacklist. */
export const returnSheetsData = z.strictObject({ ...sheets, keterangan: reason }).refine(isRange, noRange);
export const returnSheetsInput = submission('KEMBALI_WARKAT', returnSheetsData);

/** A cheque is paid over the counter: its cash, its fields, and whether it is crossed or altered without its drawer's signature. */
export const payChequeData = cashData.safeExtend({
  nomor_warkat: sheetNumber,
  tanggal_warkat: isoDate,
  silang: flag.default('F'),
  diubah: flag.default('F'),
});
export const payChequeInput = submission('BAYAR_CEK', payChequeData);

/** The query lists books by where they are and by their account. */
export const warkatQuery = listQuery({
  kode_cabang: optionalBranch,
  jenis: z.enum(['', ...bookKinds], msg('v.kode')).default(''),
  status_buku: z.enum(['', ...bookStates], msg('v.kode')).default(''),
  nomor_rekening: z.union([z.literal(''), accountNumber], msg('v.rekening')).default(''),
});
export const warkatDetailQuery = z.object({ id_bukuwarkat: bookId });
export const warkatTabQuery = z.object({ nomor_rekening: accountNumber });
export const warkatFeeQuery = z.object({ id_bukuwarkat: bookId, bebas_biaya: flag.default('F') });

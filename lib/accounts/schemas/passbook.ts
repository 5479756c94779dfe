import { z } from 'zod';
import { passbookStates } from '#lib/accounts/codes.ts';
import {
  accountNumber,
  branchCode,
  demands,
  flag,
  listQuery,
  msg,
  optionalText,
  reason,
  submission,
} from '#lib/schemas/common.ts';

const MOST_AT_ONCE = 1_000;
const LAST_MOVEMENT = 2_147_483_647;

/** The number printed on a book has letters, then digits that count on. */
export const bookNumber = z
  .string(msg('v.kode'))
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{0,3}\d{6,10}$/, msg('v.kode'));
const noBook = z.union([z.literal(''), bookNumber], msg('v.kode')).default('');
const holder = optionalText(60);
const whole = (least: number, most: number) =>
  z.coerce.number(msg('v.angka')).int(msg('v.angka')).min(least, msg('v.angka')).max(most, msg('v.angka'));
/** A form holds a number as digits. */
const digits = (least: number, most: number) =>
  z
    .string(msg('v.angka'))
    .regex(/^\d{1,4}$/, msg('v.angka'))
    .transform((text) => String(Number.parseInt(text, 10)))
    .refine((text) => Number.parseInt(text, 10) >= least && Number.parseInt(text, 10) <= most, msg('v.angka'));
const place = whole(0, 60);
const movement = whole(0, LAST_MOVEMENT);

/** The last number of a range has as many digits as its first; the field itself reports a text that is no number. */
const range = { nomor_seri: bookNumber, jumlah: digits(1, MOST_AT_ONCE) };
const staysInRange = ({ nomor_seri, jumlah }: { nomor_seri: string; jumlah: string }): boolean => {
  const serial = /\d+$/.exec(nomor_seri)?.[0];
  if (serial === undefined || !/^\d+$/.test(jumlah)) return true;
  return String(BigInt(serial) + BigInt(jumlah) - 1n).length <= serial.length;
};
const outOfRange = { ...msg('v.kode'), path: ['jumlah'] };

export const passbookQuery = z.object({
  nomor_rekening: accountNumber,
  nomor_seri: noBook,
  mulai_halaman: place.default(0),
});
export const passbookListQuery = listQuery({
  kode_cabang: z.union([z.literal(''), branchCode], msg('v.kode')).default(''),
  status_buku: z.enum(['', ...passbookStates], msg('v.kode')).default(''),
  pemegang: holder,
});
export const passbookCountQuery = z.object({
  kode_cabang: z.union([z.literal(''), branchCode], msg('v.kode')).default(''),
});
export const bookOfAccountQuery = z.object({ nomor_rekening: accountNumber, nomor_seri: noBook });

/** Blank books come into the branch. */
export const receiveBooksData = z.strictObject({ ...range, keterangan: reason }).refine(staysInRange, outOfRange);
export const receiveBooksInput = submission('TERIMA_STOK_BUKU', receiveBooksData);

/** Books go from the branch's stock to one of its people, or back: one of the two holders is the stock. */
export const handBooksData = z
  .strictObject({ ...range, pemegang_asal: holder, pemegang_tujuan: holder, keterangan: optionalText(200) })
  .refine(staysInRange, outOfRange)
  .refine(
    ({ pemegang_asal, pemegang_tujuan }) => (pemegang_asal === '') !== (pemegang_tujuan === ''),
    demands('pemegang_tujuan'),
  );
export const handBooksInput = submission('SERAH_STOK_BUKU', handBooksData);

/** Spoiled blanks are destroyed. */
export const voidBooksData = z
  .strictObject({ ...range, pemegang_asal: holder, keterangan: reason })
  .refine(staysInRange, outOfRange);
export const voidBooksInput = submission('BATAL_STOK_BUKU', voidBooksData);

export const issueBookData = z.strictObject({ nomor_rekening: accountNumber, nomor_seri: bookNumber });
export const issueBookInput = submission('TERBIT_BUKU', issueBookData);

/** A new book replaces a full, lost or spoiled one; of a lost one the number of the loss statement is kept. */
export const replaceBookData = z
  .strictObject({
    nomor_rekening: accountNumber,
    buku_lama: bookNumber,
    nomor_seri: bookNumber,
    sebab: z.enum(['PENUH', 'HILANG', 'RUSAK'], msg('v.kode')),
    is_cetak_ulang: flag.default('F'),
    nomor_surat: optionalText(60),
    keterangan: optionalText(200),
    bebas_biaya: flag.default('F'),
  })
  .refine(({ sebab, nomor_surat }) => sebab !== 'HILANG' || nomor_surat !== '', demands('nomor_surat'));
export const replaceBookInput = submission('GANTI_BUKU', replaceBookData);

export const setLineData = z.strictObject({
  nomor_rekening: accountNumber,
  nomor_seri: bookNumber,
  mulai_halaman: place,
  mulai_baris: place,
  id_cetak_akhir: movement,
  ke_halaman: digits(1, 60),
  ke_baris: digits(1, 60),
  keterangan: reason,
});
export const setLineInput = submission('ATUR_BARIS', setLineData);

/** The print came out well as a whole, or up to the last good line; of a cover the book alone counts. */
export const printBookData = z.strictObject({
  nomor_rekening: accountNumber,
  nomor_seri: bookNumber,
  req_mode: z.enum(['ISI', 'SAMPUL'], msg('v.kode')),
  mulai_halaman: place,
  mulai_baris: place,
  id_cetak_awal: movement,
  id_cetak_akhir: movement,
  halaman_baik: digits(0, 60).default('0'),
  baris_baik: digits(0, 60).default('0'),
});
export const printBookInput = submission('CETAK_BUKU', printBookData);

import { z } from 'zod';
import {
  blockCauses,
  blockChannels,
  cardActs,
  cardCauses,
  cardLimits,
  cardStates,
  identityProofs,
  isCardNumber,
  monthEnd,
  PROOFS_BY_PHONE,
} from '#lib/accounts/cards.ts';
import {
  accountNumber,
  amountOrZero,
  branchCode,
  flag,
  listQuery,
  msg,
  onceAnswered,
  optionalText,
  reason,
  submission,
  text,
  uuid,
} from '#lib/schemas/common.ts';

const product = z.string(msg('v.kode')).regex(/^[A-Z0-9]{2,10}$/, msg('v.kode'));
export const kartuAtmQuery = listQuery({
  status: z.enum(['', ...cardStates], msg('v.kode')).default(''),
  kode_cabang: z.union([z.literal(''), branchCode], msg('v.kode')).default(''),
  id_kartu: z.union([z.literal(''), uuid], msg('v.kode')).default(''),
  pegangan: z.union([z.literal(''), uuid], msg('v.kode')).default(''),
  kode_produk_kartu: z.union([z.literal(''), product], msg('v.kode')).default(''),
});
export const produkKartuQuery = listQuery({
  ditawarkan: z.enum(['', 'T', 'F'], msg('v.kode')).default(''),
  kode_produk_kartu: z.union([z.literal(''), product], msg('v.kode')).default(''),
});

/** Only this call carries a card number: the core returns its token, and the number goes no further. */
export const tokenKartuInput = z.strictObject({
  nomor_kartu: z.string(msg('v.nomorKartu')).refine(isCardNumber, msg('v.nomorKartu')),
});

const serial = z.string(msg('v.nomorSeri')).regex(/^[A-Z0-9]{6,20}$/, msg('v.nomorSeri'));
const version = z.int(msg('v.bentuk')).min(0, msg('v.bentuk'));
const eachOnce = <R, K extends keyof R>(rows: readonly R[], key: K): boolean =>
  new Set(rows.map((row) => row[key])).size === rows.length;

/** Blank cards came to a branch, each with serial, token and last digits. */
export const cardStockData = z.strictObject({
  kode_produk_kartu: product,
  kartu: z
    .array(
      z.strictObject({
        nomor_seri: serial,
        token: z.string(msg('v.bentuk')).regex(/^[0-9a-f]{64}$/, msg('v.bentuk')),
        empat: z.string(msg('v.bentuk')).regex(/^\d{4}$/, msg('v.bentuk')),
      }),
      msg('v.bentuk'),
    )
    .min(1, msg('v.wajib'))
    .max(50, msg('v.bentuk'))
    .refine((rows) => eachOnce(rows, 'nomor_seri') && eachOnce(rows, 'token'), msg('v.ganda')),
  /** The cards print month and year. */
  berlaku_sampai: z
    .string(msg('v.bulanTahun'))
    .trim()
    .refine((month) => monthEnd(month) !== null, msg('v.bulanTahun')),
  alasan: reason,
});
export const cardStockInput = submission('STOK_KARTU', cardStockData);

export const requestCardData = z.strictObject({
  nomor_rekening: accountNumber,
  kode_produk_kartu: product,
  nama_cetak: text(26)
    .min(2, msg('v.wajib'))
    .transform((name) => name.toUpperCase()),
  sebab: z.enum(cardCauses, msg('v.kode')),
  alasan: reason,
});
export const requestCardInput = submission('MINTA_KARTU', requestCardData);

export const issueCardData = z.strictObject({
  id_kartu: uuid,
  versi: version,
  nomor_seri: serial,
  bebas_biaya: flag.default('F'),
  keterangan: reason,
});
export const issueCardInput = submission('TERBITKAN_KARTU', issueCardData);

/** A card is handed over with its PIN mailer, its block is opened, or it is closed. */
export const changeCardData = z
  .strictObject({
    id_kartu: uuid,
    versi: version,
    tindakan: z.enum(cardActs, msg('v.kode')),
    penerima: optionalText(80),
    nomor_identitas: optionalText(32),
    nomor_pin: optionalText(30),
    alasan: reason,
  })
  .superRefine((data, issues) => {
    if (data.tindakan !== 'SERAH') return;
    for (const field of ['penerima', 'nomor_identitas', 'nomor_pin'] as const)
      if (data[field] === '') issues.addIssue({ code: 'custom', path: [field], message: msg('v.wajib').error });
  }, onceAnswered('tindakan'));
export const changeCardInput = submission('UBAH_KARTU', changeCardData);

/** A card is blocked: the form says who reported it, and what proved the right to do so. */
export const blockCardData = z
  .strictObject({
    id_kartu: uuid,
    sebab: z.enum(blockCauses, msg('v.kode')),
    cara: z.enum(blockChannels, msg('v.kode')),
    pelapor: text(80).min(2, msg('v.wajib')),
    diperiksa: z
      .array(z.enum(identityProofs, msg('v.kode')), msg('v.bentuk'))
      .min(1, msg('v.buktiIdentitas'))
      .refine((proofs) => new Set(proofs).size === proofs.length, msg('v.ganda')),
    alasan: reason,
  })
  .superRefine(({ cara, diperiksa }, issues) => {
    const enough =
      cara === 'LOKET' ? diperiksa.length > 0 : diperiksa.filter((proof) => proof !== 'KTP').length >= PROOFS_BY_PHONE;
    if (!enough) issues.addIssue({ code: 'custom', path: ['diperiksa'], message: msg('v.buktiIdentitas').error });
  });
export const blockCardInput = submission('BLOKIR_KARTU', blockCardData);

const minorOf = (amount: string): bigint => BigInt(amount.replace('.', ''));

/** A card of this kind costs this and may move this in a day, from the approval on. */
export const cardProductData = z
  .strictObject({
    kode_produk_kartu: product,
    versi: version,
    nama: text(40).min(3, msg('v.wajib')),
    ditawarkan: flag,
    biaya_terbit: amountOrZero,
    biaya_ganti: amountOrZero,
    limit_tarik: amountOrZero,
    limit_belanja: amountOrZero,
    limit_transfer: amountOrZero,
    alasan: reason,
  })
  .superRefine((data, issues) => {
    // A card without any limit is no kind of card: one that moves nothing is taken from the offer.
    if (cardLimits.every((limit) => minorOf(data[limit]) === 0n))
      issues.addIssue({ code: 'custom', path: ['limit_tarik'], message: msg('v.uang').error });
  });
export const cardProductInput = submission('SIMPAN_PRODUK_KARTU', cardProductData);

/** One card may move this in a day; '' for all that its kind may. */
const ownLimit = z.union([z.literal(''), amountOrZero], msg('v.uangNol')).default('');
export const cardLimitData = z.strictObject({
  id_kartu: uuid,
  versi: version,
  limit_tarik: ownLimit,
  limit_belanja: ownLimit,
  limit_transfer: ownLimit,
  alasan: reason,
});
export const cardLimitInput = submission('UBAH_LIMIT_KARTU', cardLimitData);

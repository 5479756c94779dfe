import { z } from 'zod';
import {
  accountNumber,
  amountOrZero,
  demands,
  isoDate,
  listQuery,
  msg,
  optionalText,
  reason,
  submission,
} from '#lib/schemas/common.ts';

/** Its first day names a month. */
const month = isoDate.refine((day) => day.endsWith('-01'), msg('v.tanggal'));
const pool = z.string(msg('v.kode')).regex(/^[A-Z0-9_]{2,20}$/, msg('v.kode'));
const none = amountOrZero.default('0.00');

/** Head office gives or keeps these beside the plain division (domain: profit sharing). */
const adjustments = { per_bentuk: none, per_lepas: none, irr_bentuk: none, irr_lepas: none, hibah: none };
export const adjustmentNames = ['per_bentuk', 'per_lepas', 'irr_bentuk', 'irr_lepas', 'hibah'] as const;

/** A question about a rate has the adjustments alone. */
export const rateAdjustments = z.object(adjustments);

type Adjustment = (typeof adjustmentNames)[number];
const oneWay = (into: Adjustment, out: Adjustment) => (data: Readonly<Record<Adjustment, string>>) =>
  data[into] === '0.00' || data[out] === '0.00';

export const setRateData = z
  .strictObject({
    pool,
    bulan: month,
    ...adjustments,
    alasan: optionalText(200),
    sidik: z.string(msg('v.bentuk')).regex(/^[0-9a-f]{64}$/, msg('v.bentuk')),
  })
  .refine(
    (data) => adjustmentNames.every((name) => data[name] === '0.00') || data.alasan.length >= 5,
    demands('alasan', 'v.alasan'),
  )
  // A reserve is filled or drawn on in a month, never both.
  .refine(oneWay('per_bentuk', 'per_lepas'), { ...msg('v.cadanganSatuArah'), path: ['per_lepas'] })
  .refine(oneWay('irr_bentuk', 'irr_lepas'), { ...msg('v.cadanganSatuArah'), path: ['irr_lepas'] });

export const setRateInput = submission('TETAPKAN_HI1000', setRateData);

/** `sidik` is the print of the shares to undo, as the user saw it. */
export const undoSharesData = z.strictObject({
  pool,
  bulan: month,
  alasan: reason,
  sidik: z.string(msg('v.bentuk')).regex(/^[0-9a-f]{64}$/, msg('v.bentuk')),
});
export const undoSharesInput = submission('BATAL_HI1000', undoSharesData);
export const undoQuery = z.strictObject({ pool: pool.default('UTAMA'), bulan: month });

/** The rate is rupiah for 1,000 rupiah of average balance, up to six decimals. */
const bonusRate = z
  .string(msg('v.bentuk'))
  .regex(/^(?=.*[1-9])\d{1,4}(\.\d{1,6})?$/, msg('v.tarifBonus'))
  // One reader takes 1.250 for 1,250 and another for 1.25.
  .regex(/^(?!\d{1,3}\.\d{3}$)|^0\./, msg('v.kursDuaArti'));
const productCode = z.string(msg('v.kode')).regex(/^\d{2}$/, msg('v.kode'));
export const setBonusData = z.strictObject({
  kode_produk: productCode,
  bulan: month,
  tarif: bonusRate,
  alasan: reason,
});
export const setBonusInput = submission('TETAPKAN_BONUS', setBonusData);
export const bonusQuery = z.strictObject({ kode_produk: productCode, bulan: month });
export const bonusesQuery = listQuery({});

/** Without a month the query takes that of head office's day. */
export const rateQuery = z.strictObject({
  pool: pool.default('UTAMA'),
  bulan: z.union([z.literal(''), month], msg('v.tanggal')).default(''),
  ...adjustments,
});
export const ratesQuery = listQuery({ pool: z.union([z.literal(''), pool], msg('v.kode')).default('') });
export const sharesQuery = listQuery({
  nomor_rekening: z.union([z.literal(''), accountNumber], msg('v.rekening')).default(''),
  bulan: z.union([z.literal(''), month], msg('v.tanggal')).default(''),
  kode_cabang: optionalText(3),
}).refine(({ nomor_rekening, bulan }) => nomor_rekening !== '' || bulan !== '', demands('nomor_rekening'));
export const shareQuery = z.strictObject({
  nomor_rekening: accountNumber,
  bulan: month,
  nisbah: z
    .string(msg('v.persen'))
    .regex(/^((?=.*[1-9])\d{1,2}(\.\d{1,2})?)?$/, msg('v.persen'))
    .default(''),
});
export const reconcileQuery = z.strictObject({ bulan: month });

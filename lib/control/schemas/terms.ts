import { z } from 'zod';
import { limitKinds, limitScopes } from '#lib/control/codes.ts';
import { isParameter, type ParameterName, parameterValue } from '#lib/parameters.ts';
import {
  amountOrZero,
  currency,
  demands,
  flag,
  isoDate,
  listQuery,
  msg,
  optionalText,
  paging,
  reason,
  submission,
} from '#lib/schemas/common.ts';

const version = z.int(msg('v.bentuk')).min(0, msg('v.bentuk')).default(0);
/** Terms are new from a day on, or change terms that have not begun. */
const aksi = z.enum(['BUAT', 'UBAH', 'HAPUS'], msg('v.kode'));
const productCode = z.string(msg('v.kode')).regex(/^\d{2}$/, msg('v.kode'));
const common = { aksi, berlaku_sejak: isoDate, versi: version, alasan: reason };

/** A share is in per cent with at most two decimals, normalised to two: above 0 and below 100. */
const share = z
  .string(msg('v.persen'))
  .regex(/^(?=.*[1-9])\d{1,2}(\.\d{1,2})?$/, msg('v.persen'))
  .transform((text) => {
    const [whole = '0', rest = ''] = text.split('.');
    return `${whole.replace(/^0+(?=\d)/, '')}.${rest.padEnd(2, '0')}`;
  });

/** The customer's share is by tenor, each tenor once, in their order. */
const shares = z
  .array(
    z.strictObject({
      // A form's number field holds the typed text.
      tenor: z.coerce.number(msg('v.tenor')).int(msg('v.tenor')).min(0, msg('v.tenor')).max(120, msg('v.tenor')),
      nisbah_nasabah: share,
    }),
    msg('v.bentuk'),
  )
  .max(20, msg('v.bentuk'))
  .refine((rows) => new Set(rows.map(({ tenor }) => tenor)).size === rows.length, msg('v.ganda'))
  .transform((rows) => [...rows].sort((a, b) => a.tenor - b.tenor))
  .default([]);

/** An entity is asked for this; '' when it is asked for the same as a person. */
const sameOr = z.union([z.literal(''), amountOrZero], msg('v.uang')).default('');

const atMost = (a: string, b: string): boolean => BigInt(a.replace('.', '')) <= BigInt(b.replace('.', ''));

export const saveProductData = z
  .strictObject({
    ...common,
    kode_produk: productCode,
    setoran_awal: amountOrZero,
    setoran_berikut: amountOrZero,
    saldo_minimum: amountOrZero,
    setoran_awal_badan: sameOr,
    saldo_minimum_badan: sameOr,
    biaya_bulanan: amountOrZero,
    biaya_di_bawah_minimum: amountOrZero,
    biaya_penutupan: amountOrZero,
    biaya_reaktivasi: amountOrZero,
    tarik_bebas: flag,
    ditawarkan: flag.default('T'),
    hitung_di_bawah_minimum: flag.default('T'),
    nisbah: shares,
  })
  .refine((data) => atMost(data.saldo_minimum, data.setoran_awal), {
    ...msg('v.diAtasSetoranAwal'),
    path: ['saldo_minimum'],
  })
  .refine(
    ({ setoran_awal, saldo_minimum, setoran_awal_badan, saldo_minimum_badan }) =>
      (setoran_awal_badan === '' && saldo_minimum_badan === '') ||
      atMost(saldo_minimum_badan || saldo_minimum, setoran_awal_badan || setoran_awal),
    { ...msg('v.diAtasSetoranAwal'), path: ['saldo_minimum_badan'] },
  );

export const saveSettingData = z
  .strictObject({
    ...common,
    nama: z.custom<ParameterName>((value) => typeof value === 'string' && isParameter(value), msg('v.kode')),
    nilai: optionalText(40),
  })
  .transform((data, context) => {
    const nilai = parameterValue(data.nama, data.nilai);
    if (nilai !== null) return { ...data, nilai };
    context.addIssue({ code: 'custom', message: msg('v.nilaiParameter').error, path: ['nilai'] });
    return z.NEVER;
  });

const scope = z.enum(limitScopes, msg('v.kode'));
const kind = z.enum(limitKinds, msg('v.kode'));

export const saveDailyLimitData = z
  .strictObject({
    ...common,
    lingkup: scope,
    pemegang: optionalText(40),
    kelompok: kind,
    kode_valuta: currency,
    batas: amountOrZero,
  })
  .refine((data) => (data.kelompok === 'LOKET_KELUAR') === (data.lingkup === 'REKENING'), {
    ...msg('v.kelompokLingkup'),
    path: ['kelompok'],
  })
  .refine((data) => (data.lingkup === 'PENGGUNA' ? data.pemegang !== '' : true), demands('pemegang'))
  .refine((data) => (data.lingkup === 'REKENING' ? data.pemegang === '' : true), {
    ...msg('v.kode'),
    path: ['pemegang'],
  });

export const saveProductInput = submission('SIMPAN_PRODUK', saveProductData);
export const saveSettingInput = submission('SIMPAN_PARAMETER', saveSettingData);
export const saveDailyLimitInput = submission('SIMPAN_BATAS_HARIAN', saveDailyLimitData);

const anyDay = z.union([z.literal(''), isoDate], msg('v.tanggal')).default('');
const state = z.enum(['', 'BERLAKU', 'AKAN_DATANG', 'BERAKHIR'], msg('v.kode')).default('');
/** The bank's list of calls names the size of a page of products `limit`; it counts before `show`, which every list takes. */
export const productsQuery = listQuery({
  kode_produk: z.union([z.literal(''), productCode], msg('v.kode')).default(''),
  berlaku_sejak: anyDay,
  keadaan: state,
  limit: paging.show.unwrap().optional(),
}).transform(({ limit, paging: bounds, ...filters }) => ({
  paging: { ...bounds, show: limit ?? bounds.show },
  ...filters,
}));
export const settingsQuery = listQuery({ nama: optionalText(60), berlaku_sejak: anyDay, keadaan: state });
export const dailyLimitsQuery = listQuery({
  lingkup: z.enum(['', ...scope.options], msg('v.kode')).default(''),
  pemegang: optionalText(40),
  kelompok: z.enum(['', ...kind.options], msg('v.kode')).default(''),
  kode_valuta: optionalText(3),
  berlaku_sejak: anyDay,
  keadaan: state,
});

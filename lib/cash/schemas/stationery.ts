import { z } from 'zod';
import { differenceKinds } from '#lib/cash/cash-differences.ts';
import {
  countResults,
  isStationeryNumber,
  NUMBERS_AT_ONCE,
  needsPoliceReport,
  numbersBetween,
  type StationeryKind,
  stationeryKinds,
  stationeryStates,
} from '#lib/cash/stationery.ts';
import { branchCode, demands, isoDate, listQuery, msg, optionalText, reason, submission } from '#lib/schemas/common.ts';

const MOST_RANGES = 200;
const any = z.literal('');
const jenis = z.enum(stationeryKinds, msg('v.kode'));
const number = z
  .string(msg('v.nomorPersediaan'))
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{6,20}$/, msg('v.nomorPersediaan'));
interface Range {
  readonly nomor_awal: string;
  readonly nomor_akhir: string;
}
const ofKind = (kind: StationeryKind, { nomor_awal, nomor_akhir }: Range): boolean =>
  isStationeryNumber(kind, nomor_awal) && isStationeryNumber(kind, nomor_akhir);
const isRange = ({ nomor_awal, nomor_akhir }: Range): boolean => {
  const count = numbersBetween(nomor_awal, nomor_akhir);
  return count > 0 && count <= NUMBERS_AT_ONCE;
};
const range = z
  .strictObject({ nomor_awal: number, nomor_akhir: number })
  .refine(isRange, { ...msg('v.rentangPersediaan'), path: ['nomor_akhir'] });

/** Returns true when no two of the ranges hold the same number. */
const eachOnce = (ranges: readonly Range[]): boolean =>
  ranges.every((one, index) =>
    ranges
      .slice(index + 1)
      .every(
        (other) =>
          numbersBetween(one.nomor_awal, other.nomor_akhir) === 0 ||
          numbersBetween(other.nomor_awal, one.nomor_akhir) === 0,
      ),
  );

/** Two persons counted this of one kind. An empty list says that nothing was there. */
export const stationeryCountData = z
  .strictObject({
    jenis,
    rentang: z
      .array(range, msg('v.bentuk'))
      .max(MOST_RANGES, msg('v.bentuk'))
      .refine(eachOnce, msg('v.ganda'))
      .default([]),
    keterangan: optionalText(200),
  })
  .refine((data) => data.rentang.every((each) => ofKind(data.jenis, each)), {
    ...msg('v.nomorPersediaan'),
    path: ['rentang'],
  })
  .refine(({ rentang, keterangan }) => rentang.length > 0 || keterangan.length >= 5, {
    ...msg('v.persediaanKosong'),
    path: ['keterangan'],
  });
export const stationeryCountInput = submission('HITUNG_PERSEDIAAN', stationeryCountData);

const denominations = { jenis, nomor_awal: number, nomor_akhir: number };
const outOfRange = { ...msg('v.rentangPersediaan'), path: ['nomor_akhir'] };
const otherKind = { ...msg('v.nomorPersediaan'), path: ['nomor_awal'] };

/** Missing pieces leave the stock. */
export const missingStationeryData = z
  .strictObject({
    ...denominations,
    nomor_laporan: optionalText(40),
    tanggal_laporan: z.union([any, isoDate], msg('v.tanggal')).default(''),
    alasan: reason,
  })
  .refine(isRange, outOfRange)
  .refine((data) => ofKind(data.jenis, data), otherKind)
  .refine(
    (data) => !needsPoliceReport(data.jenis) || data.nomor_laporan.length >= 5,
    demands('nomor_laporan', 'v.laporanPolisi'),
  )
  .refine(({ nomor_laporan, tanggal_laporan }) => (nomor_laporan === '') === (tanggal_laporan === ''), {
    ...msg('v.tanggalLaporanPolisi'),
    path: ['tanggal_laporan'],
  });
export const missingStationeryInput = submission('HILANG_PERSEDIAAN', missingStationeryData);

/** These pieces were found again. */
export const foundStationeryData = z
  .strictObject({ ...denominations, alasan: reason })
  .refine(isRange, outOfRange)
  .refine((data) => ofKind(data.jenis, data), otherKind);
export const foundStationeryInput = submission('TEMU_PERSEDIAAN', foundStationeryData);

const scope = {
  kode_cabang: z.union([any, branchCode], msg('v.kode')).default(''),
  jenis: z.enum(['', ...stationeryKinds], msg('v.kode')).default(''),
};
/** The query lists counts of stationery, the latest first. */
export const stationeryCountQuery = listQuery({
  ...scope,
  hasil: z.enum(['', ...countResults], msg('v.kode')).default(''),
});
/** The query lists differences of stationery, the oldest first. */
export const stationeryDifferenceQuery = listQuery({
  ...scope,
  arah: z.enum(['', ...differenceKinds], msg('v.kode')).default(''),
  status: z.enum(['', ...stationeryStates], msg('v.kode')).default(''),
});

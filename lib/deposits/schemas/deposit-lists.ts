import { z } from 'zod';
import { customerNumber } from '#lib/customers/schemas/customer-fields.ts';
import { bilyetStates, depositStates, tenors } from '#lib/deposits/deposits.ts';
import {
  accountNumber,
  branchCode,
  flag,
  listQuery,
  msg,
  optionalDate,
  optionalText,
  uuid,
} from '#lib/schemas/common.ts';
import { bilyetNumber } from './deposit.ts';

const noBilyet = z.union([z.literal(''), bilyetNumber], msg('v.kode')).default('');
const noBranch = z.union([z.literal(''), branchCode], msg('v.kode')).default('');
const holder = optionalText(60);

/** The query returns the offers for the customer who registers. */
export const depositOffersQuery = z.object({ nomor_nasabah: customerNumber });
export const depositsQuery = listQuery({
  kode_cabang: noBranch,
  status_deposito: z.enum(['', ...depositStates], msg('v.kode')).default(''),
  tenor: z.enum(['', ...tenors], msg('v.kode')).default(''),
});
/** These wait to be fetched: principals (201006), shares (201007), or both. */
export const unfetchedDepositsQuery = listQuery({
  kode_cabang: noBranch,
  jenis: z.enum(['', 'POKOK', 'BAGI_HASIL'], msg('v.kode')).default(''),
});
export const waitingDepositsQuery = listQuery({ kode_cabang: noBranch });
/** The query lists deposits that fall due from one day to another. */
export const dueDepositsQuery = listQuery({
  kode_cabang: noBranch,
  tanggal_awal: optionalDate,
  tanggal_akhir: optionalDate,
});
/** The deposit is given by number, or by the handle a list gave when the number is masked. */
const which = {
  nomor_rekening: z.union([z.literal(''), accountNumber], msg('v.rekening')).default(''),
  pegangan: z.union([z.literal(''), uuid], msg('v.kode')).default(''),
};
const saysWhich = ({ nomor_rekening, pegangan }: { nomor_rekening: string; pegangan: string }): boolean =>
  nomor_rekening !== '' || pegangan !== '';
const noneNamed = { ...msg('v.rekening'), path: ['nomor_rekening'] };
export const depositQuery = z.object(which).refine(saysWhich, noneNamed);
export const validateDepositQuery = z.object({
  nomor_rekening: accountNumber,
  tindakan: z.enum(['SETOR', 'CAIR', 'AMBIL', 'UBAH', 'GANTI_BILYET', 'TERIMA_KEMBALI_BILYET'], msg('v.kode')),
});
export const bilyetQuery = z
  .object({ ...which, nomor_bilyet: noBilyet, cetak: flag.default('F') })
  .refine(saysWhich, noneNamed);
export const bilyetsQuery = listQuery({
  kode_cabang: noBranch,
  status_bilyet: z.enum(['', ...bilyetStates], msg('v.kode')).default(''),
  pemegang: holder,
});
export const unfetchedSumQuery = z.object({ kode_cabang: noBranch });
export const bilyetCountQuery = z.object({ kode_cabang: noBranch });
export const reversibleDepositsQuery = listQuery({});
export const ladderQuery = z.object({ kode_cabang: noBranch });

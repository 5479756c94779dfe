import { z } from 'zod';
import { statementChannels, statementCycles } from '#lib/accounts/codes.ts';
import { moment, optionalChoice, optionalDay } from '#lib/customers/schemas/customer-fields.ts';
import { requiredName } from '#lib/customers/schemas/names.ts';
import { signingMandates } from '#lib/customers/specimens.ts';
import {
  accountNumber,
  branchCode,
  demands,
  flag,
  msg,
  optionalText,
  reason,
  submission,
  uuid,
} from '#lib/schemas/common.ts';
import { optionalAccount, party, share } from './opening.ts';

/** The form holds the whole account as it shall be: unchanged fields are in it too. */
export const maintainAccountData = z
  .strictObject({
    nomor_rekening: accountNumber,
    versi: z.int(msg('v.bentuk')).min(0, msg('v.bentuk')).default(0),
    nama_rekening: requiredName(100),
    rekening_koran: z.enum(statementCycles, msg('v.kode')),
    kirim_koran: z.enum(statementChannels, msg('v.kode')),
    buku_tabungan: flag,
    cara_tanda_tangan: z.enum(signingMandates, msg('v.kode')),
    pihak: z.array(party, msg('v.bentuk')).max(10, msg('v.bentuk')).default([]),
    // Old accounts have neither; once given, it stays given.
    tujuan: optionalChoice,
    sumber_dana: optionalChoice,
    zakat: flag,
    skb_nomor: optionalText(40),
    skb_sampai: optionalDay,
    rekening_bagi_hasil: optionalAccount,
    rekening_penutupan: optionalAccount,
    nisbah: share,
    persetujuan: optionalText(60),
    alasan: reason,
  })
  .refine((data) => (data.skb_nomor === '') === (data.skb_sampai === ''), demands('skb_sampai'));
export const maintainAccountInput = submission('UBAH_REKENING', maintainAccountData);

export const moveBranchData = z.strictObject({
  nomor_rekening: accountNumber,
  cabang_tujuan: branchCode,
  alasan: reason,
});
export const moveBranchInput = submission('PINDAH_CABANG', moveBranchData);

export const maintenanceQuery = z.object({ nomor_rekening: accountNumber });

/** The account is given by number, or by the handle when the number is masked. */
export const accountStateQuery = z
  .object({
    nomor_rekening: optionalAccount,
    pegangan: z.union([z.literal(''), uuid], msg('v.kode')).default(''),
    benar: optionalDay,
    diketahui: moment,
    banding_benar: optionalDay,
    banding_diketahui: moment,
  })
  .refine((asked) => asked.nomor_rekening !== '' || asked.pegangan !== '', {
    ...msg('v.rekening'),
    path: ['nomor_rekening'],
  });

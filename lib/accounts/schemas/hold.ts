import { z } from 'zod';
import { blockCauses, blockSides, holdKinds, requestLevels } from '#lib/accounts/holds.ts';
import {
  accountNumber,
  amount,
  branchCode,
  currency,
  isoDate,
  listQuery,
  msg,
  onceAnswered,
  optionalText,
  reason,
  submission,
  uuid,
} from '#lib/schemas/common.ts';

const optionalDay = z.union([z.literal(''), isoDate], msg('v.tanggal')).default('');
const anyOf = <const V extends readonly string[]>(values: V) => z.enum(['', ...values], msg('v.kode')).default('');

export const blokirDanaQuery = listQuery({
  golongan: anyOf(['REKENING', 'DANA']),
  keadaan: anyOf(['MENUNGGU', 'AKAN_DATANG', 'BERLAKU', 'BERAKHIR', 'DILEPAS']),
  tingkat: anyOf(requestLevels),
  sebab: anyOf([...new Set([...holdKinds, ...blockCauses])]),
  kode_cabang: z.union([z.literal(''), branchCode], msg('v.kode')).default(''),
});
export const mutasiBlokirQuery = listQuery({
  tanggal: optionalDay,
  kode_cabang: z.union([z.literal(''), branchCode], msg('v.kode')).default(''),
});
/** The account is given by number, or by the handle a list gave when the number is masked. */
export const rincianSaldoQuery = z
  .object({
    nomor_rekening: z.union([z.literal(''), accountNumber], msg('v.rekening')).default(''),
    pegangan: z.union([z.literal(''), uuid], msg('v.kode')).default(''),
  })
  .refine((asked) => asked.nomor_rekening !== '' || asked.pegangan !== '', {
    ...msg('v.rekening'),
    path: ['nomor_rekening'],
  });

/** The request is in force from a day to a day, at this level. */
const request = {
  tingkat: z.enum(requestLevels, msg('v.kode')),
  nomor_surat: optionalText(60),
  tanggal_awal: optionalDay,
  tanggal_akhir: optionalDay,
  alasan: reason,
};
type Request = z.output<z.ZodObject<typeof request>>;

/** An authority's request comes with its letter; its end is after its beginning. */
function checkRequest(data: Request, issues: z.RefinementCtx): void {
  if (data.tingkat === 'BERWENANG' && data.nomor_surat === '')
    issues.addIssue({ code: 'custom', path: ['nomor_surat'], message: 'v.wajib' });
  if (data.tanggal_akhir !== '' && data.tanggal_awal > data.tanggal_akhir)
    issues.addIssue({ code: 'custom', path: ['tanggal_akhir'], message: 'v.urutanTanggal' });
}

export const blockData = z
  .strictObject({
    nomor_rekening: accountNumber,
    arah: z.enum(blockSides, msg('v.kode')),
    sebab: z.enum(blockCauses, msg('v.kode')),
    ...request,
  })
  .superRefine((data, issues) => {
    checkRequest(data, issues);
    if (data.sebab !== 'PENUNDAAN') return;
    if (data.tingkat !== 'BERWENANG')
      issues.addIssue({ code: 'custom', path: ['tingkat'], message: 'v.tingkatPenundaan' });
    if (data.tanggal_akhir === '') issues.addIssue({ code: 'custom', path: ['tanggal_akhir'], message: 'v.wajib' });
  }, onceAnswered('sebab'));
export const blockInput = submission('BLOKIR_REKENING', blockData);

const chosen = { id_blokir: uuid, versi: z.int(msg('v.bentuk')).min(0, msg('v.bentuk')) };
const eachOnce = (rows: readonly { readonly id_blokir: string }[]): boolean =>
  new Set(rows.map(({ id_blokir }) => id_blokir)).size === rows.length;
const some = <S extends z.ZodType<{ id_blokir: string }>>(row: S) =>
  z.array(row, msg('v.bentuk')).min(1, msg('v.pilihBlokir')).max(50, msg('v.bentuk')).refine(eachOnce, msg('v.ganda'));

/** Blocks of one account are lifted together. */
export const unblockData = z.strictObject({
  nomor_rekening: accountNumber,
  blokir: some(z.strictObject(chosen)),
  nomor_surat: optionalText(60),
  alasan: reason,
});
export const unblockInput = submission('BUKA_BLOKIR', unblockData);

export const holdData = z
  .strictObject({
    nomor_rekening: accountNumber,
    jumlah: amount,
    kode_valuta: currency,
    sebab: z.enum(holdKinds, msg('v.kode')),
    unit: optionalText(60),
    ...request,
  })
  .superRefine(checkRequest, onceAnswered('tingkat'));
export const holdInput = submission('TAHAN_DANA', holdData);

/** Each hold of one account is released by so much. */
export const releaseData = z.strictObject({
  nomor_rekening: accountNumber,
  dana: some(z.strictObject({ ...chosen, jumlah: amount })),
  nomor_surat: optionalText(60),
  alasan: reason,
});
export const releaseInput = submission('LEPAS_DANA', releaseData);

/** One hold gets another end, cause, unit or letter. */
export const changeHoldData = z.strictObject({
  nomor_rekening: accountNumber,
  ...chosen,
  sebab: z.enum(holdKinds, msg('v.kode')),
  tanggal_akhir: optionalDay,
  unit: optionalText(60),
  nomor_surat: optionalText(60),
  alasan: reason,
});
export const changeHoldInput = submission('UBAH_TAHANAN', changeHoldData);

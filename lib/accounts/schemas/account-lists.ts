import { z } from 'zod';
import { accountStates, dormantStates } from '#lib/accounts/codes.ts';
import { handOverKinds } from '#lib/accounts/hand-overs.ts';
import { blockSides } from '#lib/accounts/holds.ts';
import { amountOrZero, branchCode, flag, isoDate, listQuery, msg, optionalText } from '#lib/schemas/common.ts';

const code = <const T extends readonly [string, ...string[]]>(codes: T) =>
  z.enum(['', ...codes], msg('v.kode')).default('');
const day = z.union([z.literal(''), isoDate], msg('v.tanggal')).default('');
const bound = z.union([z.literal(''), amountOrZero], msg('v.uangNol')).default('');

/** These narrow a list of accounts; empty narrows nothing. Bounds of balances and days are inclusive. */
export const daftarRekeningQuery = listQuery({
  kode_cabang: z.union([z.literal(''), branchCode], msg('v.kode')).default(''),
  kode_produk: optionalText(2),
  status_rekening: code(accountStates),
  blokir: code(['TANPA', 'ADA', ...blockSides]),
  kode_valuta: optionalText(3),
  saldo_dari: bound,
  saldo_sampai: bound,
  dibuka_dari: day,
  dibuka_sampai: day,
  aktivitas_sebelum: day,
  akan: code(dormantStates),
  terbuka: flag.default('F'),
  nomor_nasabah: optionalText(20),
});

/** Papers and cards that wait for their customers; empty asks for all kinds. */
export const readyQuery = listQuery({ jenis: code(handOverKinds) });
export const readyCountQuery = z.object({});

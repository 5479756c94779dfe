import { z } from 'zod';
import { type OrderKind, outwardKinds } from '#lib/accounts/standing-orders.ts';
import { optionalName } from '#lib/customers/schemas/names.ts';
import { accountElsewhere, bankElsewhere, messageFields } from '#lib/payments/schemas/transfer.ts';
import { msg } from '#lib/schemas/common.ts';

/** A standing order pays this payee at another bank; its `rekening_tujuan` is then the account there. */
export const payeeFields = {
  kode_bank: z.union([z.literal(''), bankElsewhere], msg('v.bankTujuan')).default(''),
  nama_tujuan: optionalName(70),
  ...messageFields,
};

interface Payee {
  readonly rekening_tujuan: string;
  readonly kode_bank: string;
  readonly nama_tujuan: string;
  readonly jenis: OrderKind;
}

/** These fields of another bank are empty when the order pays to an account of ours. */
export const atHome = {
  kode_bank: '',
  nama_tujuan: '',
  penduduk_tujuan: 'T',
  wni_tujuan: 'T',
  penduduk_pengirim: 'T',
  wni_pengirim: 'T',
  kode_tujuan: '',
  beban: 'DEBT',
} as const;

/** Another bank's account is named whole; it is neither read nor kept within bounds. */
export function checkPayee({ rekening_tujuan, kode_bank, nama_tujuan, jenis }: Payee, issues: z.RefinementCtx): void {
  const need = (field: string, message: Parameters<typeof msg>[0]): void => {
    issues.addIssue({ code: 'custom', path: [field], message });
  };
  if (!accountElsewhere.safeParse(rekening_tujuan).success) need('rekening_tujuan', 'v.rekeningTujuan');
  if (kode_bank === '') need('kode_bank', 'v.wajib');
  if (nama_tujuan === '') need('nama_tujuan', 'v.wajib');
  if (!outwardKinds.some((kind) => kind === jenis)) need('jenis', 'v.jenisPerintahLuar');
}

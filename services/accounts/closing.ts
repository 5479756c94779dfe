import { closing as definitions } from '#lib/accounts/operations/closing.ts';
import { list, processor, record, schemasOf } from '#services/endpoint.ts';

const schema = schemasOf(() => import('#lib/accounts/schemas/closing.ts'));
const stale = ['rekening', 'transaksi', 'laporan'] as const;

export const closing = {
  close: processor(definitions.TUTUP_REKENING, schema('closeAccountInput'), stale),
  payOut: processor(definitions.AMBIL_DANA_DI_TELLER, schema('payOutInput'), [...stale, 'till']),
  paySpecial: processor(definitions.AMBIL_DANA_KHUSUS, schema('paySpecialInput'), [...stale, 'till']),
  withdraw: processor(definitions.BATAL_TUTUP_REKENING, schema('withdrawClosingInput'), stale),
  asked: record('rekening/penutupan', 'closing.penutupan', schema('closingCaseQuery'), ['rekening']),
  closings: list('rekening/daftar-penutupan', 'closing.daftarPenutupan', schema('closingsQuery'), ['rekening']),
  specialFunds: list('rekening/dana-khusus', 'closing.danaKhusus', schema('specialFundsQuery'), ['rekening']),
};

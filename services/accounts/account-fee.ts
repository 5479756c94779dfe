import { feeWaiver as definitions } from '#lib/accounts/operations/fee-waiver.ts';
import { processor, record, schemasOf } from '#services/endpoint.ts';

const schema = schemasOf(() => import('#lib/accounts/schemas/account-fee.ts'));
const touched = ['rekening', 'nasabah', 'inbox', 'audit'] as const;

export const accountFee = {
  waive: processor(definitions.BEBAS_BIAYA, schema('feeWaiverInput'), touched),
  endWaiver: processor(definitions.CABUT_BEBAS_BIAYA, schema('endWaiverInput'), touched),
  /** The end of day charges these fees of an account: the call reads them, the waivers, and the amounts taken. */
  ofAccount: record('pemeliharaan-rekening/biaya', 'savings.biayaRekening', schema('accountFeesQuery'), [
    'rekening',
    'inbox',
  ]),
};

import { savings as definitions } from '#lib/accounts/operations/savings.ts';
import { list, processor, record, schemasOf } from '#services/endpoint.ts';

const schema = schemasOf(() => import('#lib/accounts/schemas/opening.ts'));

export const opening = {
  openAccount: processor(definitions.BUKA_REKENING, schema('openAccountInput'), [
    'rekening',
    'nasabah',
    'inbox',
    'audit',
  ]),
  offers: record('rekening/penawaran', 'opening.penawaran', schema('offersQuery'), ['nasabah', 'ketentuan']),
  openings: list('rekening/pembukaan', 'opening.pembukaan', schema('openingsQuery'), ['rekening']),
  stages: record('rekening/tahapan-pembukaan', 'opening.tahapan', schema('openingStagesQuery'), ['rekening', 'inbox']),
  contract: record('rekening/akad', 'opening.akad', schema('contractQuery'), ['rekening', 'nasabah']),
};

import { signature as definitions } from '#lib/customers/operations/signature.ts';
import { list, processor, query, record, schemasOf } from '#services/endpoint.ts';

const schema = schemasOf(() => import('#lib/customers/schemas/signature.ts'));

export const signature = {
  certificate: record('get-cert', 'signature.getCert', schema('certificateQuery')),
  sign: query('get-cert/tanda-tangan', 'signature.tandaTangan', schema('printRequestInput')),
  /** Specimens are an audited read: each view asks once, and nothing asks again by itself. */
  specimens: record('svs', 'signature.svs', schema('svsQuery')),
  cardsDue: list('svs/kartu-tertinggal', 'signature.kartuTertinggal', schema('cardsDueQuery'), [
    'rekening',
    'nasabah',
    'inbox',
  ]),
  saveSpecimens: processor(definitions.SIMPAN_SPESIMEN, schema('saveSpecimensInput'), ['rekening', 'inbox', 'audit']),
};

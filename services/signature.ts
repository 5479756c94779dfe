import { query, record, schemasOf } from './endpoint.ts';

const schema = schemasOf(() => import('#lib/schemas/signature.ts'));

export const signature = {
  certificate: record('get-cert', 'signature.getCert', schema('certificateQuery')),
  sign: query('get-cert/tanda-tangan', 'signature.tandaTangan', schema('printRequestInput')),
};

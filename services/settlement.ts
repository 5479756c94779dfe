import { list, schemasOf } from './endpoint.ts';

const schema = schemasOf(() => import('#lib/schemas/settlement.ts'));

export const settlement = {
  hanging: list('penyelesaian/tertahan', 'settlement.tertahan', schema('hangingQuery')),
};

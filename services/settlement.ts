import { transfer as cards } from '#lib/operations/transfer.ts';
import { list, processor, schemasOf } from './endpoint.ts';

const schema = schemasOf(() => import('#lib/schemas/settlement.ts'));

export const settlement = {
  answer: processor(cards.JAWAB_PENYELESAIAN, schema('answerHangingInput'), ['transfer', 'kliring', 'inbox']),
  hanging: list('penyelesaian/tertahan', 'settlement.tertahan', schema('hangingQuery')),
};

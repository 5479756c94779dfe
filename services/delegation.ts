import { management as cards } from '#lib/operations/management.ts';
import { command, list, processor, schemasOf } from './endpoint.ts';

const schema = schemasOf(() => import('#lib/schemas/flow.ts'));

export const delegation = {
  delegates: list('otorisasi/delegasi/calon', 'flow.calonDelegasi', schema('delegateQuery')),
  delegate: processor(cards.DELEGASI, schema('delegationInput'), ['inbox']),
  end: command('otorisasi/delegasi/cabut', 'flow.cabutDelegasi', schema('endDelegationInput'), ['inbox']),
};

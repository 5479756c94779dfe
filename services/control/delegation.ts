import { management as definitions } from '#lib/control/operations/management.ts';
import { command, list, processor, schemasOf } from '#services/endpoint.ts';

const schema = schemasOf(() => import('#lib/control/schemas/flow.ts'));

export const delegation = {
  delegates: list('otorisasi/delegasi/calon', 'flow.calonDelegasi', schema('delegateQuery')),
  delegate: processor(definitions.DELEGASI, schema('delegationInput'), ['inbox']),
  end: command('otorisasi/delegasi/cabut', 'flow.cabutDelegasi', schema('endDelegationInput'), ['inbox']),
};

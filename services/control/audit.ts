import { command, list, record, schemasOf } from '#services/endpoint.ts';

const schema = schemasOf(() => import('#lib/control/schemas/audit.ts'));

export const audit = {
  insert: command('audit-trail/insertRecord', 'audit.insertRecord', schema('insertRecordInput'), ['audit']),
  trail: list('audit-trail', 'audit.auditTrail', schema('auditQuery'), ['audit']),
  history: list('audit-trail/object', 'audit.riwayatObjek', schema('objectQuery'), ['audit']),
  unmask: command('audit-trail/unmask', 'audit.bukaSamaran', schema('unmaskInput'), ['audit']),
  chain: record('audit-trail/chain', 'audit.periksaRantai', schema('chainQuery')),
};

import { command, list, schemasOf } from './endpoint.ts';

const schema = schemasOf(() => import('#lib/schemas/audit.ts'));

export const audit = {
  insert: command('audit-trail/insertRecord', 'audit.insertRecord', schema('insertRecordInput'), ['audit']),
  trail: list('audit-trail', 'audit.auditTrail', schema('auditQuery'), ['audit']),
};

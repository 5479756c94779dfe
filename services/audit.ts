import { auditQuery, insertRecordInput } from '#lib/schemas/audit.ts';
import { command, list } from './endpoint.ts';

export const audit = {
  insert: command('audit-trail/insertRecord', 'audit.insertRecord', insertRecordInput, ['audit']),
  trail: list('audit-trail', 'audit.auditTrail', auditQuery, ['audit']),
};

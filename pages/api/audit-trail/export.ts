import { auditExport } from '#services/server/audit-export.ts';

export const config = { api: { bodyParser: false, externalResolver: true } };
export default auditExport;

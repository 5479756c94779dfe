import { change, read } from '#core/access/handler.ts';
import { catatEkspor, periksaRantai } from './audit-chain.ts';
import { riwayatObjek } from './audit-history.ts';
import { insertRecord } from './audit-record.ts';
import { bukaSamaran } from './audit-unmask.ts';
import { auditTrail } from './queries.ts';

/** The trail: its queries, and what screens have written into it. */
export const audit = {
  operations: {},
  handlers: () => ({
    'audit.auditTrail': read(auditTrail),
    'audit.riwayatObjek': read(riwayatObjek),
    'audit.bukaSamaran': change(bukaSamaran),
    'audit.periksaRantai': read(periksaRantai),
    'audit.catatEkspor': change(catatEkspor),
    'audit.insertRecord': change(insertRecord),
  }),
};

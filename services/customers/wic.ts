import { wic as definitions } from '#lib/customers/operations/wic.ts';
import { list, operation, processor, record, schemasOf } from '#services/endpoint.ts';

const schema = schemasOf(() => import('#lib/customers/schemas/wic.ts'));

export const wic = {
  persons: list('wic-individu', 'customer.wicIndividu', schema('walkInsQuery'), ['wic']),
  entities: list('wic-badan-usaha', 'customer.wicBadanUsaha', schema('walkInsQuery'), ['wic']),
  detail: record('wic/rincian', 'wic.rincian', schema('walkInQuery'), ['wic']),
  identity: record('wic/identitas', 'wic.identitas', schema('counterIdentityQuery'), ['wic', 'nasabah']),
  edit: processor(definitions.UBAH_WIC, schema('editWalkInInput'), ['wic', 'inbox', 'audit']),
  suspicion: operation(definitions.LAPOR_KECURIGAAN, schema('reportSuspicionInput'), []),
  reports: list('laporan/tunai', 'wic.laporanTunai', schema('cashReportsQuery'), ['wic', 'inbox']),
  evidence: list('laporan/tunai-bukti', 'wic.buktiTunai', schema('cashEvidenceQuery'), ['wic']),
  decide: processor(definitions.PUTUSAN_LAPORAN_TUNAI, schema('decideReportInput'), ['wic', 'inbox', 'audit']),
};

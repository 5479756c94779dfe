import { parameter as definitions } from '#lib/control/operations/parameter.ts';
import { list, processor, schemasOf } from '#services/endpoint.ts';

const schema = schemasOf(() => import('#lib/control/schemas/code-lists.ts'));

/** The calls read the bank's code lists: what forms offer, and the rows behind it. */
export const choices = {
  offered: list('parameter/pilihan', 'parameter.pilihan', schema('codeListQuery'), ['pilihan']),
  riskIndicators: list('parameter/indikator-resiko', 'parameter.indikatorResiko', schema('oneListQuery'), ['pilihan']),
  occupations: list('parameter/status-pekerjaan', 'parameter.statusPekerjaan', schema('oneListQuery'), ['pilihan']),
  rows: list('parameter/daftar-pilihan', 'parameter.daftarPilihan', schema('codeRowsQuery'), ['pilihan', 'inbox']),
  save: processor(definitions.SIMPAN_PILIHAN, schema('saveCodeInput'), ['pilihan', 'inbox', 'audit']),
};

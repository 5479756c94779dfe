import { customer as definitions } from '#lib/customers/operations/customer.ts';
import { list, processor, record, schemasOf } from '#services/endpoint.ts';

const schema = schemasOf(() => import('#lib/customers/schemas/customer.ts'));

const names = schemasOf(() => import('#lib/customers/schemas/screening.ts'));
const choices = schemasOf(() => import('#lib/control/schemas/code-lists.ts'));
const merging = schemasOf(() => import('#lib/customers/schemas/customer-merge.ts'));
const financing = schemasOf(() => import('#lib/customers/schemas/financing.ts'));
const changed = ['nasabah', 'inbox', 'audit'] as const;

export const customer = {
  persons: list('nasabah-individu', 'customer.nasabahIndividu', schema('customersQuery'), ['nasabah', 'inbox']),
  entities: list('nasabah-badan-usaha', 'customer.nasabahBadanUsaha', schema('customersQuery'), ['nasabah', 'inbox']),
  detail: record('nasabah/rincian', 'customer.rincian', schema('customerDetailQuery'), ['nasabah', 'inbox']),
  state: record('nasabah/keadaan', 'customer.keadaan', schema('customerStateQuery'), ['nasabah']),
  accounts: list('portofolio-nasabah/tm-portofolio', 'customer.tmPortofolio', schema('portfolioQuery'), [
    'nasabah',
    'rekening',
  ]),
  portfolio: record('portofolio-nasabah/all-portofolio', 'customer.allPortofolio', schema('customerDetailQuery'), [
    'nasabah',
    'rekening',
    'inbox',
  ]),
  financing: list('portofolio-nasabah/fin-portofolio', 'customer.finPortofolio', financing('financingQuery'), [
    'nasabah',
  ]),
  importFinancing: processor(definitions.IMPOR_PEMBIAYAAN, financing('importFinancingInput'), [
    'nasabah',
    'inbox',
    'audit',
  ]),
  check: record('check', 'customer.check', schema('identityQuery'), ['nasabah']),
  exists: record('parameter/nasabah-individu-exists', 'parameter.nasabahIndividuExists', choices('personExistsQuery'), [
    'nasabah',
  ]),
  blacklist: list('portofolio-nasabah/daftar-hitam-nasional', 'customer.daftarHitamNasional', names('blacklistQuery'), [
    'penyaringan',
  ]),
  blacklistEntry: record('portofolio-nasabah/detailDhn', 'customer.detailDhn', names('blacklistEntryQuery'), [
    'penyaringan',
  ]),
  personDuplicates: list('cif-ganda-individu', 'customer.cifGandaIndividu', schema('duplicatesQuery'), [
    'nasabah',
    'inbox',
  ]),
  entityDuplicates: list('cif-ganda-korporat', 'customer.cifGandaKorporat', schema('duplicatesQuery'), [
    'nasabah',
    'inbox',
  ]),
  savePerson: processor(definitions.SIMPAN_NASABAH_INDIVIDU, schema('savePersonInput'), changed),
  saveEntity: processor(definitions.SIMPAN_NASABAH_BADAN, schema('saveEntityInput'), changed),
  merge: processor(definitions.GABUNG_NASABAH, merging('mergeInput'), [...changed, 'rekening']),
  unmerge: processor(definitions.BATAL_GABUNG_NASABAH, merging('unmergeInput'), [...changed, 'rekening']),
  mergePreview: record('nasabah/gabung/pratinjau', 'customer.pratinjauGabung', merging('mergePreviewQuery'), [
    'nasabah',
    'rekening',
    'inbox',
  ]),
  unmergePreview: record(
    'nasabah/batal-gabung/pratinjau',
    'customer.pratinjauBatalGabung',
    merging('unmergePreviewQuery'),
    ['nasabah', 'rekening', 'inbox'],
  ),
  mergeLinks: list('nasabah/gabung/tautan', 'customer.tautanGabung', merging('mergeLinksQuery'), [
    'nasabah',
    'rekening',
  ]),
  merges: list('pembatalan-gabung-data-cif', 'customer.pembatalanGabungDataCif', merging('mergesQuery'), [
    'nasabah',
    'inbox',
  ]),
};

import { list, processor, record, schemasOf } from './endpoint.ts';

const schema = schemasOf(() => import('#lib/schemas/parameter.ts'));

const terms = schemasOf(() => import('#lib/schemas/terms.ts'));
const changed = ['ketentuan', 'inbox', 'audit'] as const;

export const parameter = {
  branchStatus: record('parameter/status-cabang', 'parameter.statusCabang', schema('cabangQuery'), ['cabang']),
  accountingDate: record('parameter/accounting-date', 'parameter.accountingDate', schema('cabangQuery'), ['cabang']),
  branches: list('parameter/kode-cabang', 'parameter.kodeCabang', schema('kodeCabangQuery'), ['cabang']),
  denominations: list('parameter/denom-list', 'parameter.denomList', schema('denomQuery')),
  referenceNumber: record('parameter/reference-number', 'parameter.referenceNumber', schema('emptyQuery')),
  products: list('parameter/produk', 'parameter.produk', terms('productsQuery'), ['ketentuan', 'inbox']),
  saveProduct: processor('SIMPAN_PRODUK', terms('saveProductInput'), changed),
  settings: list('parameter/nilai', 'parameter.nilaiParameter', terms('settingsQuery'), ['ketentuan', 'inbox']),
  saveSetting: processor('SIMPAN_PARAMETER', terms('saveSettingInput'), changed),
  dailyLimits: list('parameter/batas-harian', 'parameter.batasHarian', terms('dailyLimitsQuery'), [
    'ketentuan',
    'inbox',
  ]),
  saveDailyLimit: processor('SIMPAN_BATAS_HARIAN', terms('saveDailyLimitInput'), changed),
};

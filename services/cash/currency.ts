import { currency as definitions } from '#lib/cash/operations/currency.ts';
import { list, processor, record, schemasOf } from '#services/endpoint.ts';

const schema = schemasOf(() => import('#lib/cash/schemas/currency.ts'));

export const currency = {
  saveRate: processor(definitions.SIMPAN_KURS, schema('saveRateInput'), ['kurs', 'inbox']),
  exchange: processor(definitions.JUAL_BELI_VALAS, schema('exchangeInput'), ['till', 'transaksi', 'laporan']),
  bankDeal: processor(definitions.VALAS_PUSAT, schema('bankDealInput'), ['transaksi', 'laporan', 'inbox']),
  currencies: list('parameter/valuta', 'currency.valuta', schema('currencyQuery')),
  rates: list('parameter/kurs', 'currency.kurs', schema('rateQuery'), ['kurs']),
  dayRate: record('parameter/kurs-hari', 'currency.kursHari', schema('dayRateQuery'), ['kurs']),
};

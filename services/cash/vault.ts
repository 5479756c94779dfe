import { cashCheck } from '#lib/cash/operations/cash-check.ts';
import { cashDifferences } from '#lib/cash/operations/cash-differences.ts';
import { cashShipments } from '#lib/cash/operations/cash-shipments.ts';
import { stationery } from '#lib/cash/operations/stationery.ts';
import { vault as definitions } from '#lib/cash/operations/vault.ts';
import { list, operation, processor, record, schemasOf } from '#services/endpoint.ts';

const tellerSchema = schemasOf(() => import('#lib/cash/schemas/teller.ts'));
const schema = schemasOf(() => import('#lib/cash/schemas/vault.ts'));

const differences = schemasOf(() => import('#lib/cash/schemas/differences.ts'));
const blanks = schemasOf(() => import('#lib/cash/schemas/stationery.ts'));
const shipments = schemasOf(() => import('#lib/cash/schemas/shipments.ts'));

const cash = ['till', 'vault', 'transaksi', 'laporan'] as const;

export const vault = {
  toVault: processor(definitions.SETORAN_KHASANAH, schema('vaultDepositInput'), cash),
  toTill: processor(definitions.PENARIKAN_KHASANAH, schema('vaultWithdrawalInput'), cash),
  count: processor(definitions.HITUNG_KHASANAH, schema('vaultCountInput'), [...cash, 'cabang']),
  check: processor(cashCheck.PERIKSA_KAS, schema('cashCheckInput'), [...cash, 'cabang', 'inbox']),
  checks: list('cetak-informasi/khasanah/pemeriksaan', 'vault.pemeriksaanKas', schema('cashCheckQuery'), [
    'vault',
    'till',
  ]),
  closeAbsentTill: processor(definitions.TUTUP_KAS_BERHALANGAN, schema('closeAbsentTillInput'), [...cash, 'cabang']),
  openTill: operation(definitions.BUKA_KAS, schema('openTellerCashInput'), cash),
  reopenTill: processor(definitions.BUKA_KAS_ULANG, schema('reopenTillInput'), cash),
  closeTill: operation(definitions.TUTUP_KAS, schema('closeTellerCashInput'), cash),
  receive: operation(definitions.TERIMA_KAS, schema('receiveCashInput'), cash),
  countHandover: operation(definitions.HITUNG_SERAH_TERIMA, schema('handoverCountInput'), cash),
  recallCash: operation(definitions.AMBIL_KEMBALI_KAS, schema('recallCashInput'), cash),
  requestCash: processor(cashShipments.MINTA_KAS, shipments('requestCashInput'), ['vault', 'inbox']),
  endRequest: processor(cashShipments.TUTUP_PERMINTAAN_KAS, shipments('endRequestInput'), ['vault', 'inbox']),
  sendShipment: processor(cashShipments.KIRIM_KAS, shipments('sendShipmentInput'), [...cash, 'inbox']),
  refuseShipment: processor(cashShipments.TOLAK_KIRIMAN_KAS, shipments('refuseShipmentInput'), ['vault', 'inbox']),
  receiveShipment: processor(cashShipments.TERIMA_KIRIMAN_KAS, shipments('receiveShipmentInput'), [...cash, 'inbox']),
  cashRequests: list('cetak-informasi/khasanah/permintaan', 'vault.permintaanKas', shipments('cashRequestQuery'), [
    'vault',
  ]),
  shipments: list('cetak-informasi/khasanah/kiriman', 'vault.kirimanKas', shipments('shipmentQuery'), ['vault']),
  endDifferenceInCash: processor(cashDifferences.SELESAI_SELISIH_TUNAI, differences('endDifferenceInCashInput'), [
    ...cash,
    'inbox',
  ]),
  endDifference: processor(cashDifferences.SELESAI_SELISIH, differences('endDifferenceInput'), [
    ...cash,
    'rekening',
    'inbox',
  ]),
  differences: list('cetak-informasi/khasanah/selisih', 'vault.selisihKas', differences('differenceQuery'), [
    'vault',
    'till',
  ]),
  countStationery: processor(stationery.HITUNG_PERSEDIAAN, blanks('stationeryCountInput'), ['vault', 'inbox']),
  missingStationery: processor(stationery.HILANG_PERSEDIAAN, blanks('missingStationeryInput'), [
    'vault',
    'transaksi',
    'inbox',
  ]),
  foundStationery: processor(stationery.TEMU_PERSEDIAAN, blanks('foundStationeryInput'), [
    'vault',
    'transaksi',
    'inbox',
  ]),
  stationeryCounts: list(
    'cetak-informasi/khasanah/hitungan-persediaan',
    'vault.hitunganPersediaan',
    blanks('stationeryCountQuery'),
    ['vault'],
  ),
  stationeryDifferences: list(
    'cetak-informasi/khasanah/selisih-persediaan',
    'vault.selisihPersediaan',
    blanks('stationeryDifferenceQuery'),
    ['vault'],
  ),
  closingSheet: record('cetak-informasi/proofing', 'vault.lembarTutup', schema('proofQuery'), ['till']),
  handovers: list('cetak-informasi/khasanah/serah-terima', 'vault.serahTerima', schema('handoverQuery'), [
    'vault',
    'till',
  ]),
  vaults: list('cetak-informasi/khasanah', 'vault.khasanah', schema('vaultQuery'), ['vault']),
  tills: list('cetak-informasi/khasanah/cash-teller', 'vault.cashTeller', tellerSchema('tellerQuery'), [
    'till',
    'vault',
  ]),
  movements: list('cetak-informasi/khasanah/mutasi', 'vault.mutasi', schema('mutationQuery'), ['till', 'vault']),
  dailyBalance: list('cetak-informasi/khasanah/daily-balance', 'vault.dailyBalance', schema('dailyBalanceQuery'), [
    'till',
    'vault',
  ]),
  positions: list('vault', 'vault.posisi', schema('vaultPositionQuery'), ['vault']),
  denominations: list('cetak-informasi/denom', 'vault.denom', schema('denominationQuery'), ['till', 'vault']),
};

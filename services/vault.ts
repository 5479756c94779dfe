import { list, operation, processor, record, schemasOf } from './endpoint.ts';

const tellerSchema = schemasOf(() => import('#lib/schemas/teller.ts'));
const schema = schemasOf(() => import('#lib/schemas/vault.ts'));

const cash = ['till', 'vault', 'transaksi', 'laporan'] as const;

export const vault = {
  toVault: processor('SETORAN_KHASANAH', schema('vaultDepositInput'), cash),
  toTill: processor('PENARIKAN_KHASANAH', schema('vaultWithdrawalInput'), cash),
  count: processor('HITUNG_KHASANAH', schema('vaultCountInput'), [...cash, 'cabang']),
  openTill: operation('BUKA_KAS', schema('openTellerCashInput'), cash),
  reopenTill: processor('BUKA_KAS_ULANG', schema('reopenTillInput'), cash),
  closeTill: operation('TUTUP_KAS', schema('closeTellerCashInput'), cash),
  receive: operation('TERIMA_KAS', schema('receiveCashInput'), cash),
  countHandover: operation('HITUNG_SERAH_TERIMA', schema('handoverCountInput'), cash),
  takeBack: operation('AMBIL_KEMBALI_KAS', schema('takeBackCashInput'), cash),
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
};

import { command, list, processor, schemasOf } from './endpoint.ts';

const tellerSchema = schemasOf(() => import('#lib/schemas/teller.ts'));
const schema = schemasOf(() => import('#lib/schemas/vault.ts'));

const cash = ['till', 'vault', 'transaksi', 'laporan'] as const;

export const vault = {
  toVault: processor('flow/setoran-khasanah', 'vault.setoranKhasanah', schema('vaultDepositInput'), cash),
  toTill: processor('flow/penarikan-khasanah', 'vault.penarikanKhasanah', schema('vaultWithdrawalInput'), cash),
  openTill: command(
    'cetak-informasi/khasanah/open-teller-cash',
    'vault.openTellerCash',
    schema('openTellerCashInput'),
    cash,
  ),
  closeTill: command(
    'cetak-informasi/khasanah/close-teller-cash',
    'vault.closeTellerCash',
    schema('closeTellerCashInput'),
    cash,
  ),
  receive: command('cetak-informasi/khasanah/terima-kas', 'vault.terimaKas', schema('receiveCashInput'), cash),
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

import { tellerQuery } from '#lib/schemas/teller.ts';
import {
  closeTellerCashInput,
  dailyBalanceQuery,
  handoverQuery,
  mutationQuery,
  openTellerCashInput,
  receiveCashInput,
  vaultDepositInput,
  vaultQuery,
  vaultWithdrawalInput,
} from '#lib/schemas/vault.ts';
import { command, list, processor } from './endpoint.ts';

const cash = ['till', 'vault', 'transaksi', 'laporan'] as const;

export const vault = {
  toVault: processor('flow/setoran-khasanah', 'vault.setoranKhasanah', vaultDepositInput, cash),
  toTill: processor('flow/penarikan-khasanah', 'vault.penarikanKhasanah', vaultWithdrawalInput, cash),
  openTill: command('cetak-informasi/khasanah/open-teller-cash', 'vault.openTellerCash', openTellerCashInput, cash),
  closeTill: command('cetak-informasi/khasanah/close-teller-cash', 'vault.closeTellerCash', closeTellerCashInput, cash),
  receive: command('cetak-informasi/khasanah/terima-kas', 'vault.terimaKas', receiveCashInput, cash),
  handovers: list('cetak-informasi/khasanah/serah-terima', 'vault.serahTerima', handoverQuery, ['vault', 'till']),
  vaults: list('cetak-informasi/khasanah', 'vault.khasanah', vaultQuery, ['vault']),
  tills: list('cetak-informasi/khasanah/cash-teller', 'vault.cashTeller', tellerQuery, ['till', 'vault']),
  movements: list('cetak-informasi/khasanah/mutasi', 'vault.mutasi', mutationQuery, ['till', 'vault']),
  dailyBalance: list('cetak-informasi/khasanah/daily-balance', 'vault.dailyBalance', dailyBalanceQuery, [
    'till',
    'vault',
  ]),
};

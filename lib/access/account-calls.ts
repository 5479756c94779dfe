import { profitCalls } from './profit.ts';

/** These calls read an account, beside those of its operations. */
export const accountCalls = {
  ...profitCalls,
  'savings.rekening': ['rekening'],
  'savings.historyTransaksi': ['rekening'],
  'savings.infoTabungan': ['rekening'],
  'savings.keadaanPerTanggal': ['rekening'],
  'savings.daftarPermintaanSaldo': ['daftar-permintaan-saldo'],
  'savings.saldoDitanya': ['permintaan-saldo', 'daftar-permintaan-saldo'],
  'savings.trxList': ['rekening'],
  'accrual.historyAccrualBagiHasil': ['rekening'],
} as const;

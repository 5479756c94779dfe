/** Calls that look at an account, beside those of its operations. */
export const accountCalls = {
  'savings.rekening': ['rekening'],
  'savings.historyTransaksi': ['rekening'],
  'savings.infoTabungan': ['rekening'],
  'savings.keadaanPerTanggal': ['rekening'],
  'savings.trxList': ['rekening'],
} as const;

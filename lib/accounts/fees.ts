/** The bank charges these beside an operation itself. The code is on the payer's line, its words on screens and paper. */
export const fees = {
  BIAYA_REAKTIVASI: { id: 'Biaya reaktivasi rekening', en: 'Account reactivation fee' },
  BIAYA_PENUTUPAN: { id: 'Biaya penutupan rekening', en: 'Account closing fee' },
  BIAYA_STATEMENT: { id: 'Biaya rekening koran', en: 'Statement fee' },
  BIAYA_GANTI_BUKU: { id: 'Biaya ganti buku tabungan', en: 'Passbook replacement fee' },
  BIAYA_GANTI_BILYET: { id: 'Biaya ganti bilyet deposito', en: 'Deposit certificate replacement fee' },
  BIAYA_SI: { id: 'Biaya instruksi tetap', en: 'Standing order fee' },
  BIAYA_SI_GAGAL: { id: 'Biaya instruksi tetap yang gagal', en: 'Failed standing order fee' },
  BEA_METERAI: { id: 'Bea meterai', en: 'Stamp duty' },
  BIAYA_TOLAKAN_KLIRING: { id: 'Biaya tolakan kliring', en: 'Clearing return fee' },
  BIAYA_TOLAKAN_PENARIKAN: { id: 'Biaya tolakan warkat nasabah', en: 'Returned cheque fee' },
  BIAYA_BUKU_WARKAT: { id: 'Harga buku cek dan bilyet giro', en: 'Cheque book fee' },
  BIAYA_STOP_WARKAT: { id: 'Biaya setop pembayaran warkat', en: 'Stop payment fee' },
  BIAYA_SKN: { id: 'Biaya transfer SKN', en: 'SKN transfer fee' },
  BIAYA_RTGS: { id: 'Biaya transfer RTGS', en: 'RTGS transfer fee' },
  BIAYA_BI_FAST: { id: 'Biaya transfer BI-FAST', en: 'BI-FAST transfer fee' },
  BIAYA_KARTU: { id: 'Biaya kartu', en: 'Card fee' },
} as const satisfies Record<string, { readonly id: string; readonly en: string }>;

export type FeeCode = keyof typeof fees;
export const isFeeCode = (code: string | null): code is FeeCode => code !== null && Object.hasOwn(fees, code);

/** Returns the names of fees, as texts of the screens. */
export function feeTexts(language: 'id' | 'en') {
  return Object.fromEntries(Object.entries(fees).map(([code, name]) => [`biaya.${code}`, name[language]])) as {
    readonly [C in FeeCode as `biaya.${C}`]: string;
  };
}

/** How many signers each rule of signing needs at least. Pure, so that forms and core judge alike. */
export const SIGNERS = { SENDIRI: 1, SALAH_SATU: 2, SEMUA: 2, DUA_DARI_TIGA: 3 } as const;
export type SigningRule = keyof typeof SIGNERS;
export const signingRules = Object.keys(SIGNERS) as [SigningRule, ...SigningRule[]];

/** Where the account stands that a slip debits, by operation: that slip is signed, and its signature compared. */
const DEBITED: Readonly<Record<string, string>> = {
  TARIK_TUNAI: 'nomor_rekening',
  BAYAR_CEK: 'nomor_rekening',
  PEMINDAHBUKUAN: 'nomor_rekening_debet',
  PENARIKAN_KLIRING: 'nomor_rekening',
  PEMINDAHBUKUAN_KLIRING: 'nomor_rekening',
  TUTUP_REKENING: 'nomor_rekening',
  AMBIL_DANA_DI_TELLER: 'nomor_rekening',
  PENCAIRAN_DEPOSITO: 'nomor_rekening',
  AMBIL_BAGI_HASIL_DEPOSITO: 'nomor_rekening',
  SKN_NON_TUNAI: 'nomor_rekening',
  RTGS_NON_TUNAI: 'nomor_rekening',
  BI_FAST_NON_TUNAI: 'nomor_rekening',
};

/** The account a filled form debits on a signature; '' where it debits none. */
export function debitedAccount(flowCode: string, data: Readonly<Record<string, unknown>>): string {
  const value = data[DEBITED[flowCode] ?? ''];
  return typeof value === 'string' ? value : '';
}
/** Is a slip of this operation signed by whose account it debits? */
export const isSigned = (flowCode: string): boolean => Object.hasOwn(DEBITED, flowCode);

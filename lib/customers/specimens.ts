/** Each rule of signing needs at least so many signers. The module is pure, so that forms and core judge alike. */
export const SIGNERS = { SENDIRI: 1, SALAH_SATU: 2, SEMUA: 2, DUA_DARI_TIGA: 3 } as const;
export type SigningRule = keyof typeof SIGNERS;
export const signingRules = Object.keys(SIGNERS) as [SigningRule, ...SigningRule[]];

/** A contract names how its account is signed for: a person's by its owners, an entity's as its record has it. */
export const signingMandates = ['SENDIRI', 'DAN', 'ATAU', 'DUA_DARI_TIGA'] as const;
export type SigningMandate = (typeof signingMandates)[number];
/** The table gives the rule of an entity's record as its contracts name it. */
export const mandateOfRule = {
  SENDIRI: 'SENDIRI',
  SALAH_SATU: 'ATAU',
  SEMUA: 'DAN',
  DUA_DARI_TIGA: 'DUA_DARI_TIGA',
} as const satisfies Readonly<Record<SigningRule, SigningMandate>>;

/** More than one person signs the same slip in these ways. */
export type JointMandate = Extract<SigningMandate, 'DAN' | 'DUA_DARI_TIGA'>;
export const isTogether = (mandate: string): mandate is JointMandate =>
  mandate === 'DAN' || mandate === 'DUA_DARI_TIGA';

/** Returns how many of so many signers a slip needs. */
export const signaturesNeeded = (mandate: JointMandate, signers: number): number =>
  mandate === 'DAN' ? Math.max(signers, 2) : 2;

/** Returns the signers of a slip, which a form keeps one a line. */
export const signersIn = (signers: string | undefined): readonly string[] =>
  (signers ?? '').split('\n').filter((each) => each !== '');
export const signersText = (signers: readonly string[]): string => signers.join('\n');

/** The slip of each operation debits the account in this field: that slip is signed, and its signature compared. */
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

/** Returns the account that a filled form debits on a signature; '' when it debits none. */
export function debitedAccount(flowCode: string, data: Readonly<Record<string, unknown>>): string {
  const value = data[DEBITED[flowCode] ?? ''];
  return typeof value === 'string' ? value : '';
}
/** Returns true when the holder of the debited account signs a slip of this operation. */
export const isSigned = (flowCode: string): boolean => Object.hasOwn(DEBITED, flowCode);

/** A signer is known by the customer number, or by the name when there is none. */
interface Named {
  readonly nama: string;
  readonly nomor_nasabah: string | null;
}

/** Returns true when the giver of a specimen still signs, by the signers in force. */
export const stillSigns = ({ nama, nomor_nasabah }: Named, signers: readonly Named[]): boolean =>
  signers.some((signer) => (nomor_nasabah === null ? signer.nama === nama : signer.nomor_nasabah === nomor_nasabah));

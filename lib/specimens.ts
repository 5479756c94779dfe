/** How many signers each rule of signing needs at least. Pure, so that forms and core judge alike. */
export const SIGNERS = { SENDIRI: 1, SALAH_SATU: 2, SEMUA: 2, DUA_DARI_TIGA: 3 } as const;
export type SigningRule = keyof typeof SIGNERS;
export const signingRules = Object.keys(SIGNERS) as [SigningRule, ...SigningRule[]];

/** How a contract says that its account is signed for: of persons by its owners, of an entity as its record has it. */
export const contractWays = ['SENDIRI', 'DAN', 'ATAU', 'DUA_DARI_TIGA'] as const;
export type ContractWay = (typeof contractWays)[number];
/** The rule of an entity's record as its contracts say it. */
export const wayOfRule = {
  SENDIRI: 'SENDIRI',
  SALAH_SATU: 'ATAU',
  SEMUA: 'DAN',
  DUA_DARI_TIGA: 'DUA_DARI_TIGA',
} as const satisfies Readonly<Record<SigningRule, ContractWay>>;

/** Ways in which more than one signs the same slip. */
export type TogetherWay = Extract<ContractWay, 'DAN' | 'DUA_DARI_TIGA'>;
export const isTogether = (way: string): way is TogetherWay => way === 'DAN' || way === 'DUA_DARI_TIGA';

/** How many of so many signers a slip needs. */
export const signaturesNeeded = (way: TogetherWay, signers: number): number =>
  way === 'DAN' ? Math.max(signers, 2) : 2;

/** Who signed a slip, as a form keeps it: one signer a line. */
export const signersIn = (told: string | undefined): readonly string[] =>
  (told ?? '').split('\n').filter((each) => each !== '');
export const signersText = (signers: readonly string[]): string => signers.join('\n');

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

/** Somebody who signs, told by the customer number, or by the name where there is none. */
interface Named {
  readonly nama: string;
  readonly nomor_nasabah: string | null;
}

/** Does whoever gave a specimen still sign, by the signers in force? */
export const stillSigns = ({ nama, nomor_nasabah }: Named, signers: readonly Named[]): boolean =>
  signers.some((signer) => (nomor_nasabah === null ? signer.nama === nama : signer.nomor_nasabah === nomor_nasabah));

import { credit, debit, type Leg } from '#core/ledger/legs.ts';
import { gl } from '#lib/books/gl.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';
import type { AmountParameter } from '#lib/parameters.ts';
import type { Fee, OpContext, Subject } from './operation.ts';
import { accountTarget } from './targets.ts';

/** The off-balance books carry a blank form at one rupiah (domain: chart of accounts, bilyet and warkat stock). */
const PIECE = 100n;

/** Unissued forms are booked here: passbooks and certificates of the caller's branch unless the operation names another place. */
interface Stand {
  readonly kode_gl?: string;
  readonly kode_cabang?: string;
}
const statusOf = (
  { caller }: OpContext,
  { kode_gl = gl('UNISSUED_BOOKS'), kode_cabang = caller.kodeCabang }: Stand,
) => ({
  forms: { kode_cabang, kode_gl },
  contra: { kode_cabang, kode_gl: gl('DEBIT_CONTRA') },
});

/** Blank forms come into the branch: Dr 901003 (or the account that is said) / Cr 909001, one rupiah each. */
export const stationeryIn = (context: OpContext, count: number, stand: Stand = {}): readonly Leg[] => {
  const { forms, contra } = statusOf(context, stand);
  return [debit(forms, PIECE * BigInt(count)), credit(contra, PIECE * BigInt(count))];
};

/** Unissued forms leave the branch, issued or destroyed: the same legs turned round. */
export const stationeryOut = (context: OpContext, count: number, stand: Stand = {}): readonly Leg[] => {
  const { forms, contra } = statusOf(context, stand);
  return [debit(contra, PIECE * BigInt(count)), credit(forms, PIECE * BigInt(count))];
};

/** Journal, inbox and trail describe unissued forms by their range and a remark. */
export const stationerySubject = (
  nomor: string,
  count: number,
  said: string,
  rekening: string | null = null,
): Subject => ({
  nominal: 0n,
  kode_valuta: BOOK_CURRENCY,
  rekening,
  lawan: null,
  keterangan: [count > 1 ? `${nomor} (${count})` : nomor, said].filter(Boolean).join(' '),
  id_kas: null,
});

/** Returns the number of forms that the input states. */
export const countOf = ({ jumlah }: { readonly jumlah: string }): number => Number.parseInt(jumlah, 10);

/** The database stores the holder of unissued forms; null is the branch's stock. */
export const orStock = (user: string): string | null => (user === '' ? null : user);

/** A user may destroy forms of the stock and their own, not those that somebody else holds. */
export const holdsOrStock = ({ pemegang_asal }: { readonly pemegang_asal: string }, idUser: string): boolean =>
  pemegang_asal === '' || pemegang_asal === idUser;

interface Replacement {
  readonly kode: Fee['kode'];
  readonly tarif: AmountParameter;
  /** The account that pays. */
  readonly rekening: string;
  /** The customer states in writing that the form was lost. */
  readonly lost: boolean;
  readonly waived: boolean;
}

/** Charges a customer for a form that replaces another. A statement of loss carries a stamp: nobody may waive the state's duty. */
export function replacementFees(context: OpContext, { kode, tarif, rekening, lost, waived }: Replacement): Fee[] {
  const dari = accountTarget(context, rekening);
  const { ref } = context;
  const fee: Fee = { kode, nominal: ref.amount(tarif), dari, kode_gl: gl('CLOSING_FEES'), dihapus: waived };
  const stamp = ref.amount('bea_meterai');
  return lost ? [fee, { kode: 'BEA_METERAI', nominal: stamp, dari, kode_gl: gl('STAMP_DUTY'), dihapus: false }] : [fee];
}

import { credit, debit, type Leg } from '#core/ledger/legs.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';
import type { OpContext, Subject } from './operation.ts';
import { gl } from './targets.ts';

/** A blank form stands in the off-balance books with one rupiah (domain: chart of accounts, 901003). */
const PIECE = 100n;

/** Blank forms come into the branch: Dr 901003 / Cr 909001, one rupiah each. */
export const blanksIn = ({ caller }: OpContext, count: number): readonly Leg[] => {
  const at = (kode_gl: string) => ({ kode_cabang: caller.kodeCabang, kode_gl });
  return [debit(at(gl.blankBooks), PIECE * BigInt(count)), credit(at(gl.offBalanceDebitContra), PIECE * BigInt(count))];
};

/** They leave it, issued or destroyed: the same legs turned round. */
export const blanksOut = ({ caller }: OpContext, count: number): readonly Leg[] => {
  const at = (kode_gl: string) => ({ kode_cabang: caller.kodeCabang, kode_gl });
  return [debit(at(gl.offBalanceDebitContra), PIECE * BigInt(count)), credit(at(gl.blankBooks), PIECE * BigInt(count))];
};

/** What journal, inbox and trail call blanks by: the range, and what is said of it. */
export const blanksSubject = (nomor: string, count: number, said: string, rekening: string | null = null): Subject => ({
  nominal: 0n,
  kode_valuta: BOOK_CURRENCY,
  rekening,
  lawan: null,
  keterangan: [count > 1 ? `${nomor} (${count})` : nomor, said].filter(Boolean).join(' '),
  id_kas: null,
});

/** How many blanks a form is about. */
export const countOf = ({ jumlah }: { readonly jumlah: string }): number => Number.parseInt(jumlah, 10);

/** Who holds blanks, as the database keeps it: null is the branch's stock. */
export const orStock = (user: string): string | null => (user === '' ? null : user);

/** What somebody else holds is not hers to destroy. */
export const holdsOrStock = ({ pemegang_asal }: { readonly pemegang_asal: string }, idUser: string): boolean =>
  pemegang_asal === '' || pemegang_asal === idUser;

import type { Target } from '#core/ledger/legs.ts';
import { fail } from '#lib/errors/errors.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';
import type { AccountFacts, BoxFacts } from './facts.ts';
import type { OpContext } from './operation.ts';

/** GL codes that operations post to by themselves (domain: chart of accounts). */
export const gl = {
  vaultCash: '101001',
  tillCash: '101002',
  atmCash: '101003',
  cashOverages: '502006',
  cashLosses: '603006',
  foreignVaultCash: '101004',
  foreignTillCash: '101005',
  cashInTransit: '101006',
  bankIndonesia: '102001',
  clearingClaims: '109001',
  inwardClearing: '109005',
  clearingReturns: '109006',
  sheetsHeld: '109007',
  tillShortage: '112003',
  tillOverage: '201005',
  stampDuty: '205003',
  paidInCapital: '401001',
  retainedEarnings: '403001',
  position: '113001',
  positionInRupiah: '113002',
  owedToSavers: '202001',
  owedToDepositors: '202002',
  taxOnShares: '205001',
  zakatOwed: '206001',
  benevolence: '206002',
  sheetsNotEffective: '201004',
  clearingFees: '502002',
  sheetFees: '502005',
  accountFees: '502003',
  closingFees: '502004',
  breakFees: '502007',
  sknUnderWay: '109002',
  rtgsUnderWay: '109003',
  biFastUnderWay: '109004',
  transferFees: '502001',
  incomingTransfers: '201002',
  cashForTransfers: '201003',
  maturedDeposits: '201006',
  sharesNotFetched: '201007',
  salariesUnderWay: '201008',
  exchangeGain: '503001',
  sharesOfSavers: '601001',
  sharesOfDepositors: '601002',
  paymentSystemCosts: '603005',
  exchangeLoss: '604001',
  sheetsInCustody: '901001',
  specialFunds: '203004',
  blankSheets: '901002',
  blankBooks: '901003',
  offBalanceDebitContra: '909001',
} as const;

/** The account of this number; ACCOUNT_NOT_FOUND where there is none. */
export function accountOf(context: OpContext, nomorRekening: string): AccountFacts {
  return (
    context.facts.accounts.get(nomorRekening) ?? fail('ACCOUNT_NOT_FOUND', { params: { rekening: nomorRekening } })
  );
}

/** Where a customer account is kept in the ledger: its own control account, in its own branch. The leg's currency must be the account's. */
export function accountTarget(context: OpContext, nomorRekening: string): Target {
  const { kode_cabang, kode_gl } = accountOf(context, nomorRekening);
  return { kode_cabang, kode_gl, sub: { jenis: 'REKENING', id: nomorRekening } };
}

const cashGl = ({ jenis, kode_valuta }: BoxFacts): string => {
  if (kode_valuta === BOOK_CURRENCY) return jenis === 'KHASANAH' ? gl.vaultCash : gl.tillCash;
  return jenis === 'KHASANAH' ? gl.foreignVaultCash : gl.foreignTillCash;
};

/** The cash account of a till or a vault; foreign notes are kept apart from rupiah. */
export const boxTarget = (box: BoxFacts): Target => ({
  kode_cabang: box.kode_cabang,
  kode_gl: cashGl(box),
  kode_valuta: box.kode_valuta,
  sub: { jenis: 'KAS', id: String(box.id_kas) },
});

/** Where the difference of a teller's count is booked: hers, until it is cleared up. */
export const differenceTarget = (box: BoxFacts, kode_gl: string): Target => ({
  kode_cabang: box.kode_cabang,
  kode_gl,
  kode_valuta: box.kode_valuta,
  sub: { jenis: 'SELISIH_TELLER', id: box.id_user ?? '' },
});

/** The caller's till in the currency that the form names, else in that of the books. */
export const tillFor = ({ facts, data }: OpContext): BoxFacts | null =>
  facts.tills.get((data as { kode_valuta?: string } | null)?.kode_valuta ?? BOOK_CURRENCY) ?? null;

/** As `tillFor`; NO_TILL where the caller has none. */
export const ownTill = (context: OpContext): BoxFacts => tillFor(context) ?? fail('NO_TILL');

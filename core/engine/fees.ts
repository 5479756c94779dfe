import { credit, debit, type Leg } from '#core/ledger/legs.ts';
import { gl } from '#lib/books/gl.ts';
import { fail } from '#lib/errors/errors.ts';
import { BOOK_CURRENCY, formatMoney, money } from '#lib/money.ts';
import { worthInBooks } from '#lib/profit-sharing/rate.ts';
import { type Fee, type OpContext, type Operation, type Outcome, override } from './operation.ts';

/** Returns the fees of an operation; none of an account that an authority has blocked (domain: blocks, holds, balances). */
export const feesOf = <D, X>(operation: Operation<D, X>, context: OpContext<D, X>): readonly Fee[] =>
  (operation.fees?.(context) ?? []).filter(({ dari: { sub } }) => {
    const payer = sub?.jenis === 'REKENING' ? context.loaded.accounts.get(sub.id) : undefined;
    return (payer?.blokir_resmi ?? '') === '';
  });

const asked = (fees: readonly Fee[]) => fees.filter(({ nominal }) => nominal > 0n);
const charged = (fees: readonly Fee[]) => asked(fees).filter(({ dihapus }) => !dihapus);
export const waived = (fees: readonly Fee[]) => asked(fees).filter(({ dihapus }) => dihapus);

/** Income is kept in the books' currency: a fee in another one is a position of the branch, at the middle rate of the day. */
function throughPosition(fee: Fee, valuta: string, { caller, loaded }: OpContext): Leg[] {
  const rate = loaded.rates.get(valuta) ?? fail('RATE_MISSING', { params: { valuta } });
  const idr = worthInBooks(fee.nominal, valuta, rate.tengah);
  const at = (kode_gl: string, kode_valuta: string) => ({ kode_cabang: caller.kodeCabang, kode_gl, kode_valuta });
  return [
    credit(at(gl('CURRENCY_POSITION'), valuta), fee.nominal),
    debit(at(gl('CURRENCY_POSITION_IN_RUPIAH'), BOOK_CURRENCY), idr),
    credit(at(fee.kode_gl, BOOK_CURRENCY), idr),
  ];
}

/** The legs of the fees that are charged; the payer's line carries the fee's own code. */
export const feeLegs = (fees: readonly Fee[], context: OpContext): Leg[] =>
  charged(fees).flatMap((fee) => {
    const valuta = fee.dari.kode_valuta ?? BOOK_CURRENCY;
    const income =
      valuta === BOOK_CURRENCY
        ? [credit({ kode_cabang: context.caller.kodeCabang, kode_gl: fee.kode_gl }, fee.nominal)]
        : throughPosition(fee, valuta, context);
    return [debit(fee.dari, fee.nominal, { kode: fee.kode }), ...income];
  });

/** A fee that is left out is the branch manager's to leave (domain: events). */
export const waiverOutcomes = (fees: readonly Fee[]): Outcome[] =>
  waived(fees).map(({ kode, nominal, dari }) =>
    override('BIAYA_DIHAPUS', 'BRANCH_MANAGER', {
      biaya: kode,
      nominal: formatMoney(money(dari.kode_valuta ?? BOOK_CURRENCY, nominal)),
    }),
  );

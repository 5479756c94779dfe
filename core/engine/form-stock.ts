import type { OperationCode } from '#lib/operations/operations.ts';
import type { Operation, Outcome, Rule } from './operation.ts';
import { countOf, holdsOrStock, stationeryIn, stationeryOut, stationerySubject } from './stationery.ts';

/** A form names a range of unissued pieces by its first number and their count. */
interface FormRange {
  readonly jumlah: string;
  readonly keterangan: string;
}

interface StockMove<D> {
  readonly code: OperationCode;
  readonly schema: Operation<D, null>['schema'];
  /** The first number of the range. */
  readonly numberOf: (data: D) => string;
  /** The pieces come into the branch or leave it; null: they only change hands, and nothing is posted. */
  readonly posts: 'IN' | 'OUT' | null;
}

/** Builds what every move of a range of unissued passbooks or certificates has in common. */
export const stockMove = <D extends FormRange>({
  code,
  schema,
  numberOf,
  posts,
}: StockMove<D>): Pick<Operation<D, null>, 'code' | 'schema' | 'needs' | 'rules' | 'subject' | 'journal'> => ({
  code,
  schema,
  needs: () => ({}),
  rules: [],
  subject: ({ data }) => stationerySubject(numberOf(data), countOf(data), data.keterangan),
  journal: (context) => {
    if (posts === null) return [];
    return (posts === 'IN' ? stationeryIn : stationeryOut)(context, countOf(context.data));
  },
});

/** Only the holder may destroy pieces that are out of the stock. */
export const ownOrStock = <D extends { readonly pemegang_asal: string }>(
  refusal: (data: D) => Outcome,
): Rule<D, null> => ({
  name: 'ownOrStock',
  check: ({ data, caller }) => (holdsOrStock(data, caller.idUser) ? null : refusal(data)),
});

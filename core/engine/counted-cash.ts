import { type DenominationRow, type Denominations, exchanged, toDenominations } from '#core/ledger/denominations.ts';
import type { OpContext } from './operation.ts';
import { ownTill } from './targets.ts';

/** A form of the counter counts the pieces of its amount, and those that go the other way as change. */
interface Counted {
  readonly kode_valuta: string;
  readonly pecahan: readonly DenominationRow[];
  readonly kembalian?: readonly DenominationRow[] | undefined;
}
type Moved = Readonly<Record<number, Denominations>>;

const counted = ({ data }: OpContext<Counted, unknown>) => ({
  pieces: toDenominations(data.pecahan, data.kode_valuta),
  change: toDenominations(data.kembalian ?? [], data.kode_valuta),
});

/** The caller's till takes the counted pieces and gives change. */
export function cashIn(context: OpContext<Counted, unknown>): Moved {
  const { pieces, change } = counted(context);
  return { [ownTill(context).id_kas]: exchanged(pieces, change) };
}

/** The caller's till pays the counted pieces and takes change. */
export function cashOut(context: OpContext<Counted, unknown>): Moved {
  const { pieces, change } = counted(context);
  return { [ownTill(context).id_kas]: exchanged(change, pieces) };
}

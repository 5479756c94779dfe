import { Amount } from '#components/kit/ui/amount.tsx';
import type { HistoryTransaksiRow } from '#types/proto/accounts/account-info.ts';

/** Returns the amount of a movement with its sign. */
export const signedAmount = ({ debet, kredit }: HistoryTransaksiRow): string => (debet === '' ? kredit : `-${debet}`);

/** Shows the amount of a movement with its sign, and below it the balance after it. */
export function AmountAndBalance({ row }: { readonly row: HistoryTransaksiRow }) {
  return (
    <>
      <Amount value={signedAmount(row)} currency={row.kode_valuta} />
      <div className="muted small">
        <Amount value={row.saldo} currency={row.kode_valuta} />
      </div>
    </>
  );
}

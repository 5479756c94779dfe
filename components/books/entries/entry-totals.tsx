import '#lib/books/messages/ledger.ts';
import { Amount } from '#components/kit/ui/amount.tsx';
import { Chip } from '#components/kit/ui/chip.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { SmallTable } from '#components/kit/ui/small-table.tsx';
import { type EntryRow, totalsOf } from '#lib/books/ledger-entries.ts';
import { fromMinor } from '#lib/money.ts';

interface AmountCellProps {
  readonly minor: bigint;
  readonly currency: string;
}

/** Shows an amount in minor units among sums by currency; the currency is beside it. */
export const AmountCell = ({ minor, currency }: AmountCellProps) => (
  <td className="num">
    <Amount value={fromMinor(minor, currency)} currency={currency} named={false} />
  </td>
);

/** Sums debits and credits in each currency, as the rows are now, and shows the difference between them. */
export function EntryTotals({ rows }: { readonly rows: readonly EntryRow[] }) {
  const t = useT();
  const totals = totalsOf(rows);
  if (totals.length === 0) return null;
  return (
    <div aria-live="polite">
      <SmallTable
        label={t('bukuBesar.jumlah')}
        heads={[
          t('bukuBesar.valuta'),
          t('bukuBesar.keseimbangan'),
          { num: t('bukuBesar.debet') },
          { num: t('bukuBesar.kredit') },
          { num: t('bukuBesar.beda') },
        ]}
      >
        {totals.map(({ kode_valuta, debet, kredit }) => (
          <tr key={kode_valuta}>
            <td>{kode_valuta}</td>
            <td>
              {debet === kredit ? (
                <Chip tone="ok">{t('bukuBesar.seimbang')}</Chip>
              ) : (
                <Chip tone="warn">{t('bukuBesar.tidakSeimbang')}</Chip>
              )}
            </td>
            <AmountCell minor={debet} currency={kode_valuta} />
            <AmountCell minor={kredit} currency={kode_valuta} />
            <AmountCell minor={debet - kredit} currency={kode_valuta} />
          </tr>
        ))}
      </SmallTable>
    </div>
  );
}

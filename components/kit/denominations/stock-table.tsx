import { Amount } from '#components/kit/ui/amount.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { EmptyState } from '#components/kit/ui/states.tsx';
import type { Pecahan } from '#types/proto/common.ts';
import { countText, kindId, kindName, worth } from './counting.ts';

interface StockTableProps {
  readonly pecahan: readonly Pecahan[];
  readonly currency?: string | undefined;
  /** Said where there is none. */
  readonly empty?: string | undefined;
}

/** The pieces a till or vault holds by its books, largest first as the server sends them. */
export function StockTable({ pecahan, currency, empty }: StockTableProps) {
  const t = useT();
  const held = pecahan.filter(({ lembar }) => lembar > 0);
  if (held.length === 0) return <EmptyState title={empty ?? t('vault.stokKosong')} icon="safe" />;
  return (
    <div className="table-scroll">
      <table className="table">
        <thead>
          <tr>
            <th>{t('isian.pecahan')}</th>
            <th className="num">{t('isian.lembar')}</th>
            <th className="num">{t('isian.jumlah')}</th>
          </tr>
        </thead>
        <tbody>
          {held.map((row) => (
            <tr key={kindId(row)}>
              <td>{kindName(row)}</td>
              <td className="num">{countText(row.lembar)}</td>
              <td className="num">
                <Amount value={worth([row], currency)} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={2}>{t('isian.jumlahPecahan')}</td>
            <td className="num">
              <Amount value={worth(held, currency)} currency={currency} />
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

import '#lib/books/messages/report.ts';
import type { FilterValues } from '#components/kit/fields/filter-def.ts';
import { Amount } from '#components/kit/ui/amount.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { SmallTable } from '#components/kit/ui/small-table.tsx';
import { ErrorState } from '#components/kit/ui/states.tsx';
import { useList } from '#hooks/use-list.ts';
import { toDisplay } from '#lib/dates.ts';
import { bankName } from '#lib/messages/id.ts';
import { report } from '#services/books/report.ts';

/** Shows a ledger account's opening balance, movements and closing balance of a period: of all its lines, not of one page. */
export function LedgerSums({ asked }: { readonly asked: FilterValues }) {
  const t = useT();
  const { kode_gl = '', ...filters } = asked;
  const list = useList(report.generalLedger, { filters, keyword: kode_gl, quiet: true });
  if (list.error) return <ErrorState error={list.error} onRetry={list.refetch} />;
  const [row] = list.rows;
  if (!row) return null;
  return (
    <Card title={`${row.kode_gl} ${bankName(row.nama_gl)}`} flush>
      <SmallTable
        label={t('laporan.ringkasan')}
        heads={[
          t('laporan.masa'),
          { num: t('laporan.saldoAwal') },
          { num: t('laporan.debet') },
          { num: t('laporan.kredit') },
          { num: t('laporan.saldoAkhir') },
        ]}
      >
        <tr>
          <th scope="row">
            {t('laporan.masaDari', { dari: toDisplay(row.tanggal_awal), sampai: toDisplay(row.tanggal_akhir) })}
          </th>
          {([row.saldo_awal, row.debet, row.kredit, row.saldo_akhir] as const).map((value, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: four columns that never move.
            <td key={at} className="num">
              <Amount value={value} currency={row.kode_valuta} zero />
            </td>
          ))}
        </tr>
      </SmallTable>
    </Card>
  );
}

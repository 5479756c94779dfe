import '#lib/books/messages/report.ts';
import type { FilterValues } from '#components/kit/fields/filter-def.ts';
import { Amount } from '#components/kit/ui/amount.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import { Stacked } from '#components/kit/ui/column.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { SmallTable } from '#components/kit/ui/small-table.tsx';
import { ErrorState } from '#components/kit/ui/states.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { report } from '#services/books/report.ts';

/** Sums debits and credits of all matching journal lines, by currency, not of one page. A period too long to sum shows a note. */
export function JournalSums({ asked }: { readonly asked: FilterValues }) {
  const t = useT();
  const { data, error, refetch } = useRecord(report.journalSums, asked, { quiet: true });
  if (error && error.violations.length > 0) return <p className="muted">{t('laporan.jumlahHari')}</p>;
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  if (!data || data.per_valuta.length === 0) return null;
  return (
    <Card title={t('laporan.jumlahJurnal')} flush>
      <SmallTable
        label={t('laporan.jumlahJurnal')}
        heads={[
          t('laporan.valuta'),
          { num: t('laporan.banyakJurnal') },
          { num: t('laporan.debet') },
          { num: t('laporan.kredit') },
        ]}
      >
        {data.per_valuta.map((row) => (
          <tr key={row.kode_valuta}>
            <th scope="row">{row.kode_valuta}</th>
            <td className="num">{row.jumlah_jurnal}</td>
            <td className="num">
              <Amount value={row.debet} currency={row.kode_valuta} zero />
            </td>
            <td className="num">
              <Amount value={row.kredit} currency={row.kode_valuta} zero />
            </td>
          </tr>
        ))}
      </SmallTable>
    </Card>
  );
}

/** Shows the maker of a journal, and below the checker. */
export function JournalPersons({ maker, checker }: { readonly maker: string; readonly checker: string }) {
  const t = useT();
  return <Stacked main={maker} below={checker && t('laporan.diperiksa', { nama: checker })} />;
}

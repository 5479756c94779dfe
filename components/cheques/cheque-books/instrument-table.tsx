import '#lib/cheques/messages/warkat.ts';
import { Amount } from '#components/kit/ui/amount.tsx';
import { StatusChip } from '#components/kit/ui/chip.tsx';
import { Stacked } from '#components/kit/ui/column.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { SmallTable } from '#components/kit/ui/small-table.tsx';
import { toDisplay } from '#lib/dates.ts';
import { messageOf } from '#lib/messages/id.ts';
import type { LembarWarkatRow } from '#types/proto/cheques/warkat.ts';

interface InstrumentTableProps {
  readonly label: string;
  readonly rows: readonly LembarWarkatRow[];
}

/** Lists sheets, each with its status and since when. */
export function InstrumentTable({ label, rows }: InstrumentTableProps) {
  const t = useT();
  return (
    <SmallTable
      label={label}
      heads={[
        t('warkat.nomor'),
        t('warkat.status'),
        t('warkat.sejak'),
        t('warkat.tanggal'),
        t('warkat.alasan'),
        { num: t('warkat.nominal') },
      ]}
    >
      {rows.map((row) => (
        <tr key={`${row.jenis} ${row.nomor_warkat}`}>
          <th scope="row" className="nowrap">
            <Stacked
              main={<span className="mono">{row.nomor_warkat}</span>}
              below={messageOf('warkat.jenis.', row.jenis)}
            />
          </th>
          <td>
            <StatusChip code={row.status_warkat} />
          </td>
          <td className="nowrap">{toDisplay(row.tanggal_status)}</td>
          <td className="nowrap">{row.tanggal_warkat === '' ? '' : toDisplay(row.tanggal_warkat)}</td>
          <td>
            {[row.sebab && messageOf('warkat.sebab.', row.sebab), row.alasan, row.nomor_surat]
              .filter(Boolean)
              .join(' · ')}
          </td>
          <td className="num">{row.nominal === '' ? null : <Amount value={row.nominal} />}</td>
        </tr>
      ))}
    </SmallTable>
  );
}

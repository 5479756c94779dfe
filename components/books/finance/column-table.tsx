import '#lib/books/messages/finance.ts';
import '#lib/books/messages/report.ts';
import Link from 'next/link';
import { amountText } from '#components/kit/ui/amount.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { TableScroll } from '#components/kit/ui/table-scroll.tsx';
import type { StatementColumn } from '#lib/books/statement-columns.ts';
import { toDisplay } from '#lib/dates.ts';
import { messageOf } from '#lib/messages/id.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';
import type { KolomLaporanRow } from '#types/proto/books/finance.ts';
import { originOf } from './column-address.ts';

interface ColumnTableProps {
  readonly label: string;
  readonly columns: readonly StatementColumn[];
  readonly rows: readonly KolomLaporanRow[];
  /** Holds the filters, which the link to a line's accounts repeats. */
  readonly asked: Readonly<Record<string, string>>;
}

/** Heads a month by its number and year, a span by its name; below it the content of the column, or its last day. */
function Head({ column, budgeted }: { readonly column: StatementColumn; readonly budgeted: boolean }) {
  const { nama, jenis, sampai } = column;
  return (
    <th scope="col" className="num">
      {nama === null ? sampai.slice(0, 7).split('-').reverse().join('/') : messageOf('keuangan.masa.', nama)}
      <div className="muted small nowrap">{budgeted ? messageOf('keuangan.nilai.', jenis) : toDisplay(sampai)}</div>
    </th>
  );
}

function Cell({
  column,
  row,
  value,
  asked,
}: Omit<ColumnTableProps, 'label' | 'columns' | 'rows'> & {
  readonly column: StatementColumn;
  readonly row: KolomLaporanRow;
  readonly value: string;
}) {
  const t = useT();
  const text = column.jenis === 'PERSEN' ? value : amountText(value, BOOK_CURRENCY);
  const origin = originOf(column, row, asked);
  const bold = row.jenis === 'JUMLAH' ? { fontWeight: 600 } : undefined;
  return (
    <td className="num nowrap" style={bold}>
      {origin === null ? (
        text
      ) : (
        <Link href={origin} aria-label={`${t('keuangan.bukaRincian', { nama: row.nama })}: ${text}`}>
          {text}
        </Link>
      )}
    </td>
  );
}

/** A statement with its columns beside each other; figures of the books lead to what they are made of. */
export function ColumnTable({ label, columns, rows, asked }: ColumnTableProps) {
  const t = useT();
  const budgeted = columns.some(({ jenis }) => jenis === 'ANGGARAN');
  return (
    <TableScroll label={label}>
      <table className="table by-column">
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            <th scope="col">{t('laporan.pos')}</th>
            {columns.map((column) => (
              <Head key={`${column.nama} ${column.jenis} ${column.sampai}`} column={column} budgeted={budgeted} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.urut} ${row.kode_gl}`}>
              <th
                scope="row"
                style={{
                  fontWeight: row.jenis === 'JUDUL' || row.jenis === 'JUMLAH' ? 600 : 400,
                  paddingInlineStart: `calc(var(--s-4) + ${row.tingkat}rem)`,
                }}
              >
                {row.nama}
                {row.kode_gl === '' ? null : <div className="gl">{row.kode_gl}</div>}
              </th>
              {row.nilai.length === 0 ? (
                <td colSpan={columns.length} />
              ) : (
                columns.map((column, at) => (
                  <Cell
                    key={`${column.nama} ${column.jenis} ${column.sampai}`}
                    column={column}
                    row={row}
                    value={row.nilai[at] ?? ''}
                    asked={asked}
                  />
                ))
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

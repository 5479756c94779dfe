import { type Column, Stacked } from '#components/kit/ui/column.tsx';
import type { PerintahRow } from '#types/proto/accounts/standing.ts';
import { payeeName, payeeOf } from './sentence.ts';

type Paid = Pick<
  PerintahRow,
  'rekening_sumber' | 'nama_sumber' | 'jalur' | 'kode_bank' | 'nama_bank' | 'rekening_tujuan' | 'nama_tujuan'
>;

/** The lists of orders and of their runs show by these who pays whom. */
export const payerAndPayee: readonly Column<Paid>[] = [
  {
    field: 'rekening_sumber',
    title: 'perintah.dari',
    text: (row) => `${row.rekening_sumber} ${row.nama_sumber}`,
    render: (row) => <Stacked main={<span className="mono">{row.rekening_sumber}</span>} below={row.nama_sumber} />,
  },
  {
    field: 'rekening_tujuan',
    title: 'perintah.ke',
    text: payeeOf,
    render: (row) => <Stacked main={<span className="mono">{row.rekening_tujuan}</span>} below={payeeName(row)} />,
  },
];

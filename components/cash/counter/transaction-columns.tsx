import '#lib/messages/operations.ts';
import '#lib/messages/states.ts';
import '#lib/cash/messages/teller.ts';
import { type Column, Stacked } from '#components/kit/ui/column.tsx';
import { messageOf } from '#lib/messages/id.ts';
import { codesWhere } from '#lib/operations/operations.ts';
import type { TransaksiRow } from '#types/proto/cash/teller.ts';

/** The lists of transactions share these columns. */

/** Kinds of transaction that a list can be narrowed to. */
export const transactionKinds = codesWhere(({ leaves, check }) => leaves === 'JOURNAL' && check !== null);

export const kindColumn: Column<TransaksiRow> = {
  field: 'flowCode',
  title: 'transaksi.jenis',
  className: 'nowrap',
  text: (row) => `${messageOf('alur.', row.flowCode)} ${row.nomor_referensi}`,
  render: (row) => <Stacked main={messageOf('alur.', row.flowCode)} below={row.nomor_referensi} />,
};

export const accountColumn: Column<TransaksiRow> = {
  field: 'nama_nasabah',
  title: 'transaksi.rekening',
  text: (row) => [row.nomor_rekening, row.nama_nasabah].filter(Boolean).join(' - '),
  render: (row) => <Stacked main={row.nama_nasabah} below={row.nomor_rekening} />,
};

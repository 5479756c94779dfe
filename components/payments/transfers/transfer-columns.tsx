import type { FilterDef } from '#components/kit/fields/filter-def.ts';
import { type Column, Stacked } from '#components/kit/ui/column.tsx';
import { messageOf } from '#lib/messages/id.ts';
import { transferRails } from '#lib/payments/transfers.ts';

/** The lists of transfers, out and in, share these columns and filters. */

export const transferNumber: Column<{ readonly nomor: string; readonly rail: string }> = {
  field: 'nomor',
  title: 'transfer.nomor',
  text: (row) => `${row.nomor} ${messageOf('transfer.jalur.', row.rail)}`,
  render: (row) => (
    <Stacked main={<span className="mono">{row.nomor}</span>} below={messageOf('transfer.jalur.', row.rail)} />
  ),
};

export const whenAndRail = [
  { name: 'tanggal_awal', label: 'transfer.dari', kind: 'date' },
  { name: 'tanggal_akhir', label: 'transfer.sampai', kind: 'date' },
  { name: 'rail', label: 'transfer.jalur', kind: 'select', codes: transferRails, prefix: 'transfer.jalur.' },
] as const satisfies readonly FilterDef[];

import '#lib/profit-sharing/messages/profit.ts';
import type { Column } from '#components/kit/ui/column.tsx';
import type { HistoryBagiHasilRow } from '#types/proto/profit-sharing/profit.ts';
import { monthText } from './month.tsx';

/** A share in one line: the month, from what, and what was left of it. */
export const shareColumns: readonly Column<HistoryBagiHasilRow>[] = [
  { field: 'bulan', title: 'bagiHasil.bulan', text: ({ bulan }) => monthText(bulan), className: 'nowrap' },
  { field: 'rata_rata', title: 'bagiHasil.rataRata', kind: 'amount', zero: true },
  { field: 'hi1000', title: 'bagiHasil.hi1000', className: 'num' },
  { field: 'nisbah', title: 'bagiHasil.nisbah', className: 'num' },
  { field: 'bruto', title: 'bagiHasil.bruto', kind: 'amount', zero: true },
  { field: 'pajak', title: 'bagiHasil.pajak', kind: 'amount', zero: true },
  { field: 'zakat', title: 'bagiHasil.zakat', kind: 'amount', zero: true },
  { field: 'neto', title: 'bagiHasil.neto', kind: 'amount', zero: true },
];

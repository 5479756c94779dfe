import '#lib/payments/messages/settlement.ts';
import { Amount } from '#components/kit/ui/amount.tsx';
import { type Column, Stacked } from '#components/kit/ui/column.tsx';
import { message, messageOf } from '#lib/messages/id.ts';
import type { RekonsiliasiRow } from '#types/proto/payments/settlement.ts';

const ends = ['diterima', 'dibukukan', 'dikembalikan', 'menunggu', 'ditolak', 'hilang'] as const;

/** Sums other banks' messages by day and rail, and each of their outcomes with sum and number. */
export const reconciliationColumns: readonly Column<RekonsiliasiRow>[] = [
  { field: 'tanggal', title: 'penyelesaian.tanggal', kind: 'date' },
  { field: 'rail', title: 'penyelesaian.rail', text: ({ rail }) => messageOf('penyelesaian.rail.', rail) },
  ...ends.map(
    (end): Column<RekonsiliasiRow> => ({
      field: end,
      title: `penyelesaian.${end}Nominal`,
      kind: 'amount',
      render: (row) => (
        <Stacked
          main={<Amount value={row[end]} zero currency={row.kode_valuta} />}
          below={message('penyelesaian.hitungan', { banyak: String(row[`${end}_banyak`]) })}
        />
      ),
    }),
  ),
  // As numbers of their own for whoever exports them.
  ...ends.map(
    (end): Column<RekonsiliasiRow> => ({
      field: `${end}_banyak`,
      title: `penyelesaian.${end}Banyak`,
      className: 'num',
      hidden: true,
    }),
  ),
];

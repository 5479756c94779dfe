import '#lib/accounts/messages/savings.ts';
import '#lib/accounts/messages/standing-orders.ts';
import '#lib/accounts/messages/standing-order-words.ts';
import { listScreen } from '#components/kit/screens/list-screen.tsx';
import { Amount } from '#components/kit/ui/amount.tsx';
import { StatusChip } from '#components/kit/ui/chip.tsx';
import { type Column, Stacked } from '#components/kit/ui/column.tsx';
import { listedDueStates } from '#lib/accounts/standing-orders.ts';
import { toDisplay } from '#lib/dates.ts';
import { message, messageOf } from '#lib/messages/id.ts';
import { formatWire } from '#lib/money.ts';
import { standing } from '#services/accounts/standing-orders.ts';
import type { HasilPerintah } from '#types/proto/accounts/standing.ts';
import { payerAndPayee } from './payee-columns.tsx';
import { aboutRun, runAddress, shortOf } from './runs.ts';

const columns: readonly Column<HasilPerintah>[] = [
  { field: 'tanggal', title: 'perintah.dijalankan', kind: 'date', sort: true },
  {
    field: 'nomor_perintah',
    title: 'perintah.nomor',
    text: (row) => `${row.nomor_perintah} ${toDisplay(row.jatuh_tempo)}`,
    render: (row) => (
      <Stacked
        main={<span className="mono">{row.nomor_perintah}</span>}
        below={message('perintah.jatuhTempoPada', { tanggal: toDisplay(row.jatuh_tempo) })}
      />
    ),
  },
  ...payerAndPayee,
  {
    field: 'nominal',
    title: 'perintah.dipindahkan',
    className: 'num',
    text: (row) => formatWire(row.nominal),
    render: (row) => <Stacked main={<Amount value={row.nominal} />} below={shortOf(row)} />,
  },
  {
    field: 'status',
    title: 'perintah.status',
    text: (row) => [messageOf('status.', row.status), aboutRun(row)].filter(Boolean).join(' · '),
    render: (row) => <Stacked main={<StatusChip code={row.status} />} below={aboutRun(row)} />,
  },
  { field: 'referensi', title: 'perintah.referensi', kind: 'code', hidden: true },
];

/** Lists the runs of orders with their failures and reasons, the latest first: by it the branch informs its customers, and tries again. */
export const Runs = listScreen({
  menu: 'hasil-perintah',
  endpoint: standing.runs,
  rowKey: (row) => `${row.nomor_perintah} ${row.jatuh_tempo}`,
  columns,
  filters: [
    { name: 'keyword', label: 'perintah.nomor', kind: 'text', maxLength: 14 },
    { name: 'status', label: 'perintah.status', kind: 'select', codes: listedDueStates, prefix: 'status.' },
    { name: 'tanggal', label: 'perintah.dijalankan', kind: 'date' },
    { name: 'kode_cabang', label: 'rekening.cabang', kind: 'branch', headOffice: true },
  ],
  actions: [
    {
      id: 'simpan-si',
      label: 'perintah.jalankan',
      icon: 'arrow-clockwise',
      disabled: (row) => runAddress(row) === null,
      run: (row, { go }) => go(runAddress(row) ?? '/standing/runs'),
    },
  ],
});

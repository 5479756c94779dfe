import '#lib/books/messages/entry.ts';
import '#lib/messages/states.ts';
import { type ListAction, listScreen } from '#components/kit/screens/list-screen.tsx';
import { type Column, narrowed, Stacked } from '#components/kit/ui/column.tsx';
import { periodicDues } from '#lib/books/periodic-entries.ts';
import { entry } from '#services/books/entry.ts';
import type { JatuhBerkalaRow } from '#types/proto/books/entry.ts';
import { dueStatusText, leaveAddress, settleAddress } from './due-status-text.ts';

const columns: readonly Column<JatuhBerkalaRow>[] = [
  {
    field: 'nomor_berkala',
    title: 'berkala.nama',
    text: (row) => `${row.nomor_berkala} ${row.nama}`,
    render: (row) => <Stacked main={row.nama} below={`${row.nomor_berkala} · ${row.kode_cabang}`} />,
  },
  { field: 'jatuh_tempo', title: 'berkala.jatuhTempo', kind: 'date', sort: true },
  { field: 'tanggal', title: 'berkala.dijalankan', kind: 'date', sort: true },
  { field: 'status', title: 'berkala.status', kind: 'status', className: 'nowrap' },
  { field: 'pesan', title: 'berkala.sebab', text: dueStatusText },
];

const settled = (row: JatuhBerkalaRow): boolean => row.boleh_isi !== 'T';

const actions: readonly ListAction<JatuhBerkalaRow>[] = [
  {
    id: 'transaksi-umum-multi',
    label: 'berkala.selesaikan',
    icon: 'pencil-square',
    disabled: settled,
    run: (row, { go }) => go(settleAddress(row)),
  },
  {
    id: 'simpan-berkala',
    label: 'berkala.lewati',
    icon: 'x-circle',
    disabled: settled,
    run: (row, { go }) => go(leaveAddress(row)),
  },
];

/** Lists the results of due dates: posted, waiting for amounts, failed with the reason, left out. */
export const PeriodicDues = listScreen({
  menu: 'jatuh-berkala',
  endpoint: entry.dues,
  rowKey: (row) => `${row.nomor_berkala} ${row.jatuh_tempo}`,
  columns,
  narrow: narrowed(columns, ['nomor_berkala', 'status', 'jatuh_tempo', 'pesan', 'tanggal']),
  filters: [
    { name: 'status', label: 'berkala.status', kind: 'select', codes: periodicDues, prefix: 'status.' },
    { name: 'keyword', label: 'berkala.cariNomor', kind: 'text', maxLength: 14 },
    { name: 'kode_cabang', label: 'berkala.cabang', kind: 'branch', headOffice: true },
  ],
  actions,
});

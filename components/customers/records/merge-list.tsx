import { listScreen } from '#components/kit/screens/list-screen.tsx';
import { Chip } from '#components/kit/ui/chip.tsx';
import { Stacked } from '#components/kit/ui/column.tsx';
import { menus } from '#lib/access/menus.ts';
import { message } from '#lib/messages/id.ts';
import { customer } from '#services/customers/customer.ts';
import type { GabungRow } from '#types/proto/customers/customer.ts';
import '#lib/control/messages/changes.ts';
import '#lib/customers/messages/customer.ts';
import '#lib/customers/messages/merge.ts';

/** Explains why a merge cannot be undone yet, or that its undoing waits. */
const waits = ({ didahului, id_flow }: GabungRow): string => {
  if (didahului !== '') return message('gabung.didahului', { nasabah: didahului });
  return id_flow === '' ? '' : message('gabung.batalMenunggu');
};

/** Lists the merges that are in force, and opens the undoing of one. */
export const Merges = listScreen({
  menu: 'penggabungan',
  endpoint: customer.merges,
  rowKey: (row) => row.id_gabung,
  add: { label: 'gabung.baru', address: menus['gabung-nasabah'].route, menu: 'gabung-nasabah' },
  columns: [
    { field: 'tanggal', title: 'kolom.tanggal', kind: 'date' },
    {
      field: 'asal',
      title: 'gabung.asal',
      text: (row) => `${row.nama_asal} (${row.asal})`,
      render: (row) => <Stacked main={row.nama_asal} below={row.asal} />,
    },
    {
      field: 'ke',
      title: 'gabung.ke',
      text: (row) => `${row.nama_ke} (${row.ke})`,
      render: (row) => <Stacked main={row.nama_ke} below={row.ke} />,
    },
    { field: 'tautan', title: 'gabung.jumlahTautan' },
    { field: 'alasan', title: 'kolom.alasan' },
    {
      field: 'pembuat',
      title: 'gabung.oleh',
      text: (row) => `${row.pembuat}, ${row.disetujui_oleh}`,
    },
    {
      field: 'didahului',
      title: 'gabung.keterangan',
      text: waits,
      render: (row) => (waits(row) === '' ? null : <Chip tone="warn">{waits(row)}</Chip>),
    },
  ],
  filters: [{ name: 'keyword', label: 'nasabah.nomorNasabah', kind: 'text' }],
  actions: [
    {
      id: 'penggabungan',
      label: 'gabung.batalkan',
      icon: 'arrow-counterclockwise',
      disabled: (row) => waits(row) !== '',
      run: (row, { go }) => go(`/customer/unmerge?${new URLSearchParams({ id_gabung: row.id_gabung })}`),
    },
  ],
});

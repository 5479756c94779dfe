import { causeOf, endOf, kindOf } from '#components/accounts/inquiries/block-list.tsx';
import { listScreen } from '#components/kit/screens/list-screen.tsx';
import { Stacked } from '#components/kit/ui/column.tsx';
import { toDisplay } from '#lib/dates.ts';
import { messageOf } from '#lib/messages/id.ts';
import { hold } from '#services/accounts/hold.ts';

/** The page lists the changes of blocks and holds on a day; the browser prints it as it prints every list. */
export default listScreen({
  menu: 'mutasi-blokir',
  endpoint: hold.changes,
  rowKey: (row) => row.id,
  sizes: [100, 50, 25],
  columns: [
    { field: 'tindakan', title: 'blokir.tindakan', text: (row) => messageOf('blokir.tindakan.', row.tindakan) },
    {
      field: 'nomor_rekening',
      title: 'rekening.nomor',
      text: (row) => `${row.nomor_rekening} ${row.nama_rekening}`,
      render: (row) => <Stacked main={<span className="mono">{row.nomor_rekening}</span>} below={row.nama_rekening} />,
    },
    {
      field: 'golongan',
      title: 'blokir.golongan',
      text: (row) => `${kindOf(row)} · ${causeOf(row)}`,
      render: (row) => <Stacked main={kindOf(row)} below={causeOf(row)} />,
    },
    {
      field: 'tingkat',
      title: 'blokir.tingkat',
      text: (row) => [messageOf('tingkatBlokir.', row.tingkat), row.nomor_surat].filter(Boolean).join(' · '),
      render: (row) => <Stacked main={messageOf('tingkatBlokir.', row.tingkat)} below={row.nomor_surat} />,
    },
    { field: 'jumlah', title: 'blokir.jumlah', kind: 'amount' },
    { field: 'sisa', title: 'blokir.sisa', kind: 'amount' },
    {
      field: 'tanggal_awal',
      title: 'blokir.masa',
      className: 'nowrap',
      text: (row) => `${toDisplay(row.tanggal_awal)} – ${endOf(row)}`,
      render: (row) => <Stacked main={toDisplay(row.tanggal_awal)} below={endOf(row)} />,
    },
    {
      field: 'pembuat',
      title: 'blokir.oleh',
      text: (row) => [row.pembuat, row.disetujui_oleh].filter(Boolean).join(', '),
    },
  ],
  filters: [
    { name: 'tanggal', label: 'blokir.tanggal', kind: 'date' },
    { name: 'kode_cabang', label: 'rekening.cabang', kind: 'branch', headOffice: true },
  ],
});

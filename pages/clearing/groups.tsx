import '#lib/cheques/messages/clearing.ts';
import { listScreen } from '#components/kit/screens/list-screen.tsx';
import { Stacked } from '#components/kit/ui/column.tsx';
import { clearing } from '#services/cheques/clearing.ts';

const address = (route: string, id_group: string): string => `${route}?${new URLSearchParams({ id_group })}`;

export default listScreen({
  menu: 'daftar-titipan-kliring',
  endpoint: clearing.groups,
  rowKey: (row) => row.id_group,
  columns: [
    { field: 'id_group', title: 'kliring.group', kind: 'code' },
    {
      field: 'nomor_rekening',
      title: 'kliring.rekening',
      text: (row) => `${row.nomor_rekening} ${row.nama_rekening}`,
      render: (row) => <Stacked main={<span className="mono">{row.nomor_rekening}</span>} below={row.nama_rekening} />,
    },
    { field: 'tanggal_kliring', title: 'kliring.tanggalKliring', kind: 'date', sort: true },
    { field: 'lembar', title: 'kliring.lembar', className: 'num' },
    { field: 'nominal', title: 'kliring.nominal', kind: 'amount' },
    { field: 'kode_cabang', title: 'kliring.cabang' },
  ],
  filters: [
    { name: 'keyword', label: 'kliring.cari', kind: 'text', maxLength: 16 },
    { name: 'kode_cabang', label: 'kliring.cabang', kind: 'branch', headOffice: true },
  ],
  actions: [
    {
      id: 'jalankan-titipan-kliring',
      label: 'kliring.jalankan',
      icon: 'check2-circle',
      disabled: (row) => row.jatuh_tempo !== 'T',
      run: (row, { go }) => go(address('/clearing/run', row.id_group)),
    },
    {
      id: 'hapus-titipan-kliring',
      label: 'kliring.kembalikan',
      icon: 'arrow-counterclockwise',
      run: (row, { go }) => go(address('/clearing/give-back', row.id_group)),
    },
  ],
});

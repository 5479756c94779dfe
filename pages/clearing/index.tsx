import '#lib/cheques/messages/clearing.ts';
import { listScreen } from '#components/kit/screens/list-screen.tsx';
import { Stacked } from '#components/kit/ui/column.tsx';
import { sheetStates } from '#lib/cheques/clearing.ts';
import { messageOf } from '#lib/messages/id.ts';
import { clearing } from '#services/cheques/clearing.ts';

export default listScreen({
  menu: 'daftar-setoran-kliring',
  endpoint: clearing.sheets,
  rowKey: (row) => row.id_warkat,
  columns: [
    {
      field: 'nomor_warkat',
      title: 'kliring.satu',
      text: (row) => `${row.kode_bank} ${messageOf('kliring.jenis.', row.jenis)} ${row.nomor_warkat}`,
      render: (row) => (
        <Stacked
          main={<span className="mono">{row.nomor_warkat}</span>}
          below={`${row.kode_bank} · ${messageOf('kliring.jenis.', row.jenis)}`}
        />
      ),
    },
    {
      field: 'nomor_rekening',
      title: 'kliring.rekening',
      text: (row) => `${row.nomor_rekening} ${row.nama_rekening}`,
      render: (row) => <Stacked main={<span className="mono">{row.nomor_rekening}</span>} below={row.nama_rekening} />,
    },
    { field: 'nama_penarik', title: 'kliring.penarik' },
    { field: 'tanggal_setor', title: 'kliring.disetor', kind: 'date' },
    { field: 'tanggal_efektif', title: 'kliring.efektif', kind: 'date' },
    { field: 'status_warkat', title: 'kliring.status', kind: 'status', className: 'nowrap' },
    { field: 'alasan_utama', title: 'kliring.sebab', hidden: true },
    { field: 'id_group', title: 'kliring.group', kind: 'code', hidden: true },
    { field: 'nominal', title: 'kliring.nominal', kind: 'amount' },
  ],
  filters: [
    { name: 'keyword', label: 'kliring.cari', kind: 'text', maxLength: 16 },
    { name: 'status_warkat', label: 'kliring.status', kind: 'select', codes: sheetStates, prefix: 'status.' },
    { name: 'kode_cabang', label: 'kliring.cabang', kind: 'branch', headOffice: true },
  ],
});

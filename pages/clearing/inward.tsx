import '#lib/cheques/messages/clearing.ts';
import { InwardStatus } from '#components/cheques/clearing/inward-status.tsx';
import { Suggestion } from '#components/cheques/clearing/suggestion.tsx';
import { listScreen } from '#components/kit/screens/list-screen.tsx';
import { type Column, narrowed, Stacked } from '#components/kit/ui/column.tsx';
import { inwardStates, isUndecided } from '#lib/cheques/clearing.ts';
import { messageOf } from '#lib/messages/id.ts';
import { clearing } from '#services/cheques/clearing.ts';
import type { PenarikanKliringRow } from '#types/proto/cheques/clearing.ts';

const address = (route: string, id_penarikan: string): string => `${route}?${new URLSearchParams({ id_penarikan })}`;

const columns: readonly Column<PenarikanKliringRow>[] = [
  {
    field: 'nomor_warkat',
    title: 'kliring.satu',
    text: (row) => `${messageOf('kliring.jenis.', row.jenis)} ${row.nomor_warkat}`,
    render: (row) => (
      <Stacked main={<span className="mono">{row.nomor_warkat}</span>} below={messageOf('kliring.jenis.', row.jenis)} />
    ),
  },
  {
    field: 'nomor_rekening',
    title: 'kliring.penarikRekening',
    text: (row) => `${row.nomor_rekening} ${row.nama_rekening}`,
    render: (row) => <Stacked main={<span className="mono">{row.nomor_rekening}</span>} below={row.nama_rekening} />,
  },
  {
    field: 'nama_penerima',
    title: 'kliring.penerima',
    text: (row) => `${row.nama_penerima} ${row.kode_bank}`,
    render: (row) => <Stacked main={row.nama_penerima} below={row.kode_bank} />,
  },
  { field: 'tanggal_terima', title: 'kliring.diterima', kind: 'date', hidden: true },
  {
    field: 'status_warkat',
    title: 'kliring.status',
    className: 'nowrap',
    text: (row) => messageOf('status.', row.status_warkat),
    render: (row) => <InwardStatus row={row} />,
  },
  {
    field: 'temuan',
    title: 'kliring.saran',
    text: (row) => (isUndecided(row.status_warkat) ? row.temuan : row.alasan),
    render: (row) => (isUndecided(row.status_warkat) ? <Suggestion row={row} /> : row.alasan),
  },
  { field: 'nominal', title: 'kliring.nominal', kind: 'amount' },
];

export default listScreen({
  menu: 'daftar-penarikan-kliring',
  endpoint: clearing.inward,
  rowKey: (row) => row.id_penarikan,
  columns,
  narrow: narrowed(columns, ['nomor_warkat', 'nominal', 'status_warkat', 'temuan', 'nomor_rekening', 'nama_penerima']),
  filters: [
    { name: 'keyword', label: 'kliring.cariMasuk', kind: 'text', maxLength: 20 },
    { name: 'status_warkat', label: 'kliring.status', kind: 'select', codes: inwardStates, prefix: 'status.' },
    { name: 'kode_cabang', label: 'kliring.cabang', kind: 'branch', headOffice: true },
  ],
  actions: [
    {
      id: 'penarikan-kliring',
      label: 'kliring.bayar',
      icon: 'check2-circle',
      disabled: (row) => !isUndecided(row.status_warkat),
      run: (row, { go }) => go(address('/clearing/pay', row.id_penarikan)),
    },
    {
      id: 'tolakan-penarikan-kliring',
      label: 'kliring.tolakMasuk',
      icon: 'x-circle',
      disabled: (row) => !isUndecided(row.status_warkat),
      run: (row, { go }) => go(address('/clearing/return', row.id_penarikan)),
    },
    {
      id: 'tahan-penarikan-kliring',
      label: 'kliring.tahan',
      icon: 'clock-history',
      disabled: (row) => row.status_warkat !== 'DITERIMA' || row.jenis !== 'BG',
      run: (row, { go }) => go(address('/clearing/hold', row.id_penarikan)),
    },
  ],
});

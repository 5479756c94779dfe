import '#lib/cash/messages/shipments.ts';
import { listScreen } from '#components/kit/screens/list-screen.tsx';
import { Chip, type Tone } from '#components/kit/ui/chip.tsx';
import { Stacked } from '#components/kit/ui/column.tsx';
import { menus } from '#lib/access/menus.ts';
import { type RequestState, requestStates } from '#lib/cash/cash-shipments.ts';
import { messageOf } from '#lib/messages/id.ts';
import { vault } from '#services/cash/vault.ts';

const tones: Readonly<Record<RequestState, Tone>> = {
  DIMINTA: 'warn',
  DIKIRIM: 'ok',
  DITOLAK: 'bad',
  DIBATALKAN: 'neutral',
};

export default listScreen({
  menu: 'permintaan-kas',
  endpoint: vault.cashRequests,
  rowKey: (row) => row.nomor_permintaan,
  add: { label: 'kiriman.minta', address: menus['minta-kas'].route, menu: 'minta-kas' },
  columns: [
    {
      field: 'nomor_permintaan',
      title: 'kiriman.permintaan',
      sort: true,
      text: (row) => `${row.nomor_permintaan} ${row.keterangan}`,
      render: (row) => <Stacked main={<span className="mono">{row.nomor_permintaan}</span>} below={row.keterangan} />,
    },
    {
      field: 'kode_cabang',
      title: 'kiriman.cabangPeminta',
      text: (row) => `${row.kode_cabang} ${row.nama_cabang}`,
      render: (row) => <Stacked main={row.kode_cabang} below={row.nama_cabang} />,
    },
    {
      field: 'kode_cabang_asal',
      title: 'kiriman.cabangDiminta',
      text: (row) => `${row.kode_cabang_asal} ${row.nama_cabang_asal}`,
      render: (row) => <Stacked main={row.kode_cabang_asal} below={row.nama_cabang_asal} />,
    },
    { field: 'tanggal', title: 'kiriman.tanggal', kind: 'date' },
    {
      field: 'status',
      title: 'kiriman.status',
      className: 'nowrap',
      text: (row) => messageOf('kiriman.permintaan.', row.status),
      render: (row) => (
        <Chip tone={tones[row.status as RequestState] ?? 'neutral'}>
          {messageOf('kiriman.permintaan.', row.status)}
        </Chip>
      ),
    },
    { field: 'user_input', title: 'kiriman.peminta', hidden: true },
    { field: 'alasan', title: 'kiriman.alasan', hidden: true },
    { field: 'nominal', title: 'kiriman.nominal', kind: 'amount' },
  ],
  filters: [
    {
      name: 'status',
      label: 'kiriman.status',
      kind: 'select',
      codes: requestStates,
      prefix: 'kiriman.permintaan.',
    },
    { name: 'kode_cabang', label: 'kiriman.cabang', kind: 'branch', headOffice: true },
  ],
  actions: [
    {
      id: 'kirim-kas',
      label: 'kiriman.penuhi',
      icon: 'send',
      disabled: (row) => row.status !== 'DIMINTA' || row.pihak !== 'PENGIRIM',
      run: ({ nomor_permintaan, kode_cabang, nominal }, { go }) =>
        go(
          `${menus['kirim-kas'].route}?${new URLSearchParams({ nomor_permintaan, kode_cabang_tujuan: kode_cabang, nominal })}`,
        ),
    },
    {
      id: 'tutup-permintaan-kas',
      label: 'kiriman.tutup',
      icon: 'x-circle',
      disabled: (row) => row.status !== 'DIMINTA' || row.pihak === '',
      run: ({ nomor_permintaan }, { go }) =>
        go(`${menus['tutup-permintaan-kas'].route}?${new URLSearchParams({ nomor_permintaan })}`),
    },
  ],
});

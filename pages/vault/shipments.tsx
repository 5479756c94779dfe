import '#lib/cash/messages/shipments.ts';
import { shipmentRoad } from '#components/cash/vault/shipment-road.ts';
import { listScreen } from '#components/kit/screens/list-screen.tsx';
import { Chip, type Tone } from '#components/kit/ui/chip.tsx';
import { Stacked } from '#components/kit/ui/column.tsx';
import { menus } from '#lib/access/menus.ts';
import { type ShipmentState, shipmentStates } from '#lib/cash/cash-shipments.ts';
import { messageOf } from '#lib/messages/id.ts';
import { vault } from '#services/cash/vault.ts';

const tones: Readonly<Record<ShipmentState, Tone>> = {
  DIKIRIM: 'warn',
  DIKEMBALIKAN: 'warn',
  DITERIMA: 'ok',
  KEMBALI: 'neutral',
};

const two = (one: string, other: string): string => [one, other].filter(Boolean).join(', ');

export default listScreen({
  menu: 'kiriman-kas',
  endpoint: vault.shipments,
  rowKey: (row) => row.nomor_kiriman,
  add: { label: 'kiriman.kirim', address: menus['kirim-kas'].route, menu: 'kirim-kas' },
  columns: [
    {
      field: 'nomor_kiriman',
      title: 'kiriman.kiriman',
      sort: true,
      text: (row) => `${row.nomor_kiriman} ${row.segel}`,
      render: (row) => <Stacked main={<span className="mono">{row.nomor_kiriman}</span>} below={row.segel} />,
    },
    {
      field: 'arah',
      title: 'kiriman.arah',
      text: (row) => `${messageOf('kiriman.arah.', row.arah)} ${shipmentRoad(row)}`,
      render: (row) => <Stacked main={messageOf('kiriman.arah.', row.arah)} below={shipmentRoad(row)} />,
    },
    {
      field: 'tanggal_kirim',
      title: 'kiriman.dikirim',
      kind: 'date',
    },
    {
      field: 'status',
      title: 'kiriman.status',
      className: 'nowrap',
      text: (row) => messageOf('kiriman.status.', row.status),
      render: (row) => (
        <Chip tone={tones[row.status as ShipmentState] ?? 'neutral'}>{messageOf('kiriman.status.', row.status)}</Chip>
      ),
    },
    { field: 'tanggal_terima', title: 'kiriman.diterima', kind: 'date' },
    {
      field: 'user_kirim',
      title: 'kiriman.pengirim',
      hidden: true,
      text: (row) => two(row.user_kirim, row.saksi_kirim),
    },
    {
      field: 'user_terima',
      title: 'kiriman.penerima',
      hidden: true,
      text: (row) => two(row.user_terima, row.saksi_terima),
    },
    { field: 'pembawa', title: 'kiriman.pembawa', hidden: true, text: (row) => two(row.pembawa, row.pengawal) },
    { field: 'nomor_permintaan', title: 'kiriman.nomorPermintaan', kind: 'code', hidden: true },
    { field: 'keterangan', title: 'kiriman.keterangan', hidden: true },
    { field: 'selisih', title: 'kiriman.selisih', kind: 'amount' },
    { field: 'nominal', title: 'kiriman.nominal', kind: 'amount' },
  ],
  filters: [
    {
      name: 'status',
      label: 'kiriman.status',
      kind: 'select',
      codes: ['BERJALAN', ...shipmentStates],
      prefix: 'kiriman.status.',
    },
    { name: 'kode_cabang', label: 'kiriman.cabang', kind: 'branch', headOffice: true },
  ],
  actions: [
    {
      id: 'terima-kiriman-kas',
      label: 'kiriman.hitung',
      icon: 'inbox',
      disabled: (row) => row.dihitung_sini !== 'T',
      run: ({ nomor_kiriman }, { go }) =>
        go(`${menus['terima-kiriman-kas'].route}?${new URLSearchParams({ nomor_kiriman })}`),
    },
    {
      id: 'tolak-kiriman-kas',
      label: 'kiriman.tolak',
      icon: 'arrow-counterclockwise',
      disabled: (row) => row.status !== 'DIKIRIM' || row.pihak === '',
      run: ({ nomor_kiriman }, { go }) =>
        go(`${menus['tolak-kiriman-kas'].route}?${new URLSearchParams({ nomor_kiriman })}`),
    },
  ],
});

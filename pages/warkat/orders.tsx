import '#lib/cheques/messages/warkat.ts';
import { listScreen } from '#components/kit/screens/list-screen.tsx';
import { Chip, type Tone } from '#components/kit/ui/chip.tsx';
import { Stacked } from '#components/kit/ui/column.tsx';
import { menus } from '#lib/access/menus.ts';
import { bookKinds, type OrderState, orderStates } from '#lib/cheques/warkat.ts';
import { messageOf } from '#lib/messages/id.ts';
import { warkat } from '#services/cheques/warkat.ts';

const tones: Readonly<Record<OrderState, Tone>> = { DIPESAN: 'warn', DITERBITKAN: 'ok', DIBATALKAN: 'neutral' };

export default listScreen({
  menu: 'daftar-pesanan-warkat',
  endpoint: warkat.orders,
  rowKey: (row) => row.nomor_pesanan,
  add: { label: 'warkat.pesan', address: menus['pesan-warkat'].route, menu: 'pesan-warkat' },
  columns: [
    {
      field: 'nomor_pesanan',
      title: 'warkat.pesanan',
      text: (row) => `${row.nomor_pesanan} ${messageOf('warkat.jenis.', row.jenis)}`,
      render: (row) => (
        <Stacked
          main={<span className="mono">{row.nomor_pesanan}</span>}
          below={messageOf('warkat.jenis.', row.jenis)}
        />
      ),
    },
    {
      field: 'nomor_rekening',
      title: 'warkat.rekening',
      text: (row) => `${row.nomor_rekening} ${row.nama_rekening}`,
      render: (row) => <Stacked main={<span className="mono">{row.nomor_rekening}</span>} below={row.nama_rekening} />,
    },
    { field: 'tanggal', title: 'warkat.tanggalPesan', kind: 'date', sort: true },
    {
      field: 'status_pesanan',
      title: 'warkat.status',
      className: 'nowrap',
      text: (row) => messageOf('warkat.pesanan.', row.status_pesanan),
      render: (row) => (
        <Chip tone={tones[row.status_pesanan as OrderState] ?? 'neutral'}>
          {messageOf('warkat.pesanan.', row.status_pesanan)}
        </Chip>
      ),
    },
    { field: 'kode_cabang', title: 'warkat.cabang' },
    { field: 'stok', title: 'warkat.stokCabang', className: 'num' },
    { field: 'buku', title: 'warkat.bukuTerbit', kind: 'code', hidden: true },
    { field: 'alasan', title: 'warkat.alasanBatal', hidden: true },
    { field: 'keterangan', title: 'warkat.keterangan', hidden: true },
  ],
  filters: [
    { name: 'keyword', label: 'warkat.cariPesanan', kind: 'text', maxLength: 14 },
    { name: 'jenis', label: 'warkat.jenis', kind: 'select', codes: bookKinds, prefix: 'warkat.jenis.' },
    {
      name: 'status_pesanan',
      label: 'warkat.status',
      kind: 'select',
      codes: orderStates,
      prefix: 'warkat.pesanan.',
    },
    { name: 'kode_cabang', label: 'warkat.cabang', kind: 'branch', headOffice: true },
  ],
  actions: [
    {
      id: 'terbit-warkat',
      label: 'warkat.terbitkanPesanan',
      icon: 'plus-lg',
      disabled: (row) => row.status_pesanan !== 'DIPESAN' || row.stok === 0,
      run: ({ nomor_rekening }, { go }) =>
        go(`${menus['terbit-warkat'].route}?${new URLSearchParams({ nomor_rekening })}`),
    },
    {
      id: 'kirim-stok-warkat',
      label: 'warkat.kirimPesanan',
      icon: 'send',
      disabled: (row) => row.status_pesanan !== 'DIPESAN',
      run: ({ jenis, kode_cabang }, { go }) =>
        go(`${menus['kirim-stok-warkat'].route}?${new URLSearchParams({ jenis, cabang_tujuan: kode_cabang })}`),
    },
    {
      id: 'batal-pesanan-warkat',
      label: 'warkat.batalPesanan',
      icon: 'x-circle',
      disabled: (row) => row.status_pesanan !== 'DIPESAN',
      run: ({ nomor_pesanan }, { go }) =>
        go(`${menus['batal-pesanan-warkat'].route}?${new URLSearchParams({ nomor_pesanan })}`),
    },
  ],
});

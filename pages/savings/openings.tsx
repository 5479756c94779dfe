import { ContractPrint } from '#components/accounts/inquiries/contract-print.tsx';
import { productSource } from '#components/control/parameters/product-source.ts';
import { listScreen } from '#components/kit/screens/list-screen.tsx';
import { Chip } from '#components/kit/ui/chip.tsx';
import { Stacked } from '#components/kit/ui/column.tsx';
import { menus } from '#lib/access/menus.ts';
import { messageOf } from '#lib/messages/id.ts';
import { opening } from '#services/accounts/opening.ts';
import '#lib/accounts/messages/opening.ts';
import '#lib/accounts/messages/savings.ts';

/** The page lists accounts as they were opened, the latest first: it shows which await their first deposit, and their papers. */
export default listScreen({
  menu: 'pembukaan-rekening',
  endpoint: opening.openings,
  rowKey: (row) => row.pegangan,
  add: { label: 'pembukaan.baru', address: menus['buka-rekening'].route, menu: 'buka-rekening' },
  columns: [
    {
      field: 'nama_rekening',
      title: 'rekening.atasNama',
      sort: true,
      text: (row) => `${row.nama_rekening} (${row.nomor_rekening})`,
      render: (row) => <Stacked main={row.nama_rekening} below={row.nomor_rekening} />,
    },
    { field: 'nama_produk', title: 'rekening.produk', kind: 'name' },
    { field: 'tanggal_buka', title: 'pembukaan.tanggal', kind: 'date', sort: true },
    {
      field: 'setoran',
      title: 'pembukaan.setoran',
      text: (row) => messageOf('pembukaan.setoran.', row.setoran),
      render: (row) => (
        <Chip tone={row.setoran === 'MENUNGGU' ? 'warn' : 'ok'}>{messageOf('pembukaan.setoran.', row.setoran)}</Chip>
      ),
    },
    { field: 'setoran_awal', title: 'pembukaan.palingSedikit', kind: 'amount' },
  ],
  filters: [
    { name: 'keyword', label: 'pembukaan.cari', kind: 'text' },
    { name: 'kode_produk', label: 'rekening.produk', kind: 'source', source: productSource },
    {
      name: 'setoran',
      label: 'pembukaan.setoran',
      kind: 'select',
      codes: ['MENUNGGU', 'SUDAH'],
      prefix: 'pembukaan.setoran.',
    },
  ],
  actions: [
    { id: '', label: 'pembukaan.cetak', icon: 'printer', run: (row, { open }) => open(row) },
    {
      id: 'rekening',
      label: 'rekening.buka',
      icon: 'eye',
      run: (row, { go }) => go(`${menus.rekening.route}?pegangan=${row.pegangan}`),
    },
  ],
  detail: ContractPrint,
});

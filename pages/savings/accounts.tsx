import { useRouter } from 'next/router';
import { FoundAccountSums } from '#components/accounts/inquiries/account-list-sums.tsx';
import { AccountStatus } from '#components/accounts/inquiries/account-status.tsx';
import { AccountViews } from '#components/accounts/inquiries/account-views.tsx';
import { AccountWindow } from '#components/accounts/inquiries/account-window.tsx';
import { productSource } from '#components/control/parameters/product-source.ts';
import { listScreen } from '#components/kit/screens/list-screen.tsx';
import { type Column, narrowed, Stacked } from '#components/kit/ui/column.tsx';
import { menus } from '#lib/access/menus.ts';
import { accountKey } from '#lib/account-key.ts';
import { accountStates } from '#lib/accounts/codes.ts';
import { savings } from '#services/accounts/savings.ts';
import type { RekeningRow } from '#types/proto/accounts/savings.ts';

const columns: readonly Column<RekeningRow>[] = [
  { field: 'nomor_rekening', title: 'rekening.nomor', kind: 'code', sort: true },
  { field: 'nama_nasabah', title: 'rekening.atasNama', sort: true },
  { field: 'nama_produk', title: 'rekening.produk', sort: 'kode_produk', kind: 'name', givesWay: true },
  { field: 'kode_cabang', title: 'rekening.cabang', sort: true, givesWay: true },
  {
    field: 'status_rekening',
    title: 'rekening.status',
    kind: 'status',
    sort: true,
    givesWay: true,
    className: 'nowrap',
    render: (row) => <AccountStatus account={row} plain />,
  },
  { field: 'saldo_buku', title: 'rekening.saldoBuku', kind: 'amount', givesWay: true },
  { field: 'saldo_tersedia', title: 'rekening.saldoTersedia', kind: 'amount' },
];

const whose: Column<RekeningRow> = {
  field: 'nama_nasabah',
  title: 'rekening.atasNama',
  sort: true,
  text: (row) => `${row.nama_nasabah} ${row.nomor_rekening}`,
  render: (row) => <Stacked main={row.nama_nasabah} below={row.nomor_rekening} />,
};

const AccountList = listScreen({
  menu: 'rekening',
  add: { label: 'menu.bukaRekening', address: menus['buka-rekening'].route, menu: 'buka-rekening' },
  endpoint: savings.accounts,
  // Two masked numbers may look alike; their handles never do.
  rowKey: accountKey,
  columns,
  // A phone shows the holder with the number of the account first, then the available balance.
  narrow: [
    whose,
    ...narrowed(columns, ['saldo_tersedia', 'status_rekening', 'nama_produk', 'kode_cabang', 'saldo_buku']),
  ],
  filters: [
    { name: 'keyword', label: 'tabungan.cari', kind: 'text' },
    {
      name: 'status_rekening',
      label: 'rekening.status',
      kind: 'select',
      codes: accountStates,
      prefix: 'status.',
    },
    { name: 'kode_produk', label: 'rekening.produk', kind: 'source', source: productSource },
    { name: 'nomor_nasabah', label: 'tabungan.nasabah', kind: 'text', maxLength: 20 },
    { name: 'kode_cabang', label: 'rekening.cabang', kind: 'branch', headOffice: true },
  ],
  actions: [
    { id: '', label: 'aksi.lihat', icon: 'eye', run: (row, { open }) => open(row) },
    {
      id: 'setor-tunai',
      label: 'menu.setorTunai',
      icon: 'box-arrow-in-down',
      run: (row, { go }) => go(`/teller/cash-deposit?nomor_rekening=${row.nomor_rekening}`),
    },
    {
      id: 'tarik-tunai',
      label: 'menu.tarikTunai',
      icon: 'box-arrow-up',
      run: (row, { go }) => go(`/teller/cash-withdrawal?nomor_rekening=${row.nomor_rekening}`),
    },
    {
      id: 'pemindahbukuan',
      label: 'menu.pemindahbukuan',
      icon: 'arrow-left-right',
      run: (row, { go }) => go(`/teller/book-transfer?nomor_rekening_debet=${row.nomor_rekening}`),
    },
    {
      id: 'tutup-rekening',
      label: 'menu.tutupRekening',
      icon: 'x-circle',
      disabled: (row) => row.status_rekening === 'TUTUP' || row.status_rekening === 'PENUTUPAN',
      run: (row, { go }) => go(`/savings/close?nomor_rekening=${row.nomor_rekening}`),
    },
    {
      id: 'portofolio',
      label: 'menu.portofolio',
      icon: 'wallet2',
      disabled: (row) => row.nomor_nasabah === '',
      run: (row, { go }) => go(`${menus.portofolio.route}?nomor_nasabah=${row.nomor_nasabah}`),
    },
  ],
  detail: AccountWindow,
  above: AccountViews,
  below: FoundAccountSums,
});

/** The page lists accounts, and above them the screen of the one that the address names, by number or handle. */
export default function Accounts() {
  const router = useRouter();
  const { pegangan = '', nomor_rekening = '', ...rest } = router.query;
  const close = () => void router.replace({ pathname: menus.rekening.route, query: rest });
  return (
    <>
      <AccountList />
      {pegangan === '' && nomor_rekening === '' ? null : (
        <AccountWindow
          key={`${nomor_rekening}${pegangan}`}
          row={{ nomor_rekening: String(nomor_rekening), pegangan: String(pegangan) }}
          beside
          onClose={close}
        />
      )}
    </>
  );
}

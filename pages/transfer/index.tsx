import '#lib/payments/messages/transfer.ts';
import { listScreen } from '#components/kit/screens/list-screen.tsx';
import { Stacked } from '#components/kit/ui/column.tsx';
import { transferNumber, whenAndRail } from '#components/payments/transfers/transfer-columns.tsx';
import { TransferChip } from '#components/payments/transfers/transfer-state.tsx';
import { TransferWindow } from '#components/payments/transfers/transfer-window.tsx';
import { menus } from '#lib/access/menus.ts';
import { messageOf } from '#lib/messages/id.ts';
import { transferStates } from '#lib/payments/transfers.ts';
import { transfer } from '#services/payments/transfer.ts';

export default listScreen({
  menu: 'daftar-transfer',
  endpoint: transfer.transfers,
  rowKey: (row) => row.nomor,
  columns: [
    transferNumber,
    {
      field: 'nama_pengirim',
      title: 'transfer.pengirim',
      text: (row) => `${row.nama_pengirim} ${row.nomor_rekening}`,
      render: (row) => <Stacked main={row.nama_pengirim} below={row.nomor_rekening} />,
    },
    {
      field: 'nama_tujuan',
      title: 'transfer.penerima',
      text: (row) => `${row.nama_tujuan} ${row.kode_bank} ${row.rekening_tujuan}`,
      render: (row) => <Stacked main={row.nama_tujuan} below={`${row.kode_bank} · ${row.rekening_tujuan}`} />,
    },
    { field: 'tanggal', title: 'transfer.tanggal', kind: 'date' },
    {
      field: 'status_transfer',
      title: 'transfer.status',
      className: 'nowrap',
      text: (row) => messageOf('transfer.keadaan.', row.status_transfer),
      render: (row) => <TransferChip code={row.status_transfer} />,
    },
    { field: 'nomor_batch', title: 'transfer.batch', kind: 'code', hidden: true },
    { field: 'sebab', title: 'transfer.sebab', hidden: true },
    { field: 'tanggal_settle', title: 'transfer.settle', kind: 'date', hidden: true },
    { field: 'tanggal_akhir', title: 'transfer.kembali', kind: 'date', hidden: true },
    { field: 'tanggal_biaya_kembali', title: 'transfer.biayaDikembalikan', kind: 'date', hidden: true },
    { field: 'biaya', title: 'transfer.biaya', kind: 'amount', hidden: true },
    { field: 'nominal', title: 'transfer.nominal', kind: 'amount' },
  ],
  actions: [
    { id: '', label: 'aksi.lihat', icon: 'eye', run: (row, { open }) => open(row) },
    {
      id: 'bayar-transfer',
      label: 'transfer.bayarTunai',
      icon: 'wallet2',
      disabled: (row) => row.dapat_dibayar === '',
      run: ({ nomor, dapat_dibayar }, { go }) =>
        go(`${menus['bayar-transfer'].route}?${new URLSearchParams({ nomor, nominal: dapat_dibayar })}`),
    },
    {
      id: 'salurkan-transfer',
      label: 'transfer.salurkan',
      icon: 'check2-circle',
      disabled: (row) => row.dapat_disalurkan === '',
      // For a closed account the form asks for another one of its owner.
      run: ({ nomor, dapat_disalurkan: nominal, rekening_tutup, nomor_rekening }, { go }) =>
        go(
          `${menus['salurkan-transfer'].route}?${new URLSearchParams({ nomor, nominal, ...(rekening_tutup !== 'T' && { nomor_rekening }) })}`,
        ),
    },
    {
      id: 'kembalikan-biaya-transfer',
      label: 'transfer.kembalikanBiaya',
      icon: 'arrow-counterclockwise',
      disabled: (row) => row.biaya_dapat_kembali !== 'T',
      run: ({ nomor, nomor_rekening, biaya }, { go }) =>
        go(
          `${menus['kembalikan-biaya-transfer'].route}?${new URLSearchParams({ nomor, nominal: biaya, ...(nomor_rekening && { nomor_rekening }) })}`,
        ),
    },
  ],
  filters: [
    { name: 'keyword', label: 'transfer.cari', kind: 'text', maxLength: 34 },
    ...whenAndRail,
    {
      name: 'status_transfer',
      label: 'transfer.status',
      kind: 'select',
      codes: transferStates,
      prefix: 'transfer.keadaan.',
    },
    { name: 'kode_cabang', label: 'transfer.cabang', kind: 'branch', headOffice: true },
  ],
  detail: TransferWindow,
});

import '#lib/payments/messages/transfer.ts';
import { listScreen } from '#components/kit/screens/list-screen.tsx';
import { Stacked } from '#components/kit/ui/column.tsx';
import { transferNumber, whenAndRail } from '#components/payments/transfers/transfer-columns.tsx';
import { IncomingChip } from '#components/payments/transfers/transfer-state.tsx';
import { menus } from '#lib/access/menus.ts';
import { messageOf } from '#lib/messages/id.ts';
import { incomingStates } from '#lib/payments/transfers.ts';
import { transfer } from '#services/payments/transfer.ts';

export default listScreen({
  menu: 'transfer-masuk',
  endpoint: transfer.incoming,
  rowKey: (row) => row.nomor,
  columns: [
    transferNumber,
    {
      field: 'nama_pengirim',
      title: 'transfer.pengirim',
      text: (row) => `${row.nama_pengirim} ${row.kode_bank} ${row.rekening_pengirim}`,
      render: (row) => (
        <Stacked main={row.nama_pengirim} below={[row.kode_bank, row.rekening_pengirim].filter(Boolean).join(' · ')} />
      ),
    },
    {
      field: 'nama_tujuan',
      title: 'transfer.penerima',
      text: (row) => `${row.nama_tujuan} ${row.rekening_tujuan}`,
      render: (row) => <Stacked main={row.nama_tujuan} below={row.rekening_tujuan} />,
    },
    { field: 'tanggal', title: 'transfer.tanggal', kind: 'date' },
    {
      field: 'status_masuk',
      title: 'transfer.status',
      text: (row) =>
        [messageOf('transfer.masuk.', row.status_masuk), row.sebab && messageOf('transfer.sebabMasuk.', row.sebab)]
          .filter(Boolean)
          .join(' · '),
      render: (row) => (
        <Stacked
          main={<IncomingChip code={row.status_masuk} />}
          below={row.sebab && messageOf('transfer.sebabMasuk.', row.sebab)}
        />
      ),
    },
    { field: 'umur', title: 'transfer.umurTertahan', className: 'num' },
    { field: 'sisa', title: 'transfer.sisaHari', className: 'num' },
    { field: 'keterangan', title: 'transfer.berita', hidden: true },
    { field: 'id_transaksi', title: 'transfer.idTransaksi', kind: 'code', hidden: true },
    { field: 'sebab_retur', title: 'transfer.sebabRetur', hidden: true },
    { field: 'tanggal_akhir', title: 'transfer.berakhir', kind: 'date', hidden: true },
    { field: 'nominal', title: 'transfer.nominal', kind: 'amount' },
  ],
  actions: [
    {
      id: 'salurkan-transfer',
      label: 'transfer.salurkan',
      icon: 'check2-circle',
      disabled: (row) => row.dapat_disalurkan !== 'T',
      run: ({ nomor, rekening_tujuan, nominal }, { go }) =>
        go(
          `${menus['salurkan-transfer'].route}?${new URLSearchParams({ nomor, nomor_rekening: rekening_tujuan, nominal })}`,
        ),
    },
    {
      id: 'bayar-transfer',
      label: 'transfer.bayarTunai',
      icon: 'wallet2',
      disabled: (row) => row.dapat_dibayar !== 'T',
      run: ({ nomor, nominal }, { go }) =>
        go(`${menus['bayar-transfer'].route}?${new URLSearchParams({ nomor, nominal })}`),
    },
    {
      id: 'retur-transfer',
      label: 'transfer.retur',
      icon: 'arrow-counterclockwise',
      disabled: (row) => row.dapat_diretur !== 'T',
      run: ({ nomor }, { go }) => go(`${menus['retur-transfer'].route}?${new URLSearchParams({ nomor })}`),
    },
  ],
  filters: [
    { name: 'keyword', label: 'transfer.cariMasuk', kind: 'text', maxLength: 50 },
    ...whenAndRail,
    {
      name: 'status_masuk',
      label: 'transfer.status',
      kind: 'select',
      codes: incomingStates,
      prefix: 'transfer.masuk.',
    },
    { name: 'kode_cabang', label: 'transfer.cabang', kind: 'branch', headOffice: true },
  ],
});

import '#lib/payments/messages/payroll.ts';
import { listScreen } from '#components/kit/screens/list-screen.tsx';
import { Chip } from '#components/kit/ui/chip.tsx';
import { Stacked } from '#components/kit/ui/column.tsx';
import { progressText } from '#components/payments/payroll/payroll-progress.tsx';
import { PayrollWindow } from '#components/payments/payroll/payroll-window.tsx';
import { menus } from '#lib/access/menus.ts';
import { messageOf } from '#lib/messages/id.ts';
import { payrollStates } from '#lib/payments/payroll.ts';
import { payroll } from '#services/payments/payroll.ts';

export default listScreen({
  menu: 'daftar-gaji',
  endpoint: payroll.payrolls,
  rowKey: (row) => row.id_gaji,
  add: { label: 'gaji.ajukan', address: menus['bayar-gaji'].route, menu: 'bayar-gaji' },
  columns: [
    { field: 'tanggal', title: 'gaji.tanggal', kind: 'date' },
    {
      field: 'nomor_rekening',
      title: 'gaji.pemberiKerja',
      text: (row) => `${row.nomor_rekening} ${row.nama_rekening}`,
      render: (row) => <Stacked main={row.nama_rekening} below={row.nomor_rekening} />,
    },
    {
      field: 'periode',
      title: 'gaji.periode',
      text: (row) => `${row.periode} ${row.keterangan}`,
      render: (row) => <Stacked main={row.periode} below={row.keterangan} />,
    },
    {
      field: 'status_gaji',
      title: 'gaji.status',
      text: (row) => `${messageOf('gaji.keadaan.', row.status_gaji)} ${progressText(row)}`,
      render: (row) => (
        <Stacked
          main={
            <Chip tone={row.status_gaji === 'SELESAI' ? 'ok' : 'warn'}>
              {messageOf('gaji.keadaan.', row.status_gaji)}
            </Chip>
          }
          below={progressText(row)}
        />
      ),
    },
    { field: 'sidik', title: 'gaji.sidik', kind: 'code', hidden: true },
    { field: 'nominal', title: 'gaji.nominal', kind: 'amount' },
  ],
  filters: [
    { name: 'status_gaji', label: 'gaji.status', kind: 'select', codes: payrollStates, prefix: 'gaji.keadaan.' },
    { name: 'periode', label: 'gaji.periode', kind: 'text', maxLength: 7 },
    { name: 'kode_cabang', label: 'gaji.cabang', kind: 'branch', headOffice: true },
  ],
  detail: ({ row, onClose }) => <PayrollWindow row={row} onClose={onClose} />,
});

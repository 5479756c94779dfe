import { StatementWindow } from '#components/accounts/statements/statement-window.tsx';
import { listScreen } from '#components/kit/screens/list-screen.tsx';
import { type Column, Stacked } from '#components/kit/ui/column.tsx';
import { isIsoDate, toDisplay } from '#lib/dates.ts';
import { statement } from '#services/accounts/statement.ts';
import type { Row } from '#services/client.ts';
import '#lib/accounts/messages/statement.ts';

type Made = Column<Row<typeof statement.made>>;

const dateText = (date: string) => (isIsoDate(date) ? toDisplay(date) : date);

const account: Made = {
  field: 'nama_rekening',
  title: 'rk.rekening',
  text: (row) => `${row.nama_rekening} (${row.nomor_rekening})`,
  render: (row) => <Stacked main={row.nama_rekening} below={row.nomor_rekening} />,
};

const period: Made = {
  field: 'tanggal_awal',
  title: 'rk.periode',
  className: 'nowrap',
  text: (row) => `${dateText(row.tanggal_awal)} - ${dateText(row.tanggal_akhir)}`,
  render: (row) => <Stacked main={dateText(row.tanggal_awal)} below={dateText(row.tanggal_akhir)} />,
};

/** The page lists the statements that were made, the latest first: each opens again as it was handed out. */
export default listScreen({
  menu: 'daftar-statement',
  endpoint: statement.made,
  rowKey: (row) => row.nomor,
  columns: [
    { field: 'waktu', title: 'rk.dibuat', kind: 'moment', sort: true },
    { field: 'nomor', title: 'rk.nomor', kind: 'code', sort: true },
    account,
    period,
    { field: 'jumlah_halaman', title: 'rk.halaman', className: 'num' },
    { field: 'salinan', title: 'rk.salinan', className: 'num' },
    { field: 'biaya', title: 'rk.biaya', kind: 'amount' },
    { field: 'id_user', title: 'salinan.dibuatOleh' },
  ],
  narrow: [account, period, { field: 'waktu', title: 'rk.dibuat', kind: 'moment' }],
  filters: [
    { name: 'nomor_rekening', label: 'rk.rekening', kind: 'text', maxLength: 12 },
    { name: 'tanggal_awal', label: 'salinan.dibuatDari', kind: 'date' },
    { name: 'tanggal_akhir', label: 'salinan.dibuatSampai', kind: 'date' },
    { name: 'id_user', label: 'salinan.dibuatOleh', kind: 'text', maxLength: 60 },
    { name: 'kode_cabang', label: 'salinan.cabang', kind: 'branch', headOffice: true },
  ],
  actions: [{ id: '', label: 'salinan.dibuatLihat', icon: 'eye', run: (row, { open }) => open(row) }],
  detail: ({ row, onClose }) => <StatementWindow nomor={row.nomor} onClose={onClose} />,
});

import '#lib/books/messages/finance.ts';
import '#lib/books/messages/report.ts';
import '#lib/messages/terms.ts';
import { TermDetail } from '#components/control/parameters/term-detail.tsx';
import { listScreen } from '#components/kit/screens/list-screen.tsx';
import { amountText } from '#components/kit/ui/amount.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { menus } from '#lib/access/menus.ts';
import { finance } from '#services/books/finance.ts';
import type { AnggaranRow } from '#types/proto/books/finance.ts';

function BudgetDetail({ row, onClose }: { readonly row: AnggaranRow; readonly onClose: () => void }) {
  const t = useT();
  return (
    <TermDetail
      title={`${row.tahun} · ${row.kode_cabang} ${row.nama_cabang}`}
      idFlow={row.id_flow}
      objek={`ANGGARAN:${row.tahun}/${row.kode_cabang}`}
      onClose={onClose}
      details={[
        { label: t('kolom.nama_berkas'), value: row.nama_berkas },
        { label: t('keuangan.akunAnggaran'), value: String(row.jumlah_akun) },
        { label: t('keuangan.labaAnggaran'), value: amountText(row.laba) },
        { label: t('keuangan.sidik'), value: row.sidik },
      ]}
    />
  );
}

const beside = ({ tahun, kode_cabang }: AnggaranRow): string =>
  `${menus['kolom-laporan'].route}?${new URLSearchParams({ susunan: 'ANGGARAN', branch_code: kode_cabang, tanggal: `${tahun}-12-31` })}`;

/** The page lists the stored budgets, each with its print and its versions. */
export default listScreen({
  menu: 'anggaran',
  endpoint: finance.budgets,
  rowKey: (row) => `${row.tahun} ${row.kode_cabang}`,
  add: { label: 'keuangan.unggah', address: menus['unggah-anggaran'].route, menu: 'unggah-anggaran' },
  columns: [
    { field: 'tahun', title: 'keuangan.tahun', sort: true },
    {
      field: 'kode_cabang',
      title: 'keuangan.cabang',
      sort: true,
      text: (row) => `${row.kode_cabang} ${row.nama_cabang}`,
    },
    { field: 'jumlah_akun', title: 'keuangan.akunAnggaran', className: 'num', text: (row) => String(row.jumlah_akun) },
    { field: 'laba', title: 'keuangan.labaAnggaran', kind: 'amount', zero: true },
    { field: 'sidik', title: 'keuangan.sidik', className: 'mono', text: (row) => row.sidik.slice(0, 12) },
  ],
  filters: [
    { name: 'tahun', label: 'keuangan.tahun', kind: 'text', maxLength: 4 },
    { name: 'branch_code', label: 'laporan.cabang', kind: 'branch', headOffice: true },
  ],
  actions: [
    { id: '', label: 'aksi.lihat', icon: 'eye', run: (row, { open }) => open(row) },
    {
      id: 'kolom-laporan',
      label: 'keuangan.susunan.ANGGARAN',
      icon: 'layout-three-columns',
      run: (row, { go }) => go(beside(row)),
    },
  ],
  detail: BudgetDetail,
});

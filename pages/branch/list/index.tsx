import '#lib/business-day/messages/branches.ts';
import '#lib/messages/terms.ts';
import { dayText } from '#components/business-day/day-text.ts';
import { TermDetail } from '#components/control/parameters/term-detail.tsx';
import { listScreen } from '#components/kit/screens/list-screen.tsx';
import { Amount } from '#components/kit/ui/amount.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { menus } from '#lib/access/menus.ts';
import { messageOf } from '#lib/messages/id.ts';
import { terms } from '#services/control/terms.ts';
import type { CabangBankRow } from '#types/proto/control/parameter.ts';

const CLOSING = `${menus['daftar-cabang'].route}/close`;
const ACCOUNTS = `${menus['daftar-cabang'].route}/accounts`;
const FORM = `${menus['daftar-cabang'].route}/edit`;

function BranchDetail({ row, onClose }: { readonly row: CabangBankRow; readonly onClose: () => void }) {
  const t = useT();
  return (
    <TermDetail
      title={`${row.kode_cabang} · ${row.nama_cabang}`}
      idFlow={row.id_flow}
      objek={`CABANG:${row.kode_cabang}`}
      onClose={onClose}
      details={[
        { label: t('dataCabang.jenis'), value: messageOf('dataCabang.jenis.', row.jenis) },
        { label: t('dataCabang.kota'), value: row.kota },
        { label: t('dataCabang.alamat'), value: row.alamat || '—' },
        { label: t('dataCabang.batas'), value: <Amount value={row.batas_khasanah} /> },
        ...(row.tanggal_penutupan
          ? [
              { label: t('tutupCabang.hariTerakhir'), value: dayText(row.tanggal_penutupan) },
              { label: t('tutupCabang.penerus'), value: row.cabang_penerus },
            ]
          : []),
      ]}
    />
  );
}

export default listScreen({
  menu: 'daftar-cabang',
  endpoint: terms.branches,
  rowKey: (row) => row.kode_cabang,
  add: { label: 'dataCabang.baru', address: FORM },
  columns: [
    { field: 'kode_cabang', title: 'dataCabang.kode', kind: 'code', sort: true },
    { field: 'nama_cabang', title: 'dataCabang.nama', className: 'strong', sort: true },
    { field: 'kota', title: 'dataCabang.kota' },
    { field: 'status_akses_desc', title: 'dataCabang.status', kind: 'status', className: 'nowrap' },
    { field: 'tanggal_penutupan', title: 'tutupCabang.sejak', kind: 'date' },
    { field: 'accounting_date', title: 'dataCabang.hari', kind: 'date' },
    { field: 'batas_khasanah', title: 'dataCabang.batas', kind: 'amount' },
  ],
  filters: [{ name: 'keyword', label: 'dataCabang.cari', kind: 'text' }],
  actions: [
    { id: '', label: 'aksi.lihat', icon: 'eye', run: (row, { open }) => open(row) },
    {
      id: 'daftar-cabang',
      changes: true,
      label: 'dataCabang.ubah',
      icon: 'pencil-square',
      disabled: ({ tanggal_penutupan }) => tanggal_penutupan !== '',
      run: (row, { go }) => go(`${FORM}?kode_cabang=${row.kode_cabang}`),
    },
    {
      id: 'daftar-cabang',
      changes: true,
      label: 'pindahRekening.aksi',
      icon: 'arrow-left-right',
      disabled: ({ jenis, tanggal_penutupan }) => jenis === 'HO' || tanggal_penutupan !== '',
      run: (row, { go }) => go(`${ACCOUNTS}?kode_cabang=${row.kode_cabang}`),
    },
    {
      id: 'daftar-cabang',
      changes: true,
      label: 'tutupCabang.aksi',
      icon: 'building',
      disabled: ({ jenis, tanggal_penutupan }) => jenis === 'HO' || tanggal_penutupan !== '',
      run: (row, { go }) => go(`${CLOSING}?kode_cabang=${row.kode_cabang}`),
    },
  ],
  detail: BranchDetail,
});

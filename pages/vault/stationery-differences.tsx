import { differenceKinds } from '#lib/cash/cash-differences.ts';
import '#lib/cash/messages/stationery.ts';
import { listScreen } from '#components/kit/screens/list-screen.tsx';
import { Chip } from '#components/kit/ui/chip.tsx';
import { Stacked } from '#components/kit/ui/column.tsx';
import { menus } from '#lib/access/menus.ts';
import { rangeText, stationeryKinds, stationeryStates } from '#lib/cash/stationery.ts';
import { messageOf } from '#lib/messages/id.ts';
import { vault } from '#services/cash/vault.ts';
import type { SelisihPersediaanRow } from '#types/proto/cash/vault.ts';

const asked = ({ jenis, nomor_awal, nomor_akhir }: SelisihPersediaanRow): string =>
  String(new URLSearchParams({ jenis, nomor_awal, nomor_akhir }));
const both = (one: string, other: string): string => [one, other].filter(Boolean).join(', ');

export default listScreen({
  menu: 'selisih-persediaan',
  endpoint: vault.stationeryDifferences,
  rowKey: (row) => row.nomor_selisih,
  columns: [
    {
      field: 'nomor_selisih',
      title: 'sedia.nomorSelisih',
      text: (row) => `${row.nomor_selisih} ${row.nomor_hitung}`,
      render: (row) => <Stacked main={<span className="mono">{row.nomor_selisih}</span>} below={row.nomor_hitung} />,
    },
    {
      field: 'nomor_awal',
      title: 'sedia.nomor',
      sort: true,
      text: (row) => `${rangeText(row)} ${messageOf('sedia.jenis.', row.jenis)}`,
      render: (row) => (
        <Stacked main={<span className="mono">{rangeText(row)}</span>} below={messageOf('sedia.jenis.', row.jenis)} />
      ),
    },
    { field: 'arah', title: 'sedia.hasil', text: (row) => messageOf('sedia.hasil.', row.arah) },
    { field: 'tanggal', title: 'sedia.tanggal', kind: 'date', sort: true },
    { field: 'umur_hari', title: 'sedia.umur', className: 'num' },
    {
      field: 'status',
      title: 'sedia.status',
      text: (row) => messageOf('sedia.status.', row.status),
      render: (row) => (
        <Chip tone={row.status === 'TERBUKA' ? 'warn' : row.status === 'HILANG' ? 'bad' : 'ok'}>
          {messageOf('sedia.status.', row.status)}
        </Chip>
      ),
    },
    { field: 'nomor_laporan', title: 'sedia.laporan' },
    { field: 'tanggal_laporan', title: 'sedia.tanggalLaporan', kind: 'date', hidden: true },
    { field: 'tanggal_hilang', title: 'sedia.tanggalHilang', kind: 'date', hidden: true },
    { field: 'referensi_hilang', title: 'sedia.referensiHilang', kind: 'code', hidden: true },
    {
      field: 'user_hilang',
      title: 'sedia.olehHilang',
      hidden: true,
      text: (row) => both(row.user_hilang, row.saksi_hilang),
    },
    { field: 'tanggal_kembali', title: 'sedia.tanggalKembali', kind: 'date', hidden: true },
    { field: 'referensi_kembali', title: 'sedia.referensiKembali', kind: 'code', hidden: true },
    {
      field: 'user_kembali',
      title: 'sedia.olehKembali',
      hidden: true,
      text: (row) => both(row.user_kembali, row.saksi_kembali),
    },
    { field: 'alasan', title: 'sedia.alasan', hidden: true },
    { field: 'hitung_akhir', title: 'sedia.hitungAkhir', kind: 'code', hidden: true },
    { field: 'kode_cabang', title: 'sedia.cabang', hidden: true },
  ],
  filters: [
    { name: 'jenis', label: 'sedia.jenis', kind: 'select', codes: stationeryKinds, prefix: 'sedia.jenis.' },
    { name: 'arah', label: 'sedia.hasil', kind: 'select', codes: differenceKinds, prefix: 'sedia.hasil.' },
    { name: 'status', label: 'sedia.status', kind: 'select', codes: stationeryStates, prefix: 'sedia.status.' },
    { name: 'kode_cabang', label: 'sedia.cabang', kind: 'branch', headOffice: true },
  ],
  actions: [
    {
      id: 'hilang-persediaan',
      label: 'sedia.keluarkan',
      icon: 'exclamation-triangle',
      disabled: (row) => row.status !== 'TERBUKA' || row.arah !== 'KURANG',
      run: (row, { go }) => go(`${menus['hilang-persediaan'].route}?${asked(row)}`),
    },
    {
      id: 'temu-persediaan',
      label: 'sedia.masukkan',
      icon: 'arrow-counterclockwise',
      disabled: (row) => row.status !== 'HILANG',
      run: (row, { go }) => go(`${menus['temu-persediaan'].route}?${asked(row)}`),
    },
  ],
});

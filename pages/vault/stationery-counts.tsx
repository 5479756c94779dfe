import '#lib/cash/messages/stationery.ts';
import { listScreen } from '#components/kit/screens/list-screen.tsx';
import { Chip } from '#components/kit/ui/chip.tsx';
import { Stacked } from '#components/kit/ui/column.tsx';
import { menus } from '#lib/access/menus.ts';
import { countResults, stationeryKinds } from '#lib/cash/stationery.ts';
import { messageOf } from '#lib/messages/id.ts';
import { vault } from '#services/cash/vault.ts';
import type { HitunganPersediaanRow } from '#types/proto/cash/vault.ts';

const resultOf = ({ hasil }: HitunganPersediaanRow): string => messageOf('sedia.hasil.', hasil);

export default listScreen({
  menu: 'hitungan-persediaan',
  endpoint: vault.stationeryCounts,
  rowKey: (row) => row.nomor_hitung,
  columns: [
    {
      field: 'nomor_hitung',
      title: 'sedia.nomorHitung',
      sort: true,
      text: (row) => `${row.nomor_hitung} ${messageOf('sedia.jenis.', row.jenis)}`,
      render: (row) => (
        <Stacked main={<span className="mono">{row.nomor_hitung}</span>} below={messageOf('sedia.jenis.', row.jenis)} />
      ),
    },
    { field: 'tanggal', title: 'sedia.tanggal', kind: 'date', sort: true },
    {
      field: 'petugas',
      title: 'sedia.petugas',
      text: (row) => `${row.petugas} ${row.nama_petugas}`,
      render: (row) => <Stacked main={row.petugas} below={row.nama_petugas} />,
    },
    {
      field: 'saksi',
      title: 'sedia.saksi',
      text: (row) => `${row.saksi} ${row.nama_saksi}`,
      render: (row) => <Stacked main={row.saksi} below={row.nama_saksi} />,
    },
    {
      field: 'hasil',
      title: 'sedia.hasil',
      text: resultOf,
      render: (row) => <Chip tone={row.hasil === 'SESUAI' ? 'ok' : 'warn'}>{resultOf(row)}</Chip>,
    },
    { field: 'seharusnya', title: 'sedia.seharusnya', className: 'num' },
    { field: 'kurang', title: 'sedia.kurang', className: 'num' },
    { field: 'lebih', title: 'sedia.lebih', className: 'num' },
    { field: 'keterangan', title: 'sedia.keterangan', hidden: true },
    { field: 'kode_cabang', title: 'sedia.cabang', hidden: true },
  ],
  filters: [
    { name: 'jenis', label: 'sedia.jenis', kind: 'select', codes: stationeryKinds, prefix: 'sedia.jenis.' },
    { name: 'hasil', label: 'sedia.hasil', kind: 'select', codes: countResults, prefix: 'sedia.hasil.' },
    { name: 'kode_cabang', label: 'sedia.cabang', kind: 'branch', headOffice: true },
  ],
  actions: [
    {
      id: 'selisih-persediaan',
      label: 'sedia.lihatSelisih',
      icon: 'list-columns-reverse',
      disabled: (row) => row.hasil === 'SESUAI',
      run: ({ jenis }, { go }) => go(`${menus['selisih-persediaan'].route}?${new URLSearchParams({ jenis })}`),
    },
  ],
});

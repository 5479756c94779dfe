import '#lib/cash/messages/differences.ts';
import { listScreen } from '#components/kit/screens/list-screen.tsx';
import { Chip } from '#components/kit/ui/chip.tsx';
import { Stacked } from '#components/kit/ui/column.tsx';
import { menus } from '#lib/access/menus.ts';
import { differenceKinds } from '#lib/cash/cash-differences.ts';
import { messageOf } from '#lib/messages/id.ts';
import { vault } from '#services/cash/vault.ts';
import type { SelisihKasRow } from '#types/proto/cash/vault.ts';

/** Returns the most likely end of this difference: income once it has waited, else repayment or its return. */
const proposed = ({ jenis, dapat_pendapatan }: SelisihKasRow): string => {
  if (dapat_pendapatan === 'T') return 'PENDAPATAN';
  return jenis === 'KURANG' ? 'GANTI_REKENING' : 'KEMBALI_REKENING';
};

const stateOf = (row: SelisihKasRow): string =>
  row.cara ? messageOf('selisih.cara.', row.cara) : messageOf('selisih.status.', row.status);

export default listScreen({
  menu: 'selisih-kas',
  endpoint: vault.differences,
  rowKey: (row) => row.nomor_selisih,
  columns: [
    {
      field: 'nomor_selisih',
      title: 'selisih.nomor',
      text: (row) => `${row.nomor_selisih} ${messageOf('alur.', row.flowCode)}`,
      render: (row) => (
        <Stacked main={<span className="mono">{row.nomor_selisih}</span>} below={messageOf('alur.', row.flowCode)} />
      ),
    },
    {
      field: 'id_user',
      title: 'selisih.penanggung',
      text: (row) => `${row.id_user} ${row.nama_user}`,
      render: (row) => <Stacked main={row.id_user} below={row.nama_user} />,
    },
    { field: 'tanggal', title: 'selisih.tanggal', kind: 'date', sort: true },
    { field: 'umur_hari', title: 'selisih.umur', className: 'num' },
    {
      field: 'status',
      title: 'selisih.status',
      text: stateOf,
      render: (row) => (
        <Chip tone={row.status === 'SELESAI' ? 'ok' : 'warn'}>
          {row.dapat_pendapatan === 'T' ? messageOf('selisih.', 'siapPendapatan') : stateOf(row)}
        </Chip>
      ),
    },
    { field: 'kode_cabang', title: 'selisih.cabang', hidden: true },
    { field: 'nomor_referensi', title: 'selisih.referensi', kind: 'code', hidden: true },
    { field: 'tanggal_akhir', title: 'selisih.tanggalAkhir', kind: 'date', hidden: true },
    { field: 'referensi_akhir', title: 'selisih.referensiAkhir', kind: 'code', hidden: true },
    {
      field: 'user_akhir',
      title: 'selisih.olehAkhir',
      hidden: true,
      text: (row) => [row.user_akhir, row.saksi_akhir].filter(Boolean).join(', '),
    },
    { field: 'penerima', title: 'selisih.penerima', hidden: true },
    { field: 'alasan', title: 'selisih.alasan', hidden: true },
    { field: 'jenis', title: 'selisih.jenis', text: (row) => messageOf('selisih.jenis.', row.jenis) },
    { field: 'nominal', title: 'selisih.nominal', kind: 'amount', sort: true },
  ],
  filters: [
    { name: 'jenis', label: 'selisih.jenis', kind: 'select', codes: differenceKinds, prefix: 'selisih.jenis.' },
    {
      name: 'status',
      label: 'selisih.status',
      kind: 'select',
      codes: ['TERBUKA', 'SELESAI'],
      prefix: 'selisih.status.',
    },
    { name: 'kode_cabang', label: 'selisih.cabang', kind: 'branch', headOffice: true },
  ],
  actions: [
    {
      id: 'koreksi',
      label: 'selisih.koreksi',
      icon: 'pencil-square',
      disabled: (row) => row.status !== 'TERBUKA',
      run: ({ nomor_selisih }, { go }) => go(`${menus.koreksi.route}?${new URLSearchParams({ nomor_selisih })}`),
    },
    {
      id: 'selesai-selisih-tunai',
      label: 'selisih.selesaiTunai',
      icon: 'cash-coin',
      disabled: (row) => row.status !== 'TERBUKA',
      run: ({ nomor_selisih, jenis }, { go }) =>
        go(
          `${menus['selesai-selisih-tunai'].route}?${new URLSearchParams({ nomor_selisih, cara: jenis === 'KURANG' ? 'GANTI_TUNAI' : 'KEMBALI_TUNAI' })}`,
        ),
    },
    {
      id: 'selesai-selisih',
      label: 'selisih.selesai',
      icon: 'check2-square',
      disabled: (row) => row.status !== 'TERBUKA',
      run: (row, { go }) =>
        go(
          `${menus['selesai-selisih'].route}?${new URLSearchParams({ nomor_selisih: row.nomor_selisih, cara: proposed(row) })}`,
        ),
    },
  ],
});

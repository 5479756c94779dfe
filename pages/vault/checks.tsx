import '#lib/cash/messages/currency.ts';
import '#lib/cash/messages/vault.ts';
import { listScreen } from '#components/kit/screens/list-screen.tsx';
import { Chip } from '#components/kit/ui/chip.tsx';
import { Stacked } from '#components/kit/ui/column.tsx';
import { boxKinds } from '#lib/cash/cash-checks.ts';
import { messageOf } from '#lib/messages/id.ts';
import { formatWire } from '#lib/money.ts';
import { vault } from '#services/cash/vault.ts';

const agrees = (row: { dihitung: string; seharusnya: string }): boolean => row.dihitung === row.seharusnya;
const found = (row: { dihitung: string; seharusnya: string }): string =>
  messageOf('vault.hasil.', agrees(row) ? 'COCOK' : 'SELISIH');

export default listScreen({
  menu: 'pemeriksaan-kas',
  endpoint: vault.checks,
  rowKey: (row) => `${row.kode_cabang} ${row.kode_kas} ${row.waktu}`,
  columns: [
    { field: 'tanggal', title: 'vault.tanggalPeriksa', kind: 'date', sort: true },
    {
      field: 'selisih',
      title: 'vault.hasilPeriksa',
      text: (row) => `${found(row)} ${row.selisih}`,
      render: (row) => (
        <Stacked
          main={<Chip tone={agrees(row) ? 'ok' : 'warn'}>{found(row)}</Chip>}
          below={agrees(row) ? '' : formatWire(row.selisih, row.kode_valuta)}
        />
      ),
    },
    { field: 'waktu', title: 'vault.waktuPeriksa', kind: 'time', hidden: true },
    { field: 'kode_cabang', title: 'vault.cabangPeriksa' },
    {
      field: 'kode_kas',
      title: 'vault.kasDiperiksa',
      text: (row) => `${row.kode_kas} ${messageOf('vault.kas.', row.kas)}`,
      render: (row) => (
        <Stacked main={<span className="mono">{row.kode_kas}</span>} below={messageOf('vault.kas.', row.kas)} />
      ),
    },
    {
      field: 'petugas',
      title: 'vault.pemegangKas',
      text: (row) => `${row.petugas} ${row.nama_petugas}`,
      render: (row) => <Stacked main={row.petugas} below={row.nama_petugas} />,
    },
    {
      field: 'pemeriksa',
      title: 'vault.pemeriksa',
      text: (row) => `${row.pemeriksa} ${row.nama_pemeriksa} ${row.cabang_pemeriksa}`,
      render: (row) => <Stacked main={row.pemeriksa} below={`${row.nama_pemeriksa} (${row.cabang_pemeriksa})`} />,
    },
    { field: 'nomor_referensi', title: 'vault.referensiSelisih', kind: 'code', hidden: true },
    { field: 'keterangan', title: 'vault.catatanPeriksa', hidden: true },
    { field: 'kode_valuta', title: 'valas.valuta', hidden: true },
    { field: 'seharusnya', title: 'vault.menurutBuku', kind: 'amount' },
    { field: 'dihitung', title: 'vault.hasilHitung', kind: 'amount' },
  ],
  filters: [
    { name: 'kas', label: 'vault.kasDiperiksa', kind: 'select', codes: boxKinds, prefix: 'vault.kas.' },
    { name: 'hasil', label: 'vault.hasilPeriksa', kind: 'select', codes: ['COCOK', 'SELISIH'], prefix: 'vault.hasil.' },
    { name: 'kode_cabang', label: 'vault.cabangPeriksa', kind: 'branch', headOffice: true },
  ],
});

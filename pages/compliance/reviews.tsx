import { riskRatings } from '#lib/customers/codes.ts';
import '#lib/control/messages/changes.ts';
import '#lib/customers/messages/customer.ts';
import '#lib/accounts/messages/savings.ts';
import '#lib/customers/messages/screening.ts';
import { RiskChip } from '#components/customers/records/customer-state.tsx';
import { listScreen } from '#components/kit/screens/list-screen.tsx';
import { Chip } from '#components/kit/ui/chip.tsx';
import { Stacked } from '#components/kit/ui/column.tsx';
import { menus } from '#lib/access/menus.ts';
import { message, messageOf } from '#lib/messages/id.ts';
import { screening } from '#services/customers/screening.ts';
import type { TinjauanRow } from '#types/proto/customers/screening.ts';

const forms = { P: 'simpan-individu', B: 'simpan-badan-usaha' } as const;
const kindOf = ({ jenis }: TinjauanRow): keyof typeof forms => (jenis === 'B' ? 'B' : 'P');

/** The review of one kind of customer is that kind's own form, which says that it was checked. */
const review = (kind: keyof typeof forms) =>
  ({
    id: forms[kind],
    label: 'tinjau.lakukan',
    icon: 'pencil',
    disabled: (row: TinjauanRow) => kindOf(row) !== kind || row.id_flow !== '',
    run: (row: TinjauanRow, { go }: { go: (address: string) => void }) =>
      go(`${menus[forms[kind]].route}?nomor_nasabah=${row.nomor_nasabah}`),
  }) as const;

/** The page lists customers whose rating is due for a review, the longest due first. */
export default listScreen({
  menu: 'tinjauan-resiko',
  endpoint: screening.reviews,
  rowKey: (row) => row.nomor_nasabah,
  columns: [
    {
      field: 'nama_nasabah',
      title: 'kolom.nama_nasabah',
      text: (row) => `${row.nama_nasabah} (${row.nomor_nasabah})`,
      render: (row) => <Stacked main={row.nama_nasabah} below={row.nomor_nasabah} />,
    },
    { field: 'kode_cabang', title: 'rekening.cabang' },
    {
      field: 'resiko',
      title: 'kolom.resiko',
      text: (row) => messageOf('nasabah.resiko.', row.resiko),
      render: (row) => <RiskChip resiko={row.resiko} />,
    },
    { field: 'nilai_resiko', title: 'tinjau.nilai', className: 'num', text: (row) => String(row.nilai_resiko) },
    { field: 'tanggal_tinjau', title: 'kolom.tanggal_tinjau', kind: 'date', sort: true },
    { field: 'terlambat', title: 'tinjau.terlambat', className: 'num', text: (row) => String(row.terlambat) },
    {
      field: 'id_flow',
      title: 'kolom.status',
      text: (row) => (row.id_flow ? message('nasabah.menunggu') : ''),
      render: (row) => (row.id_flow ? <Chip tone="accent">{message('nasabah.menunggu')}</Chip> : null),
    },
  ],
  filters: [
    { name: 'keyword', label: 'tinjau.cari', kind: 'text' },
    {
      name: 'resiko',
      label: 'kolom.resiko',
      kind: 'select',
      codes: riskRatings,
      prefix: 'nasabah.resiko.',
    },
    { name: 'sampai', label: 'tinjau.sampai', kind: 'date' },
    { name: 'kode_cabang', label: 'rekening.cabang', kind: 'branch', headOffice: true },
  ],
  actions: [review('P'), review('B')],
});

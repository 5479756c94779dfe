import { listScreen } from '#components/kit/screens/list-screen.tsx';
import { Chip } from '#components/kit/ui/chip.tsx';
import { type Column, Stacked } from '#components/kit/ui/column.tsx';
import { menus } from '#lib/access/menus.ts';
import { customerStates, riskRatings } from '#lib/customers/codes.ts';
import { type MessageKey, message, messageOf } from '#lib/messages/id.ts';
import { customer } from '#services/customers/customer.ts';
import type { NasabahRow } from '#types/proto/customers/customer.ts';
import { CustomerState, RiskChip } from './customer-state.tsx';
import { CustomerWindow } from './customer-window.tsx';
import '#lib/customers/messages/customer.ts';
import '#lib/accounts/messages/savings.ts';
import '#lib/control/messages/changes.ts';
import '#lib/messages/states.ts';

interface Kind {
  readonly menu: 'nasabah-individu' | 'nasabah-badan-usaha';
  readonly endpoint: typeof customer.persons | typeof customer.entities;
  readonly add: MessageKey;
  readonly form: { readonly menu: 'simpan-individu' | 'simpan-badan-usaha'; readonly route: string };
  /** Persons are found by their mother too. */
  readonly byMother: boolean;
}

const stateText = (row: NasabahRow): string =>
  [messageOf('status.', row.status), row.id_flow ? message('nasabah.menunggu') : ''].filter(Boolean).join(', ');

/** The reader sees name, branch and status alone of another branch's customer: the rating is not unknown, it is hidden. */
const isElsewhere = ({ resiko, nomor_identitas }: NasabahRow): boolean => resiko === '' && nomor_identitas === '';

/** Returns the columns of a customer list; `born` is the title of their date. */
export const columnsOf = (born: MessageKey): readonly Column<NasabahRow>[] => [
  {
    field: 'nama_nasabah',
    title: 'kolom.nama_nasabah',
    sort: true,
    text: (row) => `${row.nama_nasabah} (${row.nomor_nasabah})`,
    render: (row) => <Stacked main={row.nama_nasabah} below={row.nomor_nasabah} />,
  },
  { field: 'nomor_identitas', title: 'kolom.nomor_identitas', kind: 'code' },
  {
    field: 'tanggal_lahir',
    title: born,
    kind: 'date',
    className: 'nowrap',
  },
  { field: 'kota', title: 'nasabah.kota' },
  {
    field: 'kode_cabang',
    title: 'rekening.cabang',
    sort: true,
    text: (row) => `${row.kode_cabang} ${row.nama_cabang}`,
  },
  {
    field: 'resiko',
    title: 'kolom.resiko',
    text: (row) => (isElsewhere(row) ? '' : messageOf('nasabah.resiko.', row.resiko)),
    render: (row) => (isElsewhere(row) ? null : <RiskChip resiko={row.resiko} />),
  },
  {
    field: 'status',
    title: 'kolom.status',
    text: stateText,
    render: (row) => (
      <span className="chips">
        <CustomerState status={row.status} />
        {row.id_flow ? <Chip tone="accent">{message('nasabah.menunggu')}</Chip> : null}
      </span>
    ),
  },
];

/** Lists one kind of customer: the reader names a customer first. */
const customerList = ({ menu, endpoint, add, form, byMother }: Kind) =>
  listScreen({
    menu,
    endpoint: endpoint as typeof customer.persons,
    rowKey: (row) => row.nomor_nasabah,
    add: { label: add, address: form.route, menu: form.menu },
    searchFirst: {
      enough: ({ keyword = '', nama_ibu_kandung = '', tanggal_lahir = '' }) =>
        keyword.trim() !== '' || (nama_ibu_kandung !== '' && tanggal_lahir !== ''),
      hint: 'nasabah.cariKosongIsi',
    },
    columns: columnsOf(byMother ? 'kolom.tanggal_lahir' : 'kolom.tanggal_pendirian'),
    filters: [
      { name: 'keyword', label: 'nasabah.cari', kind: 'text' },
      ...(byMother
        ? ([
            { name: 'nama_ibu_kandung', label: 'kolom.nama_ibu_kandung', kind: 'text' },
            { name: 'tanggal_lahir', label: 'kolom.tanggal_lahir', kind: 'date' },
          ] as const)
        : []),
      { name: 'status', label: 'kolom.status', kind: 'select', codes: customerStates, prefix: 'status.' },
      {
        name: 'resiko',
        label: 'kolom.resiko',
        kind: 'select',
        codes: riskRatings,
        prefix: 'nasabah.resiko.',
      },
      { name: 'kode_cabang', label: 'rekening.cabang', kind: 'branch', headOffice: true },
    ],
    actions: [
      { id: '', label: 'aksi.lihat', icon: 'eye', run: (row, { open }) => open(row) },
      {
        id: 'portofolio',
        label: 'menu.portofolio',
        icon: 'wallet2',
        run: (row, { go }) => go(`${menus.portofolio.route}?nomor_nasabah=${row.nomor_nasabah}`),
      },
      {
        id: 'buka-rekening',
        label: 'nasabah.bukaRekening',
        icon: 'plus-lg',
        disabled: (row) => row.status !== 'AKTIF' || isElsewhere(row),
        run: (row, { go }) => go(`${menus['buka-rekening'].route}?nomor_nasabah=${row.nomor_nasabah}`),
      },
      {
        id: form.menu,
        label: 'nasabah.ubah',
        icon: 'pencil',
        disabled: (row) => row.status !== 'AKTIF' || row.id_flow !== '',
        run: (row, { go }) => go(`${form.route}?nomor_nasabah=${row.nomor_nasabah}`),
      },
      {
        id: 'gabung-nasabah',
        label: 'nasabah.gabungkan',
        icon: 'people',
        disabled: (row) => row.status !== 'AKTIF' || row.id_flow !== '',
        run: (row, { go }) => go(`${menus['gabung-nasabah'].route}?asal=${row.nomor_nasabah}`),
      },
    ],
    detail: CustomerWindow,
  });

/** Persons, searched. */
export const Persons = customerList({
  menu: 'nasabah-individu',
  endpoint: customer.persons,
  add: 'nasabah.baruPerorangan',
  form: { menu: 'simpan-individu', route: menus['simpan-individu'].route },
  byMother: true,
});

/** Entities, searched. */
export const Entities = customerList({
  menu: 'nasabah-badan-usaha',
  endpoint: customer.entities,
  add: 'nasabah.baruBadan',
  form: { menu: 'simpan-badan-usaha', route: menus['simpan-badan-usaha'].route },
  byMother: false,
});

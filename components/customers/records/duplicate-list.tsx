import { listScreen } from '#components/kit/screens/list-screen.tsx';
import { type Column, Stacked } from '#components/kit/ui/column.tsx';
import { menus } from '#lib/access/menus.ts';
import { customer } from '#services/customers/customer.ts';
import type { NasabahGandaRow, NasabahRow } from '#types/proto/customers/customer.ts';
import { CustomerWindow } from './customer-window.tsx';
import { Likeness, sharedText } from './likeness.tsx';
import '#lib/customers/messages/customer.ts';
import '#lib/customers/messages/radar.ts';
import '#lib/accounts/messages/savings.ts';

const nameOf = (row: NasabahRow | undefined): string => (row ? `${row.nama_nasabah} (${row.nomor_nasabah})` : '');
const branchOf = (row: NasabahRow | undefined): string => (row ? `${row.kode_cabang} ${row.nama_cabang}` : '');
const Named = ({ row }: { readonly row: NasabahRow | undefined }) => (
  <Stacked main={row?.nama_nasabah ?? ''} below={`${row?.nomor_nasabah ?? ''} · ${branchOf(row)}`} />
);

const likeness: Column<NasabahGandaRow> = {
  field: 'nilai',
  title: 'radar.kemiripan',
  sort: true,
  text: (row) => String(row.nilai),
  render: (row) => <Likeness nilai={row.nilai} />,
};

/** A pair shows these columns, on screen and in an export. */
export const duplicateColumns: readonly Column<NasabahGandaRow>[] = [
  likeness,
  {
    field: 'pertama',
    title: 'radar.pertama',
    sort: true,
    text: (row) => `${nameOf(row.pertama)}, ${branchOf(row.pertama)}`,
    render: (row) => <Named row={row.pertama} />,
  },
  {
    field: 'kedua',
    title: 'radar.kedua',
    text: (row) => `${nameOf(row.kedua)}, ${branchOf(row.kedua)}`,
    render: (row) => <Named row={row.kedua} />,
  },
  {
    field: 'alasan',
    title: 'radar.yangSama',
    text: (row) => sharedText(row.alasan),
    render: (row) => sharedText(row.alasan),
  },
];

/** On a phone one cell shows both, one under the other. */
const narrow: readonly Column<NasabahGandaRow>[] = [
  likeness,
  {
    field: 'pertama',
    title: 'radar.pasangan',
    className: 'wrap-anywhere',
    sort: true,
    text: (row) => `${nameOf(row.pertama)}, ${nameOf(row.kedua)}`,
    render: (row) => (
      <>
        <div>
          <Named row={row.pertama} />
        </div>
        <div>
          <Named row={row.kedua} />
        </div>
        <div className="muted small">{sharedText(row.alasan)}</div>
      </>
    ),
  },
];

interface PairWindowProps {
  readonly row: NasabahGandaRow;
  readonly mode: string;
  readonly onClose: () => void;
}

/** The window of one of both: the first unless the other is asked for. */
function PairWindow({ row, mode, onClose }: PairWindowProps) {
  const chosen = mode === 'kedua' ? row.kedua : row.pertama;
  return chosen ? <CustomerWindow row={chosen} mode="" onClose={onClose} /> : null;
}

/** Pairs of customers who may be one, over the whole bank, likeliest first. */
const duplicateList = (
  menu: 'cif-ganda-individu' | 'cif-ganda-korporat',
  endpoint: typeof customer.personDuplicates | typeof customer.entityDuplicates,
) =>
  listScreen({
    menu,
    endpoint: endpoint as typeof customer.personDuplicates,
    rowKey: (row) => `${row.pertama?.nomor_nasabah}/${row.kedua?.nomor_nasabah}`,
    columns: duplicateColumns,
    narrow,
    actions: [
      { id: '', label: 'radar.lihatPertama', icon: 'eye', run: (row, { open }) => open(row) },
      { id: '', label: 'radar.lihatKedua', icon: 'eye', run: (row, { open }) => open(row, 'kedua') },
      {
        // The record that was entered first goes on, unless the maker exchanges the two.
        id: 'gabung-nasabah',
        label: 'nasabah.gabungkanPasangan',
        icon: 'people',
        run: ({ pertama, kedua }, { go }) =>
          go(
            `${menus['gabung-nasabah'].route}?${new URLSearchParams({ asal: kedua?.nomor_nasabah ?? '', ke: pertama?.nomor_nasabah ?? '' })}`,
          ),
      },
    ],
    detail: PairWindow,
    filters: [{ name: 'kode_cabang', label: 'rekening.cabang', kind: 'branch', headOffice: true }],
  });

export const PersonDuplicates = duplicateList('cif-ganda-individu', customer.personDuplicates);
export const EntityDuplicates = duplicateList('cif-ganda-korporat', customer.entityDuplicates);

import '#lib/messages/terms.ts';
import type { ListAction } from '#components/kit/screens/list-screen.tsx';
import type { Column } from '#components/kit/ui/column.tsx';
import { toDisplay } from '#lib/dates.ts';

/** A row of something that holds from a day on, as the lists tell it. */
export interface TermListRow {
  readonly berlaku_sejak: string;
  readonly keadaan: string;
  readonly id_flow: string;
  readonly hari_bank: string;
}

/** Shows since when it holds, and whether it does today; its own page shows a change that waits. */
export const termColumns = <R extends TermListRow>(): readonly Column<R>[] => [
  {
    field: 'berlaku_sejak',
    title: 'ketentuan.berlakuSejak',
    sort: true,
    className: 'nowrap',
    text: (row) => toDisplay(row.berlaku_sejak),
  },
  { field: 'keadaan', title: 'ketentuan.keadaan', kind: 'status' },
];

export const stateFilter = {
  name: 'keadaan',
  label: 'ketentuan.keadaan',
  kind: 'select',
  codes: ['BERLAKU', 'AKAN_DATANG', 'BERAKHIR'],
  prefix: 'status.',
} as const;

/**
 * Begins new values from a day on with those of this row; values that have not begun can be changed or taken back, also those that began today
 * where `sameDay` allows it.
 */
export function termActions<R extends TermListRow>(
  form: string,
  keyOf: (row: R) => Readonly<Record<string, string>>,
  sameDay: (row: R) => boolean = () => false,
): readonly ListAction<R>[] {
  const address = (row: R, aksi: string) =>
    `${form}?${new URLSearchParams({ ...keyOf(row), sejak: row.berlaku_sejak, aksi })}`;
  const begun = (row: R) => row.keadaan !== 'AKAN_DATANG' && !(row.berlaku_sejak === row.hari_bank && sameDay(row));
  return [
    { id: '', label: 'aksi.lihat', icon: 'eye', run: (row, { open }) => open(row) },
    { id: '', changes: true, label: 'ketentuan.baru', icon: 'plus-lg', run: (row, { go }) => go(address(row, 'BUAT')) },
    {
      id: '',
      changes: true,
      label: 'ketentuan.ubah',
      icon: 'pencil',
      disabled: begun,
      run: (row, { go }) => go(address(row, 'UBAH')),
    },
    {
      id: '',
      changes: true,
      label: 'ketentuan.hapus',
      icon: 'trash',
      disabled: begun,
      run: (row, { go }) => go(address(row, 'HAPUS')),
    },
  ];
}

import '#lib/books/messages/finance.ts';
import '#lib/books/messages/ledger-fields.ts';
import { LayoutDetail } from '#components/books/finance/layout-detail.tsx';
import { termColumns } from '#components/control/parameters/term-actions.ts';
import { listScreen } from '#components/kit/screens/list-screen.tsx';
import { menus } from '#lib/access/menus.ts';
import { layoutNames } from '#lib/books/chart.ts';
import { messageOf } from '#lib/messages/id.ts';
import { finance } from '#services/books/finance.ts';
import type { SusunanRow } from '#types/proto/books/finance.ts';

const address = ({ laporan, berlaku_sejak: sejak }: SusunanRow, aksi: string): string =>
  `${menus['ubah-susunan'].route}?${new URLSearchParams({ laporan, sejak, aksi })}`;
const begun = ({ keadaan }: SusunanRow): boolean => keadaan !== 'AKAN_DATANG';

/** The page lists the layouts of statements and of publications: in force, to come and before. */
export default listScreen({
  menu: 'susunan-laporan',
  endpoint: finance.layouts,
  rowKey: (row) => `${row.laporan} ${row.berlaku_sejak}`,
  columns: [
    {
      field: 'laporan',
      title: 'keuangan.laporan',
      sort: true,
      text: (row) => messageOf('keuangan.laporan.', row.laporan),
    },
    { field: 'baris', title: 'keuangan.banyakBaris', className: 'num', text: (row) => String(row.baris.length) },
    ...termColumns<SusunanRow>(),
  ],
  filters: [
    {
      name: 'laporan',
      label: 'keuangan.laporan',
      kind: 'select',
      codes: layoutNames,
      prefix: 'keuangan.laporan.',
    },
  ],
  actions: [
    { id: '', label: 'aksi.lihat', icon: 'eye', run: (row, { open }) => open(row) },
    {
      id: 'ubah-susunan',
      label: 'keuangan.susunanBaru',
      icon: 'plus-lg',
      run: (row, { go }) => go(address(row, 'BUAT')),
    },
    {
      id: 'ubah-susunan',
      label: 'keuangan.ubahSusunan',
      icon: 'pencil',
      disabled: begun,
      run: (row, { go }) => go(address(row, 'UBAH')),
    },
    {
      id: 'ubah-susunan',
      label: 'keuangan.hapusSusunan',
      icon: 'trash',
      disabled: begun,
      run: (row, { go }) => go(address(row, 'HAPUS')),
    },
  ],
  detail: LayoutDetail,
});

import { templateScopes } from '#lib/books/ledger-entries.ts';
import '#lib/books/messages/entry.ts';
import '#lib/books/messages/ledger-fields.ts';
import '#lib/messages/states.ts';
import { type ListAction, listScreen } from '#components/kit/screens/list-screen.tsx';
import { Chip } from '#components/kit/ui/chip.tsx';
import { type Column, narrowed, Stacked } from '#components/kit/ui/column.tsx';
import { momentText } from '#components/kit/ui/moment.tsx';
import { menus } from '#lib/access/menus.ts';
import { message, messageOf } from '#lib/messages/id.ts';
import { entry } from '#services/books/entry.ts';
import type { TemplatRow } from '#types/proto/books/entry.ts';
import { STOP, TemplateWindow } from './template-window.tsx';

/** Names the owner of a template: the reader, a branch or the bank. */
const reachOf = ({ lingkup, pemegang }: TemplatRow): string =>
  lingkup === 'CABANG' ? message('entri.untukCabang', { cabang: pemegang }) : messageOf('lingkupTemplat.', lingkup);
const state = ({ aktif }: TemplatRow): string => messageOf('status.', aktif === 'T' ? 'AKTIF' : 'TIDAK_AKTIF');
const amounts = ({ lengkap }: TemplatRow): string =>
  messageOf('entri.', lengkap === 'T' ? 'nominalLengkap' : 'nominalTerbuka');

const columns: readonly Column<TemplatRow>[] = [
  {
    field: 'nama',
    title: 'entri.nama',
    sort: true,
    text: (row) => `${row.nama} ${row.nomor_templat}`,
    render: (row) => (
      <Stacked main={row.nama} below={`${row.nomor_templat} · ${message('entri.versi', { versi: row.versi })}`} />
    ),
  },
  { field: 'lingkup', title: 'entri.lingkup', text: reachOf },
  { field: 'jumlah_baris', title: 'entri.jumlahBaris', className: 'num', text: (row) => String(row.jumlah_baris) },
  { field: 'lengkap', title: 'entri.nominalnya', text: amounts },
  { field: 'diubah_pada', title: 'entri.diubah', className: 'nowrap', text: (row) => momentText(row.diubah_pada) },
  {
    field: 'aktif',
    title: 'entri.status',
    className: 'nowrap',
    text: state,
    render: (row) => <Chip tone={row.aktif === 'T' ? 'ok' : 'neutral'}>{state(row)}</Chip>,
  },
];

const of = (address: string, name: string, row: TemplatRow): string =>
  `${address}?${new URLSearchParams({ [name]: row.nomor_templat })}`;
const form = menus['simpan-templat'].route;
const isOwn = ({ lingkup }: TemplatRow): boolean => lingkup === 'PENGGUNA';

const actions: readonly ListAction<TemplatRow>[] = [
  { id: '', label: 'aksi.lihat', icon: 'eye', run: (row, { open }) => open(row) },
  {
    id: 'transaksi-umum-multi',
    label: 'entri.pakai',
    icon: 'journal-text',
    disabled: (row) => row.aktif !== 'T',
    run: (row, { go }) => go(of(menus['transaksi-umum-multi'].route, 'templat', row)),
  },
  {
    id: 'simpan-templat',
    label: 'entri.ubah',
    icon: 'pencil',
    disabled: (row) => isOwn(row) || row.boleh_ubah !== 'T',
    run: (row, { go }) => go(of(form, 'nomor_templat', row)),
  },
  {
    id: 'simpan-templat',
    label: 'entri.bagikan',
    icon: 'people',
    disabled: (row) => !isOwn(row),
    run: (row, { go }) => go(of(form, 'dari', row)),
  },
  {
    id: 'transaksi-umum-multi',
    label: 'entri.hentikan',
    icon: 'x-circle',
    disabled: (row) => !isOwn(row) || row.aktif !== 'T',
    run: (row, { open }) => open(row, STOP),
  },
];

/** Lists the templates of entries that the reader sees: the reader's own, the branch's, the bank's. */
export const Templates = listScreen({
  menu: 'templat-entri',
  endpoint: entry.templates,
  rowKey: (row) => row.nomor_templat,
  columns,
  narrow: narrowed(columns, ['nama', 'aktif', 'lingkup', 'jumlah_baris', 'lengkap']),
  filters: [
    { name: 'keyword', label: 'entri.cari', kind: 'text', maxLength: 60 },
    {
      name: 'lingkup',
      label: 'entri.lingkup',
      kind: 'select',
      codes: templateScopes,
      prefix: 'lingkupTemplat.',
    },
  ],
  actions,
  detail: TemplateWindow,
  add: { label: 'entri.tambahTemplat', address: form, menu: 'simpan-templat' },
});

import { listScreen } from '#components/kit/screens/list-screen.tsx';
import { Chip } from '#components/kit/ui/chip.tsx';
import { Stacked } from '#components/kit/ui/column.tsx';
import { menus } from '#lib/access/menus.ts';
import { identityKinds } from '#lib/customers/identity.ts';
import { messageOf } from '#lib/messages/id.ts';
import { wic } from '#services/customers/wic.ts';
import { WalkInWindow } from './walk-in-window.tsx';
import '#lib/control/messages/changes.ts';
import '#lib/customers/messages/wic.ts';

interface Kind {
  readonly menu: 'wic-individu' | 'wic-badan-usaha';
  readonly endpoint: typeof wic.persons | typeof wic.entities;
}

/** The search needs a name of at least this length. */
const SHORTEST = 3;

/** Shows whether there is something left to ask. */
const CompleteChip = ({ lengkap }: { readonly lengkap: string }) => (
  <Chip tone={lengkap === 'T' ? 'ok' : 'warn'}>{messageOf('wic.lengkap.', lengkap)}</Chip>
);

const walkInList = ({ menu, endpoint }: Kind) =>
  listScreen({
    menu,
    endpoint: endpoint as typeof wic.persons,
    rowKey: (row) => row.nomor_wic,
    searchFirst: { enough: ({ keyword = '' }) => keyword.trim().length >= SHORTEST, hint: 'wic.cariKosong' },
    columns: [
      {
        field: 'nama',
        title: 'kolom.nama',
        sort: true,
        text: (row) => `${row.nama} (${row.nomor_wic})`,
        render: (row) => <Stacked main={row.nama} below={row.nomor_wic} />,
      },
      {
        field: 'jenis_identitas',
        title: 'kolom.jenis_identitas',
        text: (row) =>
          identityKinds.some((kind) => kind === row.jenis_identitas)
            ? messageOf('wic.identitas.', row.jenis_identitas)
            : row.jenis_identitas,
      },
      { field: 'nomor_identitas', title: 'kolom.nomor_identitas', kind: 'code' },
      {
        field: 'lengkap',
        title: 'wic.lengkap',
        text: (row) => messageOf('wic.lengkap.', row.lengkap),
        render: (row) => <CompleteChip lengkap={row.lengkap} />,
      },
      {
        field: 'kode_cabang',
        title: 'wic.cabang',
        sort: true,
        text: (row) => `${row.kode_cabang} ${row.nama_cabang}`,
      },
      { field: 'terakhir', title: 'wic.terakhir', kind: 'date', className: 'nowrap' },
    ],
    filters: [
      { name: 'keyword', label: 'wic.cari', kind: 'text' },
      { name: 'lengkap', label: 'wic.lengkap', kind: 'select', codes: ['T', 'F'], prefix: 'wic.lengkap.' },
      { name: 'kode_cabang', label: 'wic.cabang', kind: 'branch', headOffice: true },
    ],
    actions: [
      { id: '', label: 'aksi.lihat', icon: 'eye', run: (row, { open }) => open(row) },
      {
        id: 'ubah-wic',
        label: 'wic.perbaiki',
        icon: 'pencil',
        // Another branch's walk-in shows no number here, and that branch corrects the data.
        disabled: (row) => row.nomor_identitas === '',
        run: (row, { go }) => go(`${menus['ubah-wic'].route}?nomor_wic=${row.nomor_wic}`),
      },
    ],
    detail: WalkInWindow,
  });

/** Persons without an account, searched. */
export const WalkInPersons = walkInList({ menu: 'wic-individu', endpoint: wic.persons });
/** Entities without an account, searched. */
export const WalkInEntities = walkInList({ menu: 'wic-badan-usaha', endpoint: wic.entities });

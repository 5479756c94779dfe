import '#lib/control/messages/roles.ts';
import { listScreen } from '#components/kit/screens/list-screen.tsx';
import { Chip } from '#components/kit/ui/chip.tsx';
import { Stacked } from '#components/kit/ui/column.tsx';
import { drawn } from '#components/kit/ui/drawn.tsx';
import { approvalLadder, besideLadder } from '#lib/access/role-names.ts';
import { message, messageOf } from '#lib/messages/id.ts';
import { management } from '#services/control/management.ts';

/** The detail of a role is loaded with the first one that is opened. */
const RoleDetail = drawn(async () => (await import('#components/control/users/role-detail.tsx')).RoleDetail, 10);

const FORM = '/management/roles/edit';
const to = (query: Readonly<Record<string, string>>) => `${FORM}?${new URLSearchParams(query)}`;

/** The page lists the roles of the bank: how many users hold each, what it carries, its conflicts of duty, the change that waits. */
export default listScreen({
  menu: 'peran',
  endpoint: management.roles,
  rowKey: (row) => row.role_id,
  columns: [
    {
      field: 'nama',
      title: 'kelolaPeran.nama',
      sort: true,
      text: (row) => `${row.nama} ${row.role_id}`,
      render: (row) => <Stacked main={row.nama} below={row.role_id} />,
    },
    { field: 'keterangan', title: 'kelolaPeran.keterangan', hidden: true },
    { field: 'tingkat', title: 'kelolaPeran.tingkat', sort: true, text: (row) => messageOf('peran.', row.tingkat) },
    { field: 'jumlah_pengguna', title: 'kelolaPeran.pengguna', className: 'num' },
    { field: 'jumlah_menu', title: 'kelolaPeran.menu', className: 'num' },
    { field: 'jumlah_hak', title: 'kelolaPeran.hak', className: 'num' },
    {
      field: 'jumlah_benturan',
      title: 'kelolaPeran.benturanKolom',
      text: (row) => String(row.jumlah_benturan),
      render: (row) =>
        row.jumlah_benturan > 0 ? (
          <Chip tone="warn">{message('kelolaPeran.benturan', { jumlah: row.jumlah_benturan })}</Chip>
        ) : null,
    },
    {
      field: 'id_flow',
      title: 'kelolaPeran.status',
      text: (row) => (row.id_flow ? message('kelolaPeran.menunggu') : ''),
      render: (row) => (row.id_flow ? <Chip tone="accent">{message('kelolaPeran.menunggu')}</Chip> : null),
    },
  ],
  filters: [
    { name: 'keyword', label: 'kelolaPeran.cari', kind: 'text' },
    {
      name: 'tingkat',
      label: 'kelolaPeran.tingkat',
      kind: 'select',
      codes: [...approvalLadder, ...besideLadder],
      prefix: 'peran.',
    },
  ],
  add: { label: 'kelolaPeran.baru', address: to({ aksi: 'BUAT' }) },
  actions: [
    { id: '', label: 'aksi.lihat', icon: 'eye', run: (row, { open }) => open(row) },
    {
      id: 'peran-ubah',
      label: 'kelolaPeran.ubah',
      icon: 'pencil',
      disabled: (row) => row.id_flow !== '',
      run: (row, { go }) => go(to({ aksi: 'UBAH', role_id: row.role_id })),
    },
    {
      id: 'peran-ubah',
      label: 'kelolaPeran.salin',
      icon: 'copy',
      run: (row, { go }) => go(to({ aksi: 'BUAT', salin: row.role_id })),
    },
    {
      id: 'peran-lihat',
      label: 'kelolaPeran.lihatSebagai',
      icon: 'person-vcard',
      run: (row, { go }) => go(`/management/roles/view?${new URLSearchParams({ role_id: row.role_id })}`),
    },
    {
      id: 'peran-hapus',
      label: 'kelolaPeran.hapus',
      icon: 'trash',
      disabled: (row) => row.bawaan === 'T' || row.jumlah_pengguna > 0 || row.id_flow !== '',
      run: (row, { go }) => go(to({ aksi: 'HAPUS', role_id: row.role_id })),
    },
  ],
  detail: RoleDetail,
});

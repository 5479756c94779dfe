import '#lib/control/messages/users.ts';
import { userActions } from '#components/control/users/user-actions.ts';
import { UserState, UserWindow, userStateOf } from '#components/control/users/user-detail.tsx';
import { roleName } from '#components/control/users/user-roles-field.tsx';
import { branchSource } from '#components/kit/fields/branch-source.ts';
import { optionSource } from '#components/kit/fields/use-options.ts';
import { listScreen } from '#components/kit/screens/list-screen.tsx';
import { Chip } from '#components/kit/ui/chip.tsx';
import { Stacked } from '#components/kit/ui/column.tsx';
import { momentText } from '#components/kit/ui/moment.tsx';
import { menus } from '#lib/access/menus.ts';
import { message, messageOf } from '#lib/messages/id.ts';
import { management } from '#services/control/management.ts';
import type { UserRow } from '#types/proto/control/management.ts';

const rolesText = (row: UserRow): string => row.role_id.map((role) => roleName(role, role)).join(', ');
const stateText = (row: UserRow): string => messageOf('status.', userStateOf(row.aktif));

/** Counter and till are in one column: most users have neither. */
const counterText = (row: UserRow): string => [row.loket, row.kode_kas].filter(Boolean).join(' · ');
/** The text shows how far the bank's sign-in service has followed; only when it has not. */
const providerText = (row: UserRow): string =>
  `${message('pengguna.penyedia')}: ${messageOf('status.', row.status_penyedia).toLowerCase()}`;

export default listScreen({
  menu: 'pengguna',
  endpoint: management.users,
  rowKey: (row) => row.id_user,
  add: { label: 'pengguna.baru', address: `${menus.pengguna.route}/new` },
  columns: [
    {
      field: 'id_user',
      title: 'pengguna.nama',
      sort: true,
      text: (row) => `${row.nama_user} (${row.id_user})`,
      render: (row) => <Stacked main={row.nama_user} below={row.id_user} />,
    },
    { field: 'role_id', title: 'pengguna.peran', text: rolesText },
    {
      field: 'kode_cabang',
      title: 'pengguna.cabang',
      sort: true,
      text: (row) => `${row.kode_cabang} ${row.nama_cabang}`,
    },
    { field: 'loket', title: 'pengguna.loketKas', text: counterText },
    {
      field: 'aktif',
      title: 'pengguna.status',
      sort: true,
      text: (row) =>
        [
          stateText(row),
          row.status_penyedia === '' || row.status_penyedia === 'SELESAI' ? '' : providerText(row),
          row.id_flow ? message('pengguna.menunggu') : '',
        ]
          .filter(Boolean)
          .join(', '),
      render: (row) => (
        <span className="chips">
          <UserState aktif={row.aktif} />
          {row.status_penyedia === '' || row.status_penyedia === 'SELESAI' ? null : (
            <span title={row.galat_penyedia || undefined}>
              <Chip tone={row.status_penyedia === 'GAGAL' ? 'bad' : 'warn'}>{providerText(row)}</Chip>
            </span>
          )}
          {row.id_flow ? <Chip tone="accent">{message('pengguna.menunggu')}</Chip> : null}
        </span>
      ),
    },
    {
      field: 'terakhir_masuk',
      title: 'pengguna.terakhirMasuk',
      text: (row) => (row.terakhir_masuk ? momentText(row.terakhir_masuk) : message('pengguna.belumMasuk')),
    },
    { field: 'email', title: 'pengguna.surel', hidden: true },
  ],
  filters: [
    { name: 'keyword', label: 'pengguna.cari', kind: 'text' },
    {
      name: 'role_id',
      label: 'pengguna.peran',
      kind: 'source',
      source: optionSource({ endpoint: management.roleList, value: (row) => row.role_id, text: (row) => row.nama }),
    },
    { name: 'kode_cabang', label: 'pengguna.cabang', kind: 'source', source: branchSource },
    { name: 'aktif', label: 'pengguna.status', kind: 'select', codes: ['T', 'F', 'D'], prefix: 'pengguna.keadaan.' },
  ],
  actions: userActions,
  detail: UserWindow,
});

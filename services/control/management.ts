import { management as definitions } from '#lib/control/operations/management.ts';
import { command, list, processor, record, schemasOf } from '#services/endpoint.ts';

const schema = schemasOf(() => import('#lib/control/schemas/management.ts'));

const roleSchema = schemasOf(() => import('#lib/control/schemas/management-roles.ts'));

const changed = ['pengguna', 'inbox', 'audit'] as const;
const changesAccess = ['akses', 'inbox', 'audit'] as const;

export const management = {
  users: list('management/users', 'management.users', schema('usersQuery'), ['pengguna', 'inbox']),
  user: record('management/users/detail', 'management.userDetail', schema('userDetailQuery'), ['pengguna', 'inbox']),
  userTills: list('management/users/tills', 'management.userTills', schema('userTillsQuery'), ['pengguna', 'till']),
  createUser: processor(definitions.BUAT_PENGGUNA, schema('createUserInput'), changed),
  editUser: processor(definitions.UBAH_PENGGUNA, schema('editUserInput'), changed),
  deleteUser: processor(definitions.HAPUS_PENGGUNA, schema('deleteUserInput'), changed),
  editCounter: processor(definitions.UBAH_LOKET, schema('editCounterInput'), [...changed, 'till', 'vault']),
  oneTimePassword: command(
    'management/one-time-password',
    'management.oneTimePassword',
    schema('oneTimePasswordInput'),
    ['pengguna'],
  ),
  menus: list('management/menu', 'management.menu', roleSchema('menuQuery'), ['akses', 'inbox']),
  saveMenu: processor(definitions.SIMPAN_MENU, roleSchema('saveMenuInput'), changesAccess),
  roles: list('management/role', 'management.role', roleSchema('roleQuery'), ['akses', 'pengguna', 'inbox']),
  roleList: list('management/role-list', 'management.roleList', roleSchema('roleListQuery'), ['akses']),
  role: record('management/role/detail', 'management.roleDetail', roleSchema('roleDetailQuery'), [
    'akses',
    'pengguna',
    'inbox',
  ]),
  saveRole: processor(definitions.SIMPAN_PERAN, roleSchema('saveRoleInput'), changesAccess),
  lens: record('management/lens', 'management.lens', roleSchema('lensQuery'), ['akses', 'pengguna']),
};

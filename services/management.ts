import { command, list, processor, record, schemasOf } from './endpoint.ts';

const schema = schemasOf(() => import('#lib/schemas/management.ts'));

const changed = ['pengguna', 'inbox', 'audit'] as const;

export const management = {
  users: list('management/users', 'management.users', schema('usersQuery'), ['pengguna', 'inbox']),
  user: record('management/users/detail', 'management.userDetail', schema('userDetailQuery'), ['pengguna', 'inbox']),
  userTills: list('management/users/tills', 'management.userTills', schema('userTillsQuery'), ['pengguna', 'till']),
  createUser: processor(
    'management/process-create-users',
    'management.processCreateUsers',
    schema('createUserInput'),
    changed,
  ),
  editUser: processor('management/process-edit-users', 'management.processEditUsers', schema('editUserInput'), changed),
  deleteUser: processor(
    'management/process-hapus-users',
    'management.processHapusUsers',
    schema('deleteUserInput'),
    changed,
  ),
  editCounter: processor(
    'management/process-edit-counter',
    'management.processEditCounter',
    schema('editCounterInput'),
    [...changed, 'till', 'vault'],
  ),
  oneTimePassword: command(
    'management/one-time-password',
    'management.oneTimePassword',
    schema('oneTimePasswordInput'),
    ['pengguna'],
  ),
};

import type { Context } from '#core/access/context.ts';
import { change, read } from '#core/access/handler.ts';
import type { Operations } from '#core/engine/submitted.ts';
import { fail } from '#lib/errors/errors.ts';
import type { RpcInput } from '#types/rpc.ts';
import { createUser } from './create-user.ts';
import { delegation } from './delegation.ts';
import { cabutDelegasi, calonDelegasi, delegasi } from './delegation-queries.ts';
import { deleteUser } from './delete-user.ts';
import { editCounter } from './edit-counter.ts';
import { editUser } from './edit-user.ts';
import { makeLens } from './lens.ts';
import { menu } from './menu-queries.ts';
import { saveMenu } from './menus.ts';
import { oneTimePassword, type SetPassword } from './one-time-password.ts';
import { role, roleDetail, roleList } from './role-queries.ts';
import { saveRole } from './roles.ts';
import { userDetail, users, userTills } from './user-queries.ts';

export interface ManagementConfig {
  /** Sets a one-time password at the identity provider; without it there are none. */
  readonly setPassword?: SetPassword;
}

/** Users, their counters and passwords, roles, menus, and authority that is lent. */
export const management = {
  operations: {
    BUAT_PENGGUNA: createUser,
    UBAH_PENGGUNA: editUser,
    HAPUS_PENGGUNA: deleteUser,
    UBAH_LOKET: editCounter,
    SIMPAN_PERAN: saveRole,
    SIMPAN_MENU: saveMenu,
    DELEGASI: delegation,
  },
  handlers: ({
    operations,
    setPassword = async () => fail('IDENTITY_AWAY'),
  }: ManagementConfig & { readonly operations: Operations }) => ({
    'flow.delegasi': read(delegasi),
    'flow.calonDelegasi': read(calonDelegasi),
    'flow.cabutDelegasi': change((context: Context, input: RpcInput<'flow.cabutDelegasi'>) =>
      cabutDelegasi(context, input.id_delegasi),
    ),
    'management.users': read(users),
    'management.userDetail': read(userDetail),
    'management.userTills': read(userTills),
    'management.oneTimePassword': change((context: Context, input: RpcInput<'management.oneTimePassword'>) =>
      oneTimePassword(context, setPassword, input.id_user),
    ),
    'management.menu': read(menu),
    'management.role': read(role),
    'management.roleList': read(roleList),
    'management.roleDetail': read(roleDetail),
    'management.lens': read(makeLens(operations)),
  }),
};

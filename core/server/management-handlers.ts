import type { Context } from '#core/engine/context.ts';
import { createUser } from '#core/management/create-user.ts';
import { deleteUser } from '#core/management/delete-user.ts';
import { editCounter } from '#core/management/edit-counter.ts';
import { editUser } from '#core/management/edit-user.ts';
import { oneTimePassword, type SetPassword } from '#core/management/one-time-password.ts';
import { userDetail, users, userTills } from '#core/management/user-queries.ts';
import { fail } from '#lib/errors.ts';
import type { RpcInput } from '#types/rpc.ts';
import { change, processor, read } from './handler.ts';

export interface ManagementConfig {
  /** Sets a one-time password at the identity provider; without it none can be had. */
  readonly setPassword?: SetPassword;
}

/** Users, their counters and passwords. */
export function managementHandlers({ setPassword = async () => fail('IDENTITY_AWAY') }: ManagementConfig) {
  return {
    'management.users': read(users),
    'management.userDetail': read(userDetail),
    'management.userTills': read(userTills),
    'management.processCreateUsers': processor(createUser),
    'management.processEditUsers': processor(editUser),
    'management.processHapusUsers': processor(deleteUser),
    'management.processEditCounter': processor(editCounter),
    'management.oneTimePassword': change((context: Context, input: RpcInput<'management.oneTimePassword'>) =>
      oneTimePassword(context, setPassword, input.id_user),
    ),
  };
}

import type { z } from 'zod';
import { dataSubject } from '#core/engine/data-subject.ts';
import { type OpContext, type Operation, type Rule, reject } from '#core/engine/operation.ts';
import { recordChange } from '#core/engine/record-change.ts';
import type { PopupId } from '#lib/access/popups.ts';
import { editUserData } from '#lib/control/schemas/management.ts';
import { mayDo } from './row-actions.ts';
import { differing, flagOf, personContent, personRows, userChange } from './user-changes.ts';
import { loadChangeContext, loadUser, type UserExtra } from './user-record.ts';
import {
  addressIsFree,
  adminsRemain,
  dutyConflicts,
  impossible,
  nothingRemains,
  openTillStays,
  referencesKnown,
  userAsSeen,
} from './user-rules.ts';

type Data = z.output<typeof editUserData>;

/** A password is of use only to a user who may sign in. */
const passwordForActive: Rule<Data, UserExtra> = {
  name: 'passwordForActive',
  check: ({ data }) => (data.reset_sandi === 'T' && data.aktif === 'F' ? impossible('PENGGUNA_NONAKTIF') : null),
};

/** No other user has taken the counter's number when the user is switched on again or moves. */
const counterStaysHers: Rule<Data, UserExtra> = {
  name: 'counterStaysHers',
  check: ({ data, extra: { user, around } }) =>
    user && data.aktif === 'T' && around.counter !== null
      ? reject('DUPLICATE', { objek: `LOKET:${user.loket}` })
      : null,
};

/** Returns the row actions that make up such a change. */
function actionsOf({ data, extra: { user } }: OpContext<Data, UserExtra>): PopupId[] {
  const actions: PopupId[] = [];
  if (differing(personRows(user, data)).length > 0) actions.push('pengguna-ubah');
  if (user && flagOf(user.aktif) !== data.aktif) actions.push('pengguna-status');
  if ([data.reset_masuk, data.reset_sandi, data.lepas_identitas].includes('T')) actions.push('pengguna-reset');
  return actions;
}

/** Changes a user in anything but the counter; also switches the user off and on, and asks the identity provider for resets. */
export const editUser: Operation<Data, UserExtra> = {
  code: 'UBAH_PENGGUNA',
  schema: editUserData,
  load: async (db, data) => {
    const [user, around] = await Promise.all([loadUser(db, data.id_user), loadChangeContext(db, data)]);
    return { user, around };
  },
  needs: () => ({}),
  rules: [
    userAsSeen,
    mayDo(actionsOf),
    addressIsFree,
    referencesKnown,
    nothingRemains,
    passwordForActive,
    counterStaysHers,
    adminsRemain(
      (data, { adminRoles }) => data.aktif === 'T' && data.role_id.some((role) => adminRoles.includes(role)),
    ),
    openTillStays((data) => data.aktif === 'F'),
    ...dutyConflicts,
  ],
  subject: ({ data }) => dataSubject(data.alasan),
  journal: () => [],
  change: {
    ...userChange,
    fields: ({ data, extra: { user } }) =>
      differing([
        ...personRows(user, data),
        ['aktif', flagOf(user?.aktif ?? false), data.aktif],
        ['reset_masuk', 'F', data.reset_masuk],
        ['reset_sandi', 'F', data.reset_sandi],
        ['lepas_identitas', 'F', data.lepas_identitas],
      ]),
  },
  effects: ({ data }) => {
    const { baris, bagian } = personContent(data);
    const { versi, reset_masuk, reset_sandi, lepas_identitas } = data;
    return [
      recordChange('user', {
        aksi: 'UBAH',
        versi,
        baris: { ...baris, aktif: data.aktif === 'T' },
        bagian,
        rincian: { reset_masuk, reset_sandi, lepas_identitas },
      }),
    ];
  },
};

import type { z } from 'zod';
import { dataSubject } from '#core/engine/data-subject.ts';
import type { Operation } from '#core/engine/operation.ts';
import { recordChange } from '#core/engine/record-change.ts';
import { createUserData } from '#lib/control/schemas/management.ts';
import { differing, personContent, personRows, userChange } from './user-changes.ts';
import { loadChangeContext, loadUser, type UserExtra } from './user-record.ts';
import { addressIsFree, dutyConflicts, nameIsFree, referencesKnown } from './user-rules.ts';

type Data = z.output<typeof createUserData>;

/** Creates a user: row, roles and own limits, an account at the identity provider and a one-time password. */
export const createUser: Operation<Data, UserExtra> = {
  code: 'BUAT_PENGGUNA',
  schema: createUserData,
  load: async (db, data) => {
    const [user, around] = await Promise.all([loadUser(db, data.id_user), loadChangeContext(db, data)]);
    return { user, around };
  },
  needs: () => ({}),
  rules: [nameIsFree, addressIsFree, referencesKnown, ...dutyConflicts],
  subject: ({ data }) => dataSubject(data.nama_user),
  journal: () => [],
  change: { ...userChange, fields: ({ data }) => differing(personRows(null, data)) },
  effects: ({ data }) => [recordChange('user', { aksi: 'BUAT', versi: 0, ...personContent(data) })],
};

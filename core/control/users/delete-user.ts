import type { z } from 'zod';
import { dataSubject } from '#core/engine/data-subject.ts';
import { type Operation, type Rule, warn } from '#core/engine/operation.ts';
import { recordChange } from '#core/engine/record-change.ts';
import { deleteUserData } from '#lib/control/schemas/management.ts';
import { mayDo } from './row-actions.ts';
import { differing, flagOf, userChange } from './user-changes.ts';
import { loadChangeContext, loadUser, type UserExtra, type UserRecord } from './user-record.ts';
import { adminsRemain, openTillStays, userAsSeen } from './user-rules.ts';

type Data = z.output<typeof deleteUserData>;

/** Warns which of the two it will be. */
const removedOrSwitchedOff: Rule<Data, UserExtra> = {
  name: 'removedOrSwitchedOff',
  check: ({ extra: { user } }) => warn(user?.history ? 'PENGGUNA_DINONAKTIFKAN' : 'PENGGUNA_DIHAPUS'),
};

/** A removed record has every filled field empty. */
const goneFields = (user: UserRecord) =>
  differing([
    ['id_user', user.id_user, ''],
    ['nama_user', user.nama_user, ''],
    ['email', user.email, ''],
    ['kode_cabang', user.kode_cabang, ''],
    ['role_id', user.role_id.join(', '), ''],
  ]);

/** Removes a user without a trace; one with a history is switched off, because the trail names that user for ever. */
export const deleteUser: Operation<Data, UserExtra> = {
  code: 'HAPUS_PENGGUNA',
  schema: deleteUserData,
  load: async (db, data) => {
    const user = await loadUser(db, data.id_user);
    const asked = user ?? { id_user: data.id_user, email: '', kode_cabang: '', nomor_nasabah: '', role_id: [] };
    return { user, around: await loadChangeContext(db, asked) };
  },
  needs: () => ({}),
  rules: [
    mayDo(() => ['pengguna-hapus']),
    userAsSeen,
    adminsRemain(() => false),
    removedOrSwitchedOff,
    openTillStays(() => true),
  ],
  subject: ({ data }) => dataSubject(data.alasan),
  journal: () => [],
  change: {
    ...userChange,
    fields: ({ extra: { user } }) => {
      if (!user) return [];
      return user.history ? differing([['aktif', flagOf(user.aktif), 'F']]) : goneFields(user);
    },
  },
  effects: ({ data: { id_user, versi }, extra: { user } }) => [
    user?.history
      ? recordChange('user', { aksi: 'UBAH', versi, baris: { id_user, aktif: false }, rincian: { cara: 'NONAKTIF' } })
      : recordChange('user', { aksi: 'HAPUS', versi, baris: { id_user }, rincian: { cara: 'HAPUS' } }),
  ],
};

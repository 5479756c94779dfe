import { expect, test } from 'vitest';
import { forgetCaller } from '#core/access/callers.ts';
import { deleteUser } from '#core/control/users/delete-user.ts';
import { editCounter } from '#core/control/users/edit-counter.ts';
import { editUser } from '#core/control/users/edit-user.ts';
import { refused } from '../../counter-bank.ts';
import { usersBank } from './users-bank.ts';

const bank = await usersBank();

/** Runs work while administrators lack this row action, and gives it back. */
async function without<T>(menu_id: string, work: () => Promise<T>): Promise<T> {
  await bank.owner`delete from role_menu where role_id = 'ADMIN' and menu_id = ${menu_id}`;
  forgetCaller(bank.app);
  try {
    return await work();
  } finally {
    await bank.owner`insert into role_menu (role_id, menu_id) values ('ADMIN', ${menu_id})`;
    forgetCaller(bank.app);
  }
}

const edits = [
  ['pengguna-ubah', { nama_user: 'Nama Lain' }],
  ['pengguna-status', { aktif: 'F' }],
  ['pengguna-reset', { reset_masuk: 'T' }],
] as const;

test.each(edits)('%s opens its part of an edit and no other', async (action, over) => {
  const id_user = await bank.hire();
  const form = async (what: Readonly<Record<string, unknown>>) => bank.form(id_user, what);
  const tried = async (what: Readonly<Record<string, unknown>>) =>
    bank.run('admin1', editUser, await form(what), { dryRun: true });
  await without(action, async () => {
    await refused(bank, 'FORBIDDEN', () => tried(over));
    for (const [other, allowed] of edits) {
      if (other !== action) expect((await tried(allowed)).perubahan).toHaveLength(1);
    }
  });
  expect((await tried(over)).perubahan).toHaveLength(1);
});

test('removing a user and setting the counter are row actions of their own', async () => {
  const id_user = await bank.hire();
  const versi = await bank.versionOf(id_user);
  const gone = { id_user, versi, alasan: 'Sudah keluar' };
  const counter = { id_user, loket: '77', kode_kas: '', batas: '', versi, alasan: 'Loket baru' };
  const remove = () => bank.run('admin1', deleteUser, gone, { dryRun: true });
  const place = () => bank.run('admin1', editCounter, counter, { dryRun: true });
  await without('pengguna-hapus', () => refused(bank, 'FORBIDDEN', remove));
  await without('pengguna-loket', () => refused(bank, 'FORBIDDEN', place));
  expect((await remove()).perubahan.length).toBeGreaterThan(0);
  expect((await place()).perubahan).toEqual([{ kolom: 'loket', lama: '', baru: '77' }]);
});

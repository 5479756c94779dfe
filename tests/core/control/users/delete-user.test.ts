import { expect, test } from 'vitest';
import { deleteUser } from '#core/control/users/delete-user.ts';
import { accepted, refused } from '../../counter-bank.ts';
import { usersBank } from './users-bank.ts';

const bank = await usersBank();
const ask = async (id_user: string) => ({ id_user, versi: await bank.versionOf(id_user), alasan: 'Sudah keluar' });
const deletionOf = async (id: string) => {
  const { perubahan, peringatan } = await bank.run('admin1', deleteUser, await ask(id), { dryRun: true });
  return {
    perubahan: perubahan.map(({ kolom, baru }) => `${kolom}=${baru}`),
    peringatan: peringatan.map((each) => each.kode),
  };
};

test('a user without any act is removed, with all dependent rows', async () => {
  const id = await bank.hire({ limit: [{ kelompok: 'TUNAI', kode_valuta: 'IDR', entri: '1', setuju: '0' }] });
  expect(await deletionOf(id)).toEqual({
    perubahan: ['id_user=', 'nama_user=', 'email=', 'kode_cabang=', 'role_id='],
    peringatan: ['PENGGUNA_DIHAPUS'],
  });
  await bank.change('HAPUS_PENGGUNA', await ask(id));
  expect(await bank.stateOf(id)).toBe('tidak ada');
  expect(await bank.jobsOf(id)).toEqual(['BUAT', 'HAPUS']);
  for (const table of ['user_role', 'user_limit', 'password_ticket']) {
    const [row] = await bank.owner`select count(*)::integer as n from ${bank.owner(table)} where id_user = ${id}`;
    expect([table, row?.n]).toEqual([table, 0]);
  }
});

test('one with a history is switched off instead, and the preview says so', async () => {
  expect(await deletionOf('teller2')).toEqual({ perubahan: ['aktif=F'], peringatan: ['PENGGUNA_DINONAKTIFKAN'] });
  await bank.change('HAPUS_PENGGUNA', await ask('teller2'));
  expect(await bank.stateOf('teller2')).toBe('nonaktif');
});

const traces: readonly (readonly [string, (id: string) => Promise<unknown>])[] = [
  [
    'signed in once',
    async (id: string) =>
      await bank.app`select open_session(${`s-${id}`}, 'penerbit', ${id}, ${id}, '001', now() + interval '1 hour', '', '')`,
  ],
  [
    'left a row in the trail',
    async (id: string) =>
      await bank.owner`insert into audit_log (id_user, kode_cabang, aksi, hasil) values (${id}, '001', 'INQUIRY_DATA', '00')`,
  ],
  [
    'made an item',
    async (id: string) =>
      await bank.flow(id, 'DRAFT', { flowCode: 'SETOR_TUNAI', seen: '', data: { nominal: '1.00' } }),
  ],
  [
    'holds a till',
    async (id: string) =>
      await bank.owner`insert into cash_box (jenis, kode_kas, kode_cabang, kode_valuta, id_user, batas) values ('TELLER', ${`T${id.toUpperCase()}`}, '001', 'IDR', ${id}, 1)`,
  ],
];
test.each(traces)('history is that the user %s', async (_, leave) => {
  const id = await bank.hire();
  await leave(id);
  expect(await deletionOf(id)).toEqual({ perubahan: ['aktif=F'], peringatan: ['PENGGUNA_DINONAKTIFKAN'] });
  await bank.change('HAPUS_PENGGUNA', await ask(id));
  expect([await bank.stateOf(id), await bank.jobsOf(id)]).toEqual(['nonaktif', ['BUAT', 'NONAKTIF']]);
  await refused(bank, 'NO_CHANGE', async () => bank.file('HAPUS_PENGGUNA', await ask(id)));
});

test('a history that began while the removal waited is not removed', async () => {
  const id = await bank.hire();
  const item = await bank.file('HAPUS_PENGGUNA', await ask(id));
  const [posted] = await Promise.all([bank.approve(item)]);
  expect(posted.flow_state).toBe('APPROVED');
  const other = await bank.hire();
  const waiting = await bank.file('HAPUS_PENGGUNA', await ask(other));
  await bank.owner`insert into audit_log (id_user, kode_cabang, aksi, hasil) values (${other}, '001', 'INQUIRY_DATA', '00')`;
  await accepted(bank, () => bank.approve(waiting));
  expect(await bank.stateOf(other)).toBe('nonaktif');
});

test('the posting function itself removes nobody with a history', async () => {
  const id = await bank.hire();
  await bank.owner`insert into audit_log (id_user, kode_cabang, aksi, hasil) values (${id}, '001', 'INQUIRY_DATA', '00')`;
  const write = (change: {
    aksi: 'UBAH' | 'HAPUS';
    baris: { id_user: string; aktif?: boolean };
    rincian: { cara: string };
  }) =>
    bank.owner`select write_record(${bank.owner.json({ jenis: 'user', versi: 1, ...change })}, 'admin1', 'admin2', '000')`;
  await expect(write({ aksi: 'HAPUS', baris: { id_user: id }, rincian: { cara: 'HAPUS' } })).rejects.toThrow(
    'DATA_CHANGED',
  );
  await write({ aksi: 'UBAH', baris: { id_user: id, aktif: false }, rincian: { cara: 'NONAKTIF' } });
  expect(await bank.stateOf(id)).toBe('nonaktif');
});

test('neither the own record, nor an older one, nor a missing one', async () => {
  await bank.hire({ role_id: ['ADMIN'], kode_cabang: '000' });
  const id = await bank.hire();
  const data = await ask(id);
  await refused(bank, 'OWN_RECORD', async () => bank.file('HAPUS_PENGGUNA', await ask('admin1')));
  await refused(bank, 'DATA_CHANGED', () => bank.file('HAPUS_PENGGUNA', { ...data, versi: 7 }));
  await refused(bank, 'NOT_FOUND', () => bank.file('HAPUS_PENGGUNA', { ...data, id_user: 'hantu' }));
  await refused(bank, 'VALIDATION', () => bank.file('HAPUS_PENGGUNA', { ...data, alasan: 'x' }));
  await accepted(bank, () => bank.file('HAPUS_PENGGUNA', data));
});

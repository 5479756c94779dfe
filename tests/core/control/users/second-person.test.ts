import { expect, test } from 'vitest';
import { forgetCaller } from '#core/access/callers.ts';
import { editUser } from '#core/control/users/edit-user.ts';
import { recordChange } from '#core/engine/record-change.ts';
import { editUserData } from '#lib/control/schemas/management.ts';
import { accepted, bareCommit, insertGrant, refused, seenItem } from '../../counter-bank.ts';
import { usersBank } from './users-bank.ts';

const bank = await usersBank();
const cancelAll = () =>
  bank.owner`update flow_instance set flow_state = 'CANCELLED' where flow_state = 'WAITING' and jenis = 'DATA'`;

test('an approval holds for the record it names and no other, even if the core errs', async () => {
  const idFlow = await bank.file('UBAH_PENGGUNA', await bank.form('cs1', { nama_user: 'Citra Baru' }));
  const { sidik } = await seenItem(bank, idFlow);
  const approved = async (idUser: string, fields: object = {}) => {
    const { versi } = editUserData.parse(await bank.form(idUser, { nama_user: 'Nama Lain' }));
    const baris = { id_user: idUser, nama_user: 'Nama Lain' };
    return bareCommit(bank, {
      actor: 'admin2',
      idUser: 'admin1',
      kodeCabang: '000',
      operasi: 'UBAH_PENGGUNA',
      date: null,
      approver: 'admin2',
      idFlow,
      effects: [
        {
          efek: 'flow_move',
          fase: 'sebelum',
          id_flow: idFlow,
          dari: 'WAITING',
          versi: 0,
          sidik,
          ke: 'APPROVED',
          aksi: 'APPROVE',
          catatan: '',
          lepas: true,
          pemeriksa: 'admin2',
        },
        {
          ...recordChange('user', { aksi: 'UBAH', versi, baris }),
          operasi: 'UBAH_PENGGUNA',
          id_flow: idFlow,
          ...fields,
        },
      ],
    });
  };
  await refused(bank, 'GRANT_INVALID', () => approved('teller1'));
  await bank.owner`update flow_instance set objek = 'USER:admin2' where id_flow = ${idFlow}`;
  await refused(bank, 'OWN_RECORD', () => approved('admin2'));
  await bank.owner`update flow_instance set objek = 'USER:cs1' where id_flow = ${idFlow}`;
  // A change that does not say which version it saw has seen none.
  await refused(bank, 'DATA_CHANGED', () => approved('cs1', { versi: undefined }));
  await accepted(bank, () => approved('cs1'));
});

test('a release of somebody who was switched off meanwhile releases nothing', async () => {
  const data = editUserData.parse(await bank.form('cs1', { nama_user: 'Citra Lestari' }));
  const released = { code: 'UBAH_PENGGUNA', data, maker: 'admin1', reasons: ['PERUBAHAN_DATA'], branch: '000' };
  const token = await insertGrant(bank, { ...released, supervisor: 'admin2' });
  await bank.owner`update app_user set aktif = false where id_user = 'admin2'`;
  await refused(bank, 'GRANT_INVALID', () => bank.run('admin1', editUser, data, { token }));
  await bank.owner`update app_user set aktif = true where id_user = 'admin2'`;
  await accepted(bank, () => bank.run('admin1', editUser, data, { token }));
});

test('a change of a role leaves two administrators, as one of a user does', async () => {
  for (const [role, tingkat, holder] of [
    ['PENATA', '', 'manager1'],
    ['CADANGAN', 'ADMIN', 'finance1'],
  ] as const) {
    await bank.owner`insert into role (role_id, nama, tingkat, kantor_pusat) values (${role}, ${role}, ${tingkat}, true)`;
    await bank.owner`insert into role_menu (role_id, menu_id) select ${role}, menu_id from role_menu where role_id = 'ADMIN'`;
    await bank.owner`insert into user_role (id_user, role_id, urut) values (${holder}, ${role}, 1)`;
  }
  forgetCaller(bank.app);
  const role = async (over: Readonly<Record<string, unknown>>) => {
    const [row] = await bank.owner`
      select role_id, nama, keterangan, tingkat, case when kantor_pusat then 'T' else 'F' end as kantor_pusat, versi,
        array(select m.menu_id from role_menu m where m.role_id = r.role_id) as menu_id
      from role r where role_id = 'ADMIN'`;
    return { aksi: 'UBAH', limit: [], alasan: 'Menata peran', ...row, ...over };
  };
  const without = await bank.file('SIMPAN_PERAN', await role({ tingkat: '' }), 'manager1');
  await refused(bank, 'NOT_ALLOWED_DATA', () => bank.approve(without, 'finance1'));
  await cancelAll();
  const idFlow = await bank.file('SIMPAN_PERAN', await role({ keterangan: 'Pengelola akses' }), 'manager1');
  await accepted(bank, () => bank.approve(idFlow, 'finance1'));
  const [row] = await bank.owner`select tingkat, keterangan from role where role_id = 'ADMIN'`;
  expect(row).toEqual({ tingkat: 'ADMIN', keterangan: 'Pengelola akses' });
});

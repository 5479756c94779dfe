import { describe, expect, test } from 'vitest';
import { createUser } from '#core/control/users/create-user.ts';
import type { ErrorCode } from '#lib/errors/errors.ts';
import { accepted, insertGrant, refused } from '../../counter-bank.ts';
import { person, usersBank } from './users-bank.ts';

const bank = await usersBank();

const limit = [{ kelompok: 'TUNAI', kode_valuta: 'IDR', entri: '5000000', setuju: '0' }];

describe('a new user', () => {
  test('waits for a second administrator, and leaves no rows of the user until then', async () => {
    const [customer] = await bank.owner<
      { nomor_nasabah: string }[]
    >`select nomor_nasabah from customer order by 1 limit 1`;
    const data = person({ role_id: ['TELLER', 'CS'], limit, nomor_nasabah: customer?.nomor_nasabah });
    const preview = await bank.run('admin1', createUser, data, { dryRun: true });
    expect(preview.perubahan).toEqual([
      { kolom: 'id_user', lama: '', baru: 'rina.w' },
      { kolom: 'nama_user', lama: '', baru: 'Rina Wulandari' },
      { kolom: 'email', lama: '', baru: 'rina.w@amanah.example' },
      { kolom: 'kode_cabang', lama: '', baru: '001' },
      { kolom: 'role_id', lama: '', baru: 'TELLER, CS' },
      { kolom: 'nomor_nasabah', lama: '', baru: customer?.nomor_nasabah },
      { kolom: 'entri_tunai', lama: '', baru: '5,000,000.00' },
      { kolom: 'setuju_tunai', lama: '', baru: '0.00' },
    ]);
    expect(preview.otorisasi).toMatchObject({ perlu: 'T', tingkat: 'ADMIN' });
    expect(preview.jurnal).toEqual([]);

    const idFlow = await bank.file('BUAT_PENGGUNA', data);
    const [item] =
      await bank.owner`select jenis, flow_state, objek, perubahan, tingkat from flow_instance where id_flow = ${idFlow}`;
    expect(item).toEqual({
      jenis: 'DATA',
      flow_state: 'WAITING',
      objek: 'USER:rina.w',
      perubahan: preview.perubahan,
      tingkat: 'ADMIN',
    });
    expect(await bank.stateOf('rina.w')).toBe('tidak ada');
    expect(await bank.jobsOf('rina.w')).toEqual([]);

    expect(await bank.approve(idFlow)).toMatchObject({ id_flow: idFlow, flow_state: 'APPROVED', nomor_referensi: '' });
    const [user] = await bank.owner`
      select nama_user, kode_cabang, email, nomor_nasabah, aktif, loket, versi from app_user where id_user = 'rina.w'`;
    expect(user).toEqual({
      nama_user: 'Rina Wulandari',
      kode_cabang: '001',
      email: 'rina.w@amanah.example',
      nomor_nasabah: customer?.nomor_nasabah,
      aktif: true,
      loket: '',
      versi: 1,
    });
    const roles = await bank.owner`
      select role_id, urut, diberikan_oleh, disetujui_oleh, id_flow, diberikan_pada > now() - interval '1 minute' as baru
      from user_role where id_user = 'rina.w' order by urut`;
    const given = { diberikan_oleh: 'admin1', disetujui_oleh: 'admin2', id_flow: idFlow, baru: true };
    expect([...roles]).toEqual([
      { role_id: 'TELLER', urut: 0, ...given },
      { role_id: 'CS', urut: 1, ...given },
    ]);
    expect([...(await bank.owner`select kelompok, entri, setuju from user_limit where id_user = 'rina.w'`)]).toEqual([
      { kelompok: 'TUNAI', entri: 500_000_000n, setuju: 0n },
    ]);
    expect(await bank.jobsOf('rina.w')).toEqual(['BUAT']);
    const halves = await bank.owner`
      select pemegang, bagian, id_flow, isi, dipakai_pada, berlaku_sampai > now() as berlaku from password_ticket where id_user = 'rina.w' order by bagian`;
    const waits = { id_flow: idFlow, isi: '', dipakai_pada: null, berlaku: true };
    expect(halves.map((half) => ({ ...half }))).toEqual([
      { pemegang: 'admin1', bagian: 1, ...waits },
      { pemegang: 'admin2', bagian: 2, ...waits },
    ]);
    const [trail] = await bank.owner`
      select id_user, aksi, hasil, objek, rincian from audit_log where objek = 'USER:rina.w' and aksi = 'BUAT_PENGGUNA'`;
    expect(trail).toEqual({
      id_user: 'admin2',
      aksi: 'BUAT_PENGGUNA',
      hasil: '00',
      objek: 'USER:rina.w',
      rincian: { alasan: ['PERUBAHAN_DATA'], pembuat: 'admin1', otorisasi: 'admin2', perubahan: preview.perubahan },
    });
  });

  test('works at once with a second administrator’s release at the desk, never without', async () => {
    const data = createUser.schema.parse(person({ id_user: 'sari.p', email: 'sari.p@amanah.example' }));
    await refused(bank, 'OVERRIDE_NEEDED', () => bank.run('admin1', createUser, data));
    const token = await insertGrant(bank, {
      code: 'BUAT_PENGGUNA',
      data,
      maker: 'admin1',
      branch: '000',
      supervisor: 'admin2',
      reasons: ['PERUBAHAN_DATA'],
    });
    await accepted(bank, () => bank.run('admin1', createUser, data, { token }));
    const [role] =
      await bank.owner`select diberikan_oleh, disetujui_oleh, id_flow from user_role where id_user = 'sari.p'`;
    expect(role).toEqual({ diberikan_oleh: 'admin1', disetujui_oleh: 'admin2', id_flow: null });
    const halves = await bank.owner`select pemegang from password_ticket where id_user = 'sari.p' order by bagian`;
    expect(halves.map((half) => half.pemegang)).toEqual(['admin1', 'admin2']);
  });

  const cases: { why: string; code: ErrorCode; over: Record<string, unknown>; says?: string }[] = [
    { why: 'a name that is taken', code: 'DUPLICATE', over: { id_user: 'teller1' }, says: 'teller1' },
    { why: 'an address that is taken, whatever its case', code: 'DUPLICATE', over: { email: 'RINA.W@amanah.example' } },
    {
      why: 'a branch that is not there',
      code: 'NOT_ALLOWED_DATA',
      over: { kode_cabang: '999' },
      says: 'CABANG_TIDAK_ADA',
    },
    {
      why: 'a role that is not there',
      code: 'NOT_ALLOWED_DATA',
      over: { role_id: ['TELLER', 'DEWA'] },
      says: 'PERAN_TIDAK_ADA',
    },
    {
      why: 'a customer that is not there',
      code: 'NOT_ALLOWED_DATA',
      over: { nomor_nasabah: '404' },
      says: 'NASABAH_TIDAK_ADA',
    },
  ];
  test.each(cases)('is refused: $why', async ({ code, over, says }) => {
    const data = { ...person({ id_user: 'tono.s', email: 'tono.s@amanah.example' }), ...over };
    const error = await refused(bank, code, () => bank.file('BUAT_PENGGUNA', data));
    if (says) expect(Object.values(error.details.params ?? {})).toEqual([says]);
    const duplicate = person({ id_user: 'tono.s', email: 'tono.s@amanah.example' });
    const filed = await accepted(bank, () => bank.file('BUAT_PENGGUNA', duplicate));
    await bank.flow('admin1', 'CANCEL', { idFlow: filed });
  });

  test.each([
    ['id_user', 'Rina W'],
    ['id_user', 'ab'],
    ['id_user', "x' or '1'='1"],
    ['nama_user', 'a\nb c'],
    ['email', 'rina'],
    ['role_id', []],
    ['role_id', ['TELLER', 'TELLER']],
    ['limit', [...limit, ...limit]],
    ['limit', [{ ...limit[0], entri: '-1' }]],
  ])('says which field is wrong: %s %j', (field, value) => {
    const result = createUser.schema.safeParse(person({ [field]: value }));
    expect(result.error?.issues.map((issue) => issue.path[0])).toEqual([field]);
    expect(createUser.schema.safeParse(person()).success).toBe(true);
  });

  test('is approved neither by its maker nor by somebody who is no administrator', async () => {
    const idFlow = await bank.file('BUAT_PENGGUNA', person({ id_user: 'umar.h', email: 'umar.h@amanah.example' }));
    await refused(bank, 'SELF_APPROVAL', () => bank.approve(idFlow, 'admin1'));
    await refused(bank, 'APPROVER_LIMIT', () => bank.approve(idFlow, 'finance1'));
    await refused(bank, 'NOT_FOUND', () => bank.approve(idFlow, 'manager1'));
    await refused(bank, 'FORBIDDEN', () => bank.file('BUAT_PENGGUNA', person({ id_user: 'umar.i' }), 'manager1'));
    await accepted(bank, () => bank.approve(idFlow));
    expect(await bank.stateOf('umar.h')).toBe('aktif');
  });

  test('is filed once: of two changes of one name the second is refused', async () => {
    const data = person({ id_user: 'vera.n', email: 'vera.n@amanah.example' });
    const tries = await Promise.allSettled([
      bank.file('BUAT_PENGGUNA', data),
      bank.file('BUAT_PENGGUNA', data, 'admin2'),
    ]);
    expect(tries.map((each) => each.status).sort()).toEqual(['fulfilled', 'rejected']);
    const lost = tries.find((each) => each.status === 'rejected');
    expect(lost?.reason).toMatchObject({ code: 'CHANGE_WAITING', details: { params: { objek: 'vera.n' } } });
  });

  test('gets a warning of duties that meet in one person', async () => {
    const codes = async (role_id: string[]) =>
      (
        await bank.run('admin1', createUser, person({ id_user: 'wati.k', email: 'wati.k@x.example', role_id }), {
          dryRun: true,
        })
      ).peringatan.map((warning) => warning.kode);
    expect(await codes(['TELLER'])).toEqual([]);
    expect(await codes(['TELLER', 'ADMIN'])).toContain('TUGAS_ADMIN_KAS');
    expect(await codes(['TELLER', 'HEAD_TELLER'])).toContain('TUGAS_KAS_KHASANAH');
  });
});

test('two new users of one address, approved at the same instant: one comes to be', async () => {
  const email = 'sama@amanah.example';
  const ids = ['xena.a', 'xena.b'];
  const flows = await Promise.all(ids.map((id_user) => bank.file('BUAT_PENGGUNA', person({ id_user, email }))));
  const tries = await Promise.allSettled(flows.map((idFlow) => bank.approve(idFlow)));
  expect(tries.map((each) => each.status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(tries.find((each) => each.status === 'rejected')?.reason).toMatchObject({ code: 'DUPLICATE' });
  const [count] = await bank.owner`select count(*)::integer as n from app_user where email = ${email}`;
  expect(count?.n).toBe(1);
});

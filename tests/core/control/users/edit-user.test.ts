import { describe, expect, test } from 'vitest';
import { forgetCaller } from '#core/access/callers.ts';
import { editUser } from '#core/control/users/edit-user.ts';
import { otorisasiData } from '#core/control/workflow/desk.ts';
import { requestOverride } from '#core/control/workflow/override.ts';
import { operations } from '#core/server/modules.ts';
import { AppError } from '#lib/errors/errors.ts';
import { askItems } from '../../asking.ts';
import { accepted, refused } from '../../counter-bank.ts';
import { breaksBooks } from '../../helpers.ts';
import { usersBank } from './users-bank.ts';

const bank = await usersBank();
breaksBooks(bank, ['27']);
const edit = async (idUser: string, over: Readonly<Record<string, unknown>>) =>
  bank.change('UBAH_PENGGUNA', await bank.form(idUser, over));
const file = async (idUser: string, over: Readonly<Record<string, unknown>>) =>
  bank.file('UBAH_PENGGUNA', await bank.form(idUser, over));
const openAccess = async (idUser: string) =>
  (
    await bank.owner`select role_id, diberikan_oleh, id_flow from user_role where id_user = ${idUser} order by urut`
  ).map((row) => ({ ...row }));

describe('a change of a user', () => {
  test('shows the differences field by field, writes exactly those, and preserves who gave the roles that stay', async () => {
    const id = await bank.hire({ role_id: ['TELLER', 'CS'] });
    const [given] = await openAccess(id);
    const data = await bank.form(id, {
      nama_user: 'Rina W. Kusuma',
      role_id: ['CS', 'TELLER', 'BACK_OFFICE'],
      limit: [{ kelompok: 'NON_TUNAI', kode_valuta: 'IDR', entri: '750000', setuju: '0' }],
    });
    const { filed } = await bank.change('UBAH_PENGGUNA', data);
    const [item] = await bank.owner`select perubahan, keterangan from flow_instance where id_flow = ${filed.id_flow}`;
    expect(item).toEqual({
      keterangan: 'Perubahan uji',
      perubahan: [
        { kolom: 'nama_user', lama: 'Rina Wulandari', baru: 'Rina W. Kusuma' },
        { kolom: 'role_id', lama: 'TELLER, CS', baru: 'CS, TELLER, BACK_OFFICE' },
        { kolom: 'entri_non_tunai', lama: '', baru: '750,000.00' },
        { kolom: 'setuju_non_tunai', lama: '', baru: '0.00' },
      ],
    });
    expect(await openAccess(id)).toEqual([
      { ...given, role_id: 'CS' },
      { ...given, role_id: 'TELLER' },
      { role_id: 'BACK_OFFICE', diberikan_oleh: 'admin1', id_flow: filed.id_flow },
    ]);
    expect(await bank.versionOf(id)).toBe(2);
    expect(await bank.jobsOf(id)).toEqual(['BUAT', 'UBAH']);
    const [limit] = await bank.owner`select kelompok, entri, setuju from user_limit where id_user = ${id}`;
    expect(limit).toEqual({ kelompok: 'NON_TUNAI', entri: 75_000_000n, setuju: 0n });
  });

  test('of a user’s own limits alone sends the provider nothing', async () => {
    const id = await bank.hire();
    await edit(id, { limit: [{ kelompok: 'TUNAI', kode_valuta: 'IDR', entri: '1', setuju: '1' }] });
    expect(await bank.jobsOf(id)).toEqual(['BUAT']);
  });

  test('that changes nothing is refused', async () => {
    const id = await bank.hire();
    await refused(bank, 'NO_CHANGE', () => file(id, {}));
    await accepted(bank, () => file(id, { nama_user: 'Nama Lain' }));
  });

  test('of oneself or approved by oneself is refused; another administrator may', async () => {
    await refused(bank, 'OWN_RECORD', () => file('admin1', { nama_user: 'Saya Sendiri' }));
    const idFlow = await accepted(bank, () => file('admin2', { nama_user: 'Admin Dua' }));
    await refused(bank, 'OWN_RECORD', () => bank.approve(idFlow, 'admin2'));
    await bank.flow('admin1', 'CANCEL', { idFlow });
    const third = await bank.hire({ role_id: ['ADMIN'], kode_cabang: '000' });
    const again = await file('admin2', { nama_user: 'Admin Dua' });
    await accepted(bank, () => bank.approve(again, third));
  });

  test('seen on an older record is refused, also when it moved on while the item waited', async () => {
    const id = await bank.hire();
    const old = await bank.form(id, { nama_user: 'Versi Lama' });
    const waiting = await bank.file('UBAH_PENGGUNA', old);
    await bank.owner`update app_user set versi = versi + 1 where id_user = ${id}`;
    await refused(bank, 'DATA_CHANGED', () => bank.approve(waiting));
    await bank.flow('admin1', 'CANCEL', { idFlow: waiting });
    await refused(bank, 'DATA_CHANGED', () => bank.file('UBAH_PENGGUNA', old));
    await accepted(bank, () => edit(id, { nama_user: 'Versi Baru' }));
  });

  test('is proved again under the lock of the row, past the rules', async () => {
    const id = await bank.hire();
    const item = await file(id, { nama_user: 'Dua Tangan' });
    await Promise.allSettled([
      bank.approve(item),
      bank.owner`update app_user set versi = versi + 1, nama_user = 'Orang Lain' where id_user = ${id}`,
    ]);
    const [row] = await bank.owner<
      { nama_user: string; versi: number }[]
    >`select nama_user, versi from app_user where id_user = ${id}`;
    expect(['Orang Lain 2', 'Orang Lain 3']).toContain(`${row?.nama_user} ${row?.versi}`);
  });

  test('of a user who is not there is refused', async () => {
    const id = await bank.hire();
    await refused(bank, 'NOT_FOUND', async () =>
      bank.file('UBAH_PENGGUNA', { ...(await bank.form(id)), id_user: 'hantu' }),
    );
    await accepted(bank, () => file(id, { nama_user: 'Ada Orangnya' }));
  });
});

describe('another branch', () => {
  test('only without a till, and without open items of the user', async () => {
    const error = await refused(bank, 'NOT_ALLOWED_DATA', () => file('teller3', { kode_cabang: '001' }));
    expect(error.details.params).toEqual({ sebab: 'PENGGUNA_MASIH_PUNYA_KAS' });
    const id = await bank.hire({ role_id: ['BACK_OFFICE'], kode_cabang: '001' });
    const draft = await bank.flow(id, 'DRAFT', { flowCode: 'PEMINDAHBUKUAN', seen: '', data: { nominal: '1.00' } });
    const open = await refused(bank, 'NOT_ALLOWED_DATA', () => file(id, { kode_cabang: '002' }));
    expect(open.details.params).toEqual({ sebab: 'PENGGUNA_BELUM_SELESAI' });
    await bank.flow(id, 'CANCEL', { idFlow: draft.id_flow, seen: 'DRAFT' });
    await accepted(bank, () => edit(id, { kode_cabang: '002' }));
    const [row] = await bank.owner`select kode_cabang from app_user where id_user = ${id}`;
    expect(row?.kode_cabang).toBe('002');
  });

  test('not when the user took a till while the change waited', async () => {
    const id = await bank.hire();
    const item = await file(id, { kode_cabang: '002' });
    await bank.owner`insert into cash_box (jenis, kode_kas, kode_cabang, kode_valuta, id_user, batas) values ('TELLER', 'TLR77', '001', 'IDR', ${id}, 1)`;
    await refused(bank, 'NOT_ALLOWED_DATA', () => bank.approve(item));
    await bank.owner`delete from cash_box where kode_kas = 'TLR77'`;
    await accepted(bank, () => bank.approve(item));
  });
});

describe('switching off and on', () => {
  test('notifies the provider, ends the user’s sessions and voids the password', async () => {
    const id = await bank.hire();
    await bank.app`select open_session('sid-1', 'penerbit', 'sub-1', ${id}, '001', now() + interval '1 hour', '', '')`;
    await edit(id, { aktif: 'F' });
    expect(await bank.stateOf(id)).toBe('nonaktif');
    expect(await bank.jobsOf(id)).toEqual(['BUAT', 'NONAKTIF']);
    const [session] = await bank.owner`select sebab from app_session where sid = 'sid-1'`;
    expect(session?.sebab).toBe('NONAKTIF');
    const [ticket] =
      await bank.owner`select berlaku_sampai <= now() as lewat from password_ticket where id_user = ${id}`;
    expect(ticket?.lewat).toBe(true);
    await edit(id, { aktif: 'T' });
    expect([await bank.stateOf(id), ...(await bank.jobsOf(id))]).toEqual(['aktif', 'BUAT', 'NONAKTIF', 'AKTIF']);
  });

  test('warns of a till that stays open', async () => {
    const codes = async (idUser: string) =>
      (await bank.run('admin1', editUser, await bank.form(idUser, { aktif: 'F' }), { dryRun: true })).peringatan.map(
        (each) => `${each.kode} ${each.rincian.kas}`,
      );
    expect(await codes('teller1')).toEqual(['KAS_TERTINGGAL TLR01']);
    expect(await codes('teller2')).toEqual([]);
  });

  test('leaves at least two administrators', async () => {
    const others = await bank.owner<{ id_user: string }[]>`
      select u.id_user from app_user u join user_role r using (id_user)
      where r.role_id = 'ADMIN' and u.aktif and u.id_user not in ('admin1', 'admin2')`;
    for (const { id_user } of others) await bank.owner`update app_user set aktif = false where id_user = ${id_user}`;
    for (const over of [{ aktif: 'F' }, { role_id: ['CS'] }]) {
      const error = await refused(bank, 'NOT_ALLOWED_DATA', () => file('admin2', over));
      expect(error.details.params).toEqual({ sebab: 'ADMIN_TERAKHIR' });
    }
    const third = await bank.hire({ role_id: ['ADMIN'], kode_cabang: '000' });
    const [one, other] = [await file('admin2', { aktif: 'F' }), await file(third, { aktif: 'F' })];
    const tries = await Promise.allSettled([bank.approve(one, third), bank.approve(other, 'admin2')]);
    expect(tries.map((each) => each.status).sort()).toEqual(['fulfilled', 'rejected']);
    // The second one finds too few administrators left, or was just switched off: that administrator decides nothing more, or is not let in.
    const refusal = tries.find((each) => each.status === 'rejected')?.reason as Error;
    const code = refusal instanceof AppError ? refusal.code : refusal.message;
    const shutOut = [third, 'admin2'].map((user) => `user ${user} is not in the bank`);
    expect(['NOT_ALLOWED_DATA', 'GRANT_INVALID', 'APPROVER_GONE', ...shutOut]).toContain(code);
    const [left] = await bank.owner`select active_admins()::integer as n`;
    expect(left?.n).toBe(2);
    // Either may have lost; the tests that follow need admin2.
    await bank.owner`update app_user set aktif = true where id_user = 'admin2'`;
    forgetCaller(bank.app);
  });
});

describe('the provider’s resets', () => {
  test('counted wrong sign-ins', async () => {
    const id = await bank.hire();
    await edit(id, { reset_masuk: 'T' });
    expect(await bank.jobsOf(id)).toEqual(['BUAT', 'RESET_MASUK']);
  });

  test('a password: a new half for each of the two, the older ones are void', async () => {
    const id = await bank.hire();
    const { filed } = await edit(id, { reset_sandi: 'T' });
    const rows = await bank.owner`
      select pemegang, id_flow = ${filed.id_flow} as baru, berlaku_sampai > now() as berlaku from password_ticket where id_user = ${id} order by id`;
    expect(rows.map((row) => ({ ...row }))).toEqual([
      { pemegang: 'admin1', baru: false, berlaku: false },
      { pemegang: 'admin2', baru: false, berlaku: false },
      { pemegang: 'admin1', baru: true, berlaku: true },
      { pemegang: 'admin2', baru: true, berlaku: true },
    ]);
    expect(await bank.jobsOf(id)).toEqual(['BUAT']);
  });

  test('an account made anew there: two persons unbind it, the old account’s sessions end, the next one is bound', async () => {
    const id = await bank.hire();
    const enter = async (sid: string, subject: string) =>
      (
        await bank.app`
          select open_session(${sid}, 'penerbit', ${subject}, ${id}, '001', now() + interval '1 hour', '', '') as dikenal`
      )[0]?.dikenal;
    const bound = async () =>
      (await bank.owner`select subjek from user_identity where id_user = ${id}`).map((row) => row.subjek);
    expect([await enter('sid-a', 'sub-a'), await enter('sid-b', 'sub-b')]).toEqual([true, false]);
    const item = await file(id, { lepas_identitas: 'T' });
    expect([await bound(), await enter('sid-b', 'sub-b')]).toEqual([['sub-a'], false]);
    await bank.approve(item);
    expect(await bound()).toEqual([]);
    const [session] = await bank.owner`select sebab from app_session where sid = 'sid-a'`;
    expect(session?.sebab).toBe('DIAKHIRI');
    expect([await enter('sid-b', 'sub-b'), await enter('sid-c', 'sub-a')]).toEqual([true, false]);
    expect(await bound()).toEqual(['sub-b']);
    // A change of anything else leaves the binding as it is.
    await edit(id, { nama_user: 'Nama Lain' });
    expect(await bound()).toEqual(['sub-b']);
  });

  test('no password for somebody who is switched off', async () => {
    const id = await bank.hire();
    const error = await refused(bank, 'NOT_ALLOWED_DATA', () => file(id, { reset_sandi: 'T', aktif: 'F' }));
    expect(error.details.params).toEqual({ sebab: 'PENGGUNA_NONAKTIF' });
    await accepted(bank, () => file(id, { reset_sandi: 'T' }));
  });
});

describe('a release asked for on another’s screen', () => {
  const ask = async (data: unknown) =>
    (
      await requestOverride(await bank.as('admin1'), operations, {
        flowCode: 'UBAH_PENGGUNA',
        flowData: JSON.stringify(data),
        transRemark: '',
      })
    ).id_flow;

  test('is given by nobody about the own record, and is no waiting change', async () => {
    const own = await ask(await bank.form('admin2', { nama_user: 'Admin Dua Sendiri' }));
    await refused(bank, 'OWN_RECORD', () => bank.approve(own, 'admin2'));
    const list = async (user: string) =>
      (await otorisasiData(await bank.as(user), askItems())).data.map((row) => row.id_flow);
    expect(await list('admin2')).not.toContain(own);
    const id = await bank.hire();
    const other = await ask(await bank.form(id, { nama_user: 'Orang Lain' }));
    expect(await list('admin2')).toContain(other);
    await accepted(bank, () => file(id, { nama_user: 'Sambil Menunggu' }));
    await accepted(bank, () => bank.approve(other, 'admin2'));
  });
});

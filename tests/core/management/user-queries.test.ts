import { describe, expect, test } from 'vitest';
import { makePassword, oneTimePassword } from '#core/management/one-time-password.ts';
import { userDetail, users, userTills } from '#core/management/user-queries.ts';
import { AppError } from '#lib/errors/errors.ts';
import type { UsersQuery } from '#types/proto/management.ts';
import { paging } from '../asking.ts';
import { accepted, refused } from '../counter-bank.ts';
import { usersBank } from './users-bank.ts';

const bank = await usersBank();
const admin = () => bank.as('admin1');
const ask = async (over: Partial<UsersQuery> = {}) =>
  (await users(await admin(), { paging: paging(), role_id: '', kode_cabang: '', aktif: '', ...over })).data;
const names = async (over: Partial<UsersQuery>) => (await ask(over)).map((row) => row.id_user);

describe('the list of users', () => {
  test('tells of each: roles in order, branch, till, state, the change that waits', async () => {
    const id = await bank.hire({ role_id: ['TELLER', 'CS'] });
    await bank.change('UBAH_LOKET', {
      id_user: id,
      loket: '41',
      kode_kas: 'TLR41',
      batas: '1',
      versi: 1,
      alasan: 'Loket baru',
    });
    const waiting = await bank.file('UBAH_PENGGUNA', await bank.form(id, { nama_user: 'Nama Baru' }));
    const [row] = await ask({ paging: paging({ keyword: id }) });
    expect(row).toEqual({
      id_user: id,
      nama_user: 'Rina Wulandari',
      email: `${id}@amanah.example`,
      kode_cabang: '001',
      nama_cabang: 'Jakarta',
      role_id: ['TELLER', 'CS'],
      loket: '41',
      kode_kas: 'TLR41',
      aktif: 'T',
      id_flow: waiting,
      status_penyedia: 'MENUNGGU',
      galat_penyedia: '',
      terakhir_masuk: '',
      tiket: 'T',
      pembuat_tiket: 'admin1',
      versi: 2,
    });
  });

  test('is narrowed by role, branch, state and by what is typed', async () => {
    expect(await names({ role_id: 'HEAD_TELLER' })).toEqual(['headteller1', 'headteller2']);
    expect(await names({ role_id: 'TELLER', kode_cabang: '002' })).toEqual(['teller3']);
    expect(await names({ paging: paging({ keyword: 'HEADTELLER1' }) })).toEqual(['headteller1']);
    expect(await names({ aktif: 'F' })).toEqual([]);
    const id = await bank.hire();
    await bank.change('UBAH_PENGGUNA', await bank.form(id, { aktif: 'F' }));
    expect(await names({ aktif: 'F' })).toEqual([id]);
    expect(await names({ aktif: 'T' })).not.toContain(id);
    expect(await names({ paging: paging({ keyword: "' or 1=1 --" }) })).toEqual([]);
  });

  test('goes page by page without a user twice or left out, in each order', async () => {
    for (const sort of ['', '-id_user', 'nama_user', '-kode_cabang', 'aktif']) {
      const whole = (await ask({ paging: paging({ sort }) })).map((row) => row.id_user);
      const seen: string[] = [];
      for (let cursor = ''; ; ) {
        const page = await users(await admin(), {
          paging: paging({ sort, show: 4, cursor }),
          role_id: '',
          kode_cabang: '',
          aktif: '',
        });
        seen.push(...page.data.map((row) => row.id_user));
        cursor = page.resp_cursor;
        if (cursor === '') break;
      }
      expect(seen).toEqual(whole);
    }
  });

  test('tells what the provider still has to do, in words where it failed', async () => {
    const id = await bank.hire();
    const state = async () => (await ask({ paging: paging({ keyword: id }) }))[0];
    expect(await state()).toMatchObject({ status_penyedia: 'MENUNGGU' });
    await bank.owner`update identity_job set galat = 'tidak dapat dihubungi', percobaan = 2 where id_user = ${id}`;
    expect(await state()).toMatchObject({ status_penyedia: 'GAGAL', galat_penyedia: 'tidak dapat dihubungi' });
    await bank.owner`update identity_job set galat = '', selesai_pada = now() where id_user = ${id}`;
    expect(await state()).toMatchObject({ status_penyedia: 'SELESAI', galat_penyedia: '' });
    expect((await ask({ paging: paging({ keyword: 'teller1' }) })).at(-1)).toMatchObject({ status_penyedia: '' });
  });
});

describe('one user', () => {
  test('with roles and who gave them, own and effective limits, tills and the ticket', async () => {
    const own = { kelompok: 'TUNAI', kode_valuta: 'IDR', entri: '1000000.00', setuju: '0.00' };
    const id = await bank.hire({ limit: [own] });
    await bank.change('UBAH_LOKET', {
      id_user: id,
      loket: '',
      kode_kas: 'TLR42',
      batas: '9',
      versi: 1,
      alasan: 'Kas baru',
    });
    const detail = await userDetail(await admin(), { id_user: id });
    expect(detail).toMatchObject({
      user: { id_user: id, aktif: 'T', versi: 2 },
      nomor_nasabah: '',
      limit: [own],
      kas: [{ kode_kas: 'TLR42', kode_valuta: 'IDR', status: 'TUTUP', saldo: '0.00', batas: '9.00' }],
    });
    expect(detail.peran).toMatchObject([
      { role_id: 'TELLER', nama: 'Teller', diberikan_oleh: 'admin1', disetujui_oleh: 'admin2' },
    ]);
    const [cash, other] = detail.limit_berlaku;
    expect(cash).toEqual(own);
    const [role] = await bank.owner<{ entri: bigint }[]>`
      select entri from role_limit where role_id = 'TELLER' and kelompok = 'NON_TUNAI' and kode_valuta = 'IDR'`;
    expect(other?.entri).toBe(`${(role?.entri ?? 0n) / 100n}.00`);
    expect(detail.tiket_sampai).not.toBe('');
    await refused(bank, 'NOT_FOUND', async () => userDetail(await admin(), { id_user: 'hantu' }));
  });

  test('sees the tills of her branch, and which of them may change hands', async () => {
    const { data } = await userTills(await admin(), { id_user: 'teller2' });
    const known = data.filter((till) => till.kode_kas < 'TLR03');
    expect(known.map(({ kode_kas, id_user, boleh }) => [kode_kas, id_user, boleh])).toEqual([
      ['TLR01', 'teller1', 'F'],
      ['TLR02', 'teller2', 'T'],
    ]);
  });
});

describe('the one-time password', () => {
  const provisioned = async () => {
    const id = await bank.hire();
    await bank.owner`update identity_job set selesai_pada = now() where id_user = ${id}`;
    return id;
  };
  const fetch = async (
    id: string,
    user = 'admin1',
    set: (user: string, password: string) => Promise<void> = async () => {},
  ) => oneTimePassword(await bank.as(user), set, id);

  test('is set at the provider, told once to who asked for it, and kept nowhere', async () => {
    const id = await provisioned();
    const set: string[][] = [];
    const told = await fetch(id, 'admin1', async (user, password) => void set.push([user, password]));
    expect(set).toEqual([[id, told.kata_sandi]]);
    expect(told.id_user).toBe(id);
    await refused(bank, 'NOT_FOUND', () => fetch(id));
    const [trail] = await bank.owner`
      select id_user, hasil, objek, rincian::text as rincian from audit_log where aksi = 'KATA_SANDI_SEKALI_PAKAI' order by id desc limit 1`;
    expect(trail).toMatchObject({ id_user: 'admin1', hasil: '00', objek: `USER:${id}` });
    expect(trail?.rincian).not.toContain(told.kata_sandi);
    expect((await ask({ paging: paging({ keyword: id }) }))[0]).toMatchObject({ tiket: 'F', pembuat_tiket: '' });
  });

  test('is for nobody else, not after its time, and not for somebody who is switched off', async () => {
    const id = await provisioned();
    await refused(bank, 'NOT_FOUND', () => fetch(id, 'admin2'));
    await bank.owner`update password_ticket set berlaku_sampai = now() - interval '1 second' where id_user = ${id}`;
    await refused(bank, 'NOT_FOUND', () => fetch(id));
    await bank.owner`update password_ticket set berlaku_sampai = now() + interval '1 hour' where id_user = ${id}`;
    await bank.owner`update app_user set aktif = false where id_user = ${id}`;
    await refused(bank, 'NOT_FOUND', () => fetch(id));
    await bank.owner`update app_user set aktif = true where id_user = ${id}`;
    await accepted(bank, () => fetch(id));
  });

  test('waits for the account at the provider', async () => {
    const id = await bank.hire();
    await refused(bank, 'NOT_PROVISIONED', () => fetch(id));
    await bank.owner`update identity_job set selesai_pada = now() where id_user = ${id}`;
    await accepted(bank, () => fetch(id));
  });

  test('can be fetched again when the provider did not take it', async () => {
    const id = await provisioned();
    const away = async () => {
      throw new AppError('IDENTITY_AWAY');
    };
    await expect(fetch(id, 'admin1', away)).rejects.toMatchObject({ code: 'IDENTITY_AWAY' });
    await accepted(bank, () => fetch(id));
  });

  test('goes to one of two who ask at the same instant', async () => {
    const id = await provisioned();
    const tries = await Promise.allSettled(Array.from({ length: 5 }, () => fetch(id)));
    expect(tries.filter((each) => each.status === 'fulfilled')).toHaveLength(1);
  });

  test('has letters of both cases, digits and signs, and is another one each time', () => {
    const many = Array.from({ length: 200 }, makePassword);
    expect(new Set(many).size).toBe(200);
    for (const one of many) expect(one).toMatch(/^(?=.*[A-Z])(?=.*[a-z])(?=.*[2-9])(?=.*[!#%+=?@])[^\s0O1lI]{14}$/);
  });
});

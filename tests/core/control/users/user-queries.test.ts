import { describe, expect, test } from 'vitest';
import { userDetail, users, userTills } from '#core/control/users/user-queries.ts';
import type { UsersQuery } from '#types/proto/control/management.ts';
import { paging } from '../../asking.ts';
import { refused } from '../../counter-bank.ts';
import { usersBank } from './users-bank.ts';

const bank = await usersBank();
const admin = () => bank.as('admin1');
const ask = async (over: Partial<UsersQuery> = {}) =>
  (await users(await admin(), { paging: paging(), role_id: '', kode_cabang: '', aktif: '', bantuan: 'F', ...over }))
    .data;
const names = async (over: Partial<UsersQuery>) => (await ask(over)).map((row) => row.id_user);

describe('the list of users', () => {
  test('shows of each: roles in order, branch, till, state, the change that waits', async () => {
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
      pemegang_tiket: 'admin1, admin2',
      versi: 2,
    });
  });

  test('is narrowed by role, branch, state and by the typed words', async () => {
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

  test('is narrowed to users for whom the reader acts: a refused record, or a half of a password that the reader holds', async () => {
    const [hired = '', other = ''] = [await bank.hire(), await bank.hire()];
    const waiting = () => names({ bantuan: 'T' });
    expect(await waiting()).toEqual(expect.arrayContaining([hired, other]));
    await bank.owner`update password_ticket set dipakai_pada = now()`;
    expect(await waiting()).toEqual([]);
    await bank.owner`update identity_job set galat = 'Email already used' where id_user = ${other} and selesai_pada is null`;
    expect(await waiting()).toEqual([other]);
    expect(await names({})).toContain(hired);
  });

  test('shows removed users to a search, and as the last of the states', async () => {
    const id = await bank.hire();
    const nobody = await names({ aktif: 'D' });
    expect(nobody).not.toContain(id);
    const data = { id_user: id, versi: await bank.versionOf(id), alasan: 'Sudah keluar' };
    await bank.change('HAPUS_PENGGUNA', data);
    expect(await names({})).not.toContain(id);
    expect(await names({ aktif: 'D' })).toEqual([...nobody, id].sort());
    const found = await ask({ paging: paging({ keyword: id }) });
    expect(found).toMatchObject([
      { id_user: id, nama_user: expect.stringMatching(/./), kode_cabang: '001', aktif: 'D', id_flow: '' },
    ]);
    expect(await names({ paging: paging({ keyword: id }), aktif: 'F' })).toEqual([]);
    expect(await names({ paging: paging({ keyword: id }), kode_cabang: '002' })).toEqual([]);
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
          bantuan: 'F',
        });
        seen.push(...page.data.map((row) => row.id_user));
        cursor = page.resp_cursor;
        if (cursor === '') break;
      }
      expect(seen).toEqual(whole);
    }
  });

  test('shows open tasks of the provider, in words where one failed', async () => {
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

  test('sees the tills of the own branch, and which of them may change their holder', async () => {
    const { data } = await userTills(await admin(), { id_user: 'teller2' });
    const known = data.filter((till) => till.kode_kas < 'TLR03');
    expect(known.map(({ kode_kas, id_user, boleh }) => [kode_kas, id_user, boleh])).toEqual([
      ['TLR01', 'teller1', 'F'],
      ['TLR02', 'teller2', 'T'],
    ]);
  });
});

import { describe, expect, test } from 'vitest';
import { makeHalf, oneTimePassword } from '#core/control/users/one-time-password.ts';
import { users } from '#core/control/users/user-queries.ts';
import { AppError } from '#lib/errors/errors.ts';
import { paging } from '../../asking.ts';
import { accepted, refused } from '../../counter-bank.ts';
import { usersBank } from './users-bank.ts';

const bank = await usersBank();

const provisioned = async (over: Readonly<Record<string, unknown>> = {}) => {
  const id = await bank.hire(over);
  await bank.owner`update identity_job set selesai_pada = now() where id_user = ${id}`;
  return id;
};
type SetPassword = (user: string, password: string) => Promise<void>;
const fetch = async (id: string, user = 'admin1', set: SetPassword = async () => {}) =>
  oneTimePassword(await bank.as(user), set, id);
const waitsFor = async (id: string, reader: string) => {
  const asked = { paging: paging({ keyword: id }), role_id: '', kode_cabang: '', aktif: '', bantuan: 'F' };
  const [row] = (await users(await bank.as(reader), asked)).data;
  return [row?.tiket, row?.pemegang_tiket];
};
const inTheTable = async (id: string): Promise<string[]> =>
  (await bank.owner<{ isi: string }[]>`select isi from password_ticket where id_user = ${id} order by bagian`).map(
    ({ isi }) => isi,
  );

describe('the one-time password', () => {
  test.each([
    ['admin1', 'admin2'],
    ['admin2', 'admin1'],
  ])('is both halves together: %s fetches the first half, then %s the other', async (first, second) => {
    const id = await provisioned();
    const set: string[][] = [];
    const setPassword: SetPassword = async (user, password) => void set.push([user, password]);
    expect([await waitsFor(id, first), await waitsFor(id, 'finance1')]).toEqual([
      ['T', 'admin1, admin2'],
      ['F', 'admin1, admin2'],
    ]);
    const one = await fetch(id, first, setPassword);
    expect([one.bagian, one.pasangan]).toEqual([first === 'admin1' ? 1 : 2, second]);
    expect(await waitsFor(id, first)).toEqual(['F', second]);
    expect((await inTheTable(id)).includes(one.kata_sandi)).toBe(false);
    await refused(bank, 'NOT_FOUND', () => fetch(id, first, setPassword));
    const other = await fetch(id, second, setPassword);
    const [front, back] = first === 'admin1' ? [one, other] : [other, one];
    expect(set).toEqual([[id, front.kata_sandi + back.kata_sandi]]);
    expect(await inTheTable(id)).toEqual(['', '']);
    await refused(bank, 'NOT_FOUND', () => fetch(id, second, setPassword));
    const trail = await bank.owner`
      select id_user, hasil, rincian::text as rincian from audit_log where aksi = 'KATA_SANDI_SEKALI_PAKAI' and objek = ${`USER:${id}`} order by id`;
    expect(trail.map((row) => [row.id_user, row.hasil])).toEqual([
      [first, '00'],
      [second, '00'],
    ]);
    for (const { rincian } of trail) for (const half of [one, other]) expect(rincian).not.toContain(half.kata_sandi);
  });

  test('is for nobody else, not after its time, and not for somebody who is switched off', async () => {
    const id = await provisioned();
    await refused(bank, 'NOT_FOUND', () => fetch(id, 'finance1'));
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

  test('can be fetched again, both halves, when the provider did not take it', async () => {
    const id = await provisioned();
    const away = async () => {
      throw new AppError('IDENTITY_AWAY');
    };
    await expect(fetch(id, 'admin1', away)).rejects.toMatchObject({ code: 'IDENTITY_AWAY' });
    expect([await waitsFor(id, 'admin1'), await inTheTable(id)]).toEqual([
      ['T', 'admin1, admin2'],
      ['', ''],
    ]);
    const set: string[] = [];
    const second = await fetch(id, 'admin2', async (_, password) => void set.push(password));
    const first = await fetch(id, 'admin1');
    expect(set).toEqual([first.kata_sandi + second.kata_sandi]);
  });

  test('goes to one of many who ask in one name, and is one password for two who ask at the same instant', async () => {
    const id = await provisioned();
    const set: string[] = [];
    const setPassword: SetPassword = async (_, password) => void set.push(password);
    const tries = await Promise.allSettled(
      ['admin1', 'admin2', 'admin1', 'admin2', 'admin1'].map((user) => fetch(id, user, setPassword)),
    );
    const got = tries.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    const whole = got.sort((a, b) => a.bagian - b.bagian).map((half) => half.kata_sandi);
    expect(whole).toHaveLength(2);
    expect(set).toEqual([whole.join('')]);
  });

  test('has in each half letters of both cases, digits and signs, and is another one each time', () => {
    const many = Array.from({ length: 200 }, makeHalf);
    expect(new Set(many).size).toBe(200);
    for (const one of many) expect(one).toMatch(/^(?=.*[A-Z])(?=.*[a-z])(?=.*[2-9])(?=.*[!#%+=?@])[^\s0O1lI]{8}$/);
  });
});

import { describe, expect, test } from 'vitest';
import { forgetCaller } from '#core/access/callers.ts';
import { editUser } from '#core/control/users/edit-user.ts';
import { oneTimePassword } from '#core/control/users/one-time-password.ts';
import { editUserData } from '#lib/control/schemas/management.ts';
import { usersBank } from '../control/users/users-bank.ts';
import { accepted, insertGrant, refused } from '../counter-bank.ts';

const bank = await usersBank();

let renamed = 0;
const rename = () => bank.form('cs1', { nama_user: `Citra ${String.fromCharCode(65 + renamed++)}` });
/** A change of somebody else, filed by one; what the other's approval of it comes to. */
async function filedBy(maker: string): Promise<string> {
  forgetCaller(bank.app);
  await bank.owner`update flow_instance set flow_state = 'CANCELLED' where flow_state = 'WAITING' and jenis = 'DATA'`;
  return bank.file('UBAH_PENGGUNA', await rename(), maker);
}
async function tied(maker: string, checker: string) {
  const item = await filedBy(maker);
  return refused(bank, 'PASSWORD_TIE', () => bank.approve(item, checker));
}
async function free(maker: string, checker: string) {
  const item = await filedBy(maker);
  return accepted(bank, () => bank.approve(item, checker));
}
/** Does the same, released at the desk by a grant that was given before anybody looked: only the database can refuse it. */
async function byGrant(maker: string, supervisor: string) {
  forgetCaller(bank.app);
  const data = editUserData.parse(await rename());
  const released = { code: 'UBAH_PENGGUNA', data, maker, supervisor, reasons: ['PERUBAHAN_DATA'], branch: '000' };
  const token = await insertGrant(bank, released);
  return () => bank.run(maker, editUser, data, { token });
}
const role = async (id: string) => {
  const [row] = await bank.owner`
    select role_id, nama, keterangan || '.' as keterangan, tingkat, case when kantor_pusat then 'T' else 'F' end as kantor_pusat, versi,
      array(select m.menu_id from role_menu m where m.role_id = r.role_id) as menu_id from role r where role_id = ${id}`;
  return { aksi: 'UBAH', limit: [], alasan: 'Menata peran', ...row };
};
async function administrator(fetchers: readonly string[]): Promise<string> {
  const id = await bank.hire({ role_id: ['ADMIN'], kode_cabang: '000' });
  await bank.owner`update identity_job set selesai_pada = now() where id_user = ${id}`;
  for (const user of fetchers) await oneTimePassword(await bank.as(user), async () => {}, id);
  forgetCaller(bank.app);
  return id;
}

describe('one person does not become two administrators', () => {
  test('a user who has handed out a password does not change access together with its owner, either way round', async () => {
    const id = await administrator(['admin1']);
    const error = await tied('admin1', id);
    expect(error.details.params).toEqual({ pembuat: 'admin1' });
    await tied(id, 'admin1');
    await refused(bank, 'PASSWORD_TIE', await byGrant('admin1', id));
    await refused(bank, 'PASSWORD_TIE', await byGrant(id, 'admin1'));
    const filed = await bank.file('SIMPAN_PERAN', await role('CS'), 'admin1');
    await refused(bank, 'PASSWORD_TIE', () => bank.approve(filed, id));
    await accepted(bank, () => bank.approve(filed, 'admin2'));
    // To an administrator who got no half of the password, this user is another person, and so are the two to each other.
    await free('admin2', id);
    await accepted(bank, await byGrant(id, 'admin2'));
    await free('admin1', 'admin2');
  });

  test('for as long as the bank says, from the day on it says so', async () => {
    const id = await administrator(['admin1', 'admin2']);
    await tied('admin2', id);
    await bank.owner`update password_ticket set dipakai_pada = now() - interval '23 hours 59 minutes' where id_user = ${id}`;
    await tied('admin2', id);
    await bank.owner`update password_ticket set dipakai_pada = now() - interval '24 hours 1 minute' where id_user = ${id}`;
    await free('admin2', id);
    const since = (days: number, nilai: string) => bank.owner`
      insert into parameter (nama, berlaku_sejak, nilai)
      select 'jeda_kata_sandi_jam', max(accounting_date) + ${days}::integer, ${nilai} from branch`;
    await since(1, '72');
    await free('admin2', id);
    await since(0, '48');
    await tied('admin2', id);
    await refused(bank, 'PASSWORD_TIE', await byGrant('admin2', id));
  });

  test('a password asked for anew ties its two as the first one did', async () => {
    const id = await administrator([]);
    await free('admin2', id);
    await bank.change('UBAH_PENGGUNA', await bank.form(id, { reset_sandi: 'T' }));
    await oneTimePassword(await bank.as('admin2'), async () => {}, id);
    await tied('admin2', id);
    await free('admin1', id);
  });
});

describe('an administrator’s first sign-in with a password that was handed out', () => {
  const signIn = (id: string, branch: string) =>
    bank.app`select open_session(${crypto.randomUUID()}, 'penerbit', ${`sub-${id}`}, ${id}, ${branch}, now() + interval '1 hour', '', '')`;
  const auditedSources = async (id: string) => {
    const rows = await bank.owner<{ dari: string[] }[]>`
      select rincian -> 'kata_sandi_dari' as dari from audit_log where aksi = 'MASUK_PERTAMA_ADMIN' and objek = ${`USER:${id}`} order by id`;
    const events = await bank.owner`
      select 1 from inbox_event where flow_code = 'MASUK_PERTAMA_ADMIN' and jenis = 'PERINGATAN' and user_input = ${id}`;
    return [rows.map((row) => row.dari), events.length];
  };

  test('is shown once, with those who handed it out, and again after a reset', async () => {
    const id = await administrator(['admin1', 'admin2']);
    await signIn(id, '000');
    await signIn(id, '000');
    expect(await auditedSources(id)).toEqual([[['admin1', 'admin2']], 1]);
    await bank.change('UBAH_PENGGUNA', await bank.form(id, { reset_sandi: 'T' }));
    await oneTimePassword(await bank.as('admin2'), async () => {}, id);
    await signIn(id, '000');
    expect(await auditedSources(id)).toEqual([[['admin1', 'admin2'], ['admin2']], 2]);
  });

  test('of anybody else is no news', async () => {
    const id = await bank.hire();
    await bank.owner`update identity_job set selesai_pada = now() where id_user = ${id}`;
    await oneTimePassword(await bank.as('admin1'), async () => {}, id);
    await signIn(id, '001');
    expect(await auditedSources(id)).toEqual([[], 0]);
  });
});

import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { forgetCaller } from '#core/access/callers.ts';
import { saveRole } from '#core/control/users/roles.ts';
import type { ErrorCode } from '#lib/errors/errors.ts';
import { accepted, books, insertGrant, refused } from '../../counter-bank.ts';
import { usersBank } from './users-bank.ts';

const bank = await usersBank();

const limit = (kelompok: string, entri: string, setuju: string) => ({ kelompok, kode_valuta: 'IDR', entri, setuju });
const role = (over: Readonly<Record<string, unknown>> = {}) => ({
  aksi: 'BUAT',
  role_id: 'KASIR',
  nama: 'Kasir',
  keterangan: 'Loket kecil',
  tingkat: '',
  kantor_pusat: 'F',
  menu_id: ['setor-tunai', 'beranda'],
  limit: [limit('TUNAI', '10000000', '0')],
  versi: 0,
  alasan: 'Loket baru di pasar',
  ...over,
});

interface StoredRole {
  readonly nama: string;
  readonly versi: number;
  readonly menu: readonly string[];
  readonly batas: readonly string[];
}
/** The role as its tables hold it; undefined when there is none. */
async function storedRole(role_id: string): Promise<StoredRole | undefined> {
  const [row] = await bank.owner<StoredRole[]>`
    select r.nama, r.versi,
      array(select m.menu_id || coalesce(' ' || m.diberikan_oleh || '>' || m.disetujui_oleh, '') from role_menu m
            where m.role_id = r.role_id order by m.menu_id) as menu,
      array(select l.kelompok || ' ' || l.entri || ' ' || l.setuju || coalesce(' ' || l.diberikan_oleh || '>' || l.disetujui_oleh, '')
            from role_limit l where l.role_id = r.role_id order by l.kelompok) as batas
    from role r where r.role_id = ${role_id}`;
  return row;
}
/** A role of its own for one test; returns its name. */
let made = 0;
async function hasRole(over: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const role_id = `PERAN_${++made}`;
  await bank.change('SIMPAN_PERAN', role({ role_id, ...over }));
  return role_id;
}
const edit = (role_id: string, over: Readonly<Record<string, unknown>> = {}) =>
  role({ aksi: 'UBAH', role_id, versi: 1, ...over });

describe('a new role', () => {
  test('shows its screens, waits for a second administrator and then exists, with both persons', async () => {
    const preview = await bank.run('admin1', saveRole, role(), { dryRun: true });
    expect(preview.perubahan).toEqual([
      { kolom: 'nama', lama: '', baru: 'Kasir' },
      { kolom: 'keterangan', lama: '', baru: 'Loket kecil' },
      { kolom: 'kantor_pusat', lama: '', baru: 'F' },
      { kolom: 'menu_id.beranda', lama: 'F', baru: 'T' },
      { kolom: 'menu_id.setor-tunai', lama: 'F', baru: 'T' },
      { kolom: 'entri_tunai', lama: '', baru: '10,000,000.00' },
      { kolom: 'setuju_tunai', lama: '', baru: '0.00' },
    ]);
    expect(preview.otorisasi).toMatchObject({ perlu: 'T', tingkat: 'ADMIN' });

    const idFlow = await bank.file('SIMPAN_PERAN', role());
    const [item] = await bank.owner`select jenis, objek, tingkat from flow_instance where id_flow = ${idFlow}`;
    expect(item).toEqual({ jenis: 'DATA', objek: 'ROLE:KASIR', tingkat: 'ADMIN' });
    expect(await storedRole('KASIR')).toBeUndefined();

    await bank.approve(idFlow);
    expect(await storedRole('KASIR')).toEqual({
      nama: 'Kasir',
      versi: 1,
      menu: ['beranda admin1>admin2', 'setor-tunai admin1>admin2'],
      batas: ['TUNAI 1000000000 0 admin1>admin2'],
    });
    const [trail] = await bank.owner`
      select id_user, hasil, rincian -> 'perubahan' as perubahan from audit_log where aksi = 'SIMPAN_PERAN' and objek = 'ROLE:KASIR'`;
    expect(trail).toEqual({ id_user: 'admin2', hasil: '00', perubahan: preview.perubahan });
  });

  test('is released at the desk by the other administrator’s credentials too', async () => {
    const data = saveRole.schema.parse(role({ role_id: 'LOKET_2' }));
    const token = await insertGrant(bank, {
      code: 'SIMPAN_PERAN',
      data,
      maker: 'admin1',
      branch: '000',
      supervisor: 'admin2',
      reasons: ['PERUBAHAN_DATA'],
    });
    await accepted(bank, () => bank.run('admin1', saveRole, data, { token }));
    expect((await storedRole('LOKET_2'))?.menu).toEqual(['beranda admin1>admin2', 'setor-tunai admin1>admin2']);
  });

  test('that takes the name of another is refused', async () => {
    await refused(bank, 'DUPLICATE', () => bank.run('admin1', saveRole, role({ role_id: 'TELLER' }), { dryRun: true }));
  });

  test('with a forged menu is a violation of that field', async () => {
    const before = await books(bank);
    const error = await bank
      .file('SIMPAN_PERAN', role({ role_id: 'PALSU', menu_id: ['beranda', 'segala-hak'] }))
      .catch((reason: unknown) => reason);
    expect(error).toMatchObject({
      code: 'VALIDATION',
      details: { violations: [expect.objectContaining({ field: 'menu_id.1', kode: 'v.kode' })] },
    });
    expect(await books(bank)).toEqual(before);
    await accepted(bank, () => bank.file('SIMPAN_PERAN', role({ role_id: 'ASLI' })));
  });

  test('that gives two duties to one person gets a warning, and one that does not gets none', async () => {
    const warningsOf = async (menu_id: readonly string[]) =>
      (await bank.run('admin1', saveRole, role({ role_id: 'CAMPUR', menu_id }), { dryRun: true })).peringatan.map(
        ({ kode, rincian }) => `${kode}: ${rincian.jenis}`,
      );
    expect(await warningsOf(['setor-tunai', 'oto-setor-tunai', 'tarik-tunai', 'oto-tarik-tunai'])).toEqual([
      'TUGAS_PEMBUAT_PEMERIKSA: SETOR_TUNAI,TARIK_TUNAI',
    ]);
    expect(await warningsOf(['setor-tunai', 'oto-tarik-tunai'])).toEqual([]);
  });
});

describe('a changed role', () => {
  test('preserves who gave the roles that stay, and names this change for new ones', async () => {
    const role_id = await hasRole({ limit: [limit('TUNAI', '10000000', '0'), limit('NON_TUNAI', '5000000', '0')] });
    await bank.owner`update role_menu set diberikan_oleh = 'dulu', disetujui_oleh = 'dulu juga' where role_id = ${role_id}`;
    await bank.owner`update role_limit set diberikan_oleh = 'dulu', disetujui_oleh = 'dulu juga' where role_id = ${role_id}`;
    const { filed } = await bank.change(
      'SIMPAN_PERAN',
      edit(role_id, {
        nama: 'Kasir pasar',
        menu_id: ['setor-tunai', 'tarik-tunai'],
        limit: [limit('TUNAI', '10000000', '0'), limit('NON_TUNAI', '7500000', '0')],
      }),
    );
    expect(await storedRole(role_id)).toEqual({
      nama: 'Kasir pasar',
      versi: 2,
      menu: ['setor-tunai dulu>dulu juga', 'tarik-tunai admin1>admin2'],
      batas: ['NON_TUNAI 750000000 0 admin1>admin2', 'TUNAI 1000000000 0 dulu>dulu juga'],
    });
    const [given] =
      await bank.owner`select id_flow from role_menu where role_id = ${role_id} and menu_id = 'tarik-tunai'`;
    expect(given?.id_flow).toBe(filed.id_flow);
  });

  test('that has moved on since the form was opened is refused, before filing and at approval', async () => {
    const role_id = await hasRole();
    await refused(bank, 'DATA_CHANGED', () =>
      bank.run('admin1', saveRole, edit(role_id, { versi: 0 }), { dryRun: true }),
    );
    const idFlow = await bank.file('SIMPAN_PERAN', edit(role_id, { nama: 'Lain' }));
    await bank.owner`update role set versi = 7 where role_id = ${role_id}`;
    await refused(bank, 'DATA_CHANGED', () => bank.approve(idFlow));
    await bank.owner`update role set versi = 1 where role_id = ${role_id}`;
    await accepted(bank, () => bank.approve(idFlow));
  });

  test('is changed once when two changes of it are posted at the same instant', async () => {
    const role_id = await hasRole();
    const post = async (nama: string) => {
      const data = saveRole.schema.parse(edit(role_id, { nama }));
      const grant = { code: 'SIMPAN_PERAN', data, maker: 'admin1', branch: '000', supervisor: 'admin2' };
      const token = await insertGrant(bank, { ...grant, reasons: ['PERUBAHAN_DATA'] });
      return bank.run('admin1', saveRole, data, { token, key: randomUUID() });
    };
    const ends = await Promise.allSettled([post('Pertama'), post('Kedua')]);
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(ends.find((end) => end.status === 'rejected')?.reason).toMatchObject({ code: 'DATA_CHANGED' });
    expect((await storedRole(role_id))?.versi).toBe(2);
  });

  test('waits alone: a second change of it is refused while the first waits', async () => {
    const role_id = await hasRole();
    await bank.file('SIMPAN_PERAN', edit(role_id, { nama: 'Satu' }));
    await refused(bank, 'CHANGE_WAITING', () => bank.file('SIMPAN_PERAN', edit(role_id, { nama: 'Dua' })));
  });

  test('without any difference is refused', async () => {
    const role_id = await hasRole();
    await refused(bank, 'NO_CHANGE', () => bank.run('admin1', saveRole, edit(role_id), { dryRun: true }));
  });
});

describe('nobody changes a role that they hold', () => {
  test('neither as its maker nor as its checker, and the database says so too', async () => {
    const admins = { aksi: 'UBAH', role_id: 'ADMIN', nama: 'Admin', versi: 0, tingkat: 'ADMIN' };
    await refused(bank, 'OWN_RECORD', () => bank.run('admin1', saveRole, role(admins), { dryRun: true }));

    const role_id = await hasRole();
    const idFlow = await bank.file('SIMPAN_PERAN', edit(role_id, { nama: 'Baru' }));
    await bank.owner`insert into user_role (id_user, role_id, urut) values ('admin2', ${role_id}, 5)`;
    forgetCaller(bank.app);
    await refused(bank, 'OWN_RECORD', () => bank.approve(idFlow));
    const direct = bank.owner`select write_record(${bank.owner.json({ jenis: 'role', aksi: 'UBAH', versi: 1, baris: { role_id } })}, 'admin1', 'admin2', '000')`;
    expect(await direct.catch((error: Error) => error.message)).toBe('OWN_RECORD');
    await bank.owner`delete from user_role where role_id = ${role_id}`;
    forgetCaller(bank.app);
    await accepted(bank, () => bank.approve(idFlow));
  });
});

describe('a removed role', () => {
  test('goes with all it gave, unless somebody holds it', async () => {
    const role_id = await hasRole();
    const gone = edit(role_id, { aksi: 'HAPUS' });
    await bank.owner`insert into user_role (id_user, role_id, urut) values ('cs1', ${role_id}, 5)`;
    const error = await refused(bank, 'NOT_ALLOWED_DATA', () => bank.run('admin1', saveRole, gone, { dryRun: true }));
    expect(error.details.params?.sebab).toBe('PERAN_DIPEGANG');
    await bank.owner`delete from user_role where role_id = ${role_id}`;

    const preview = await bank.run('admin1', saveRole, gone, { dryRun: true });
    expect(preview.perubahan).toContainEqual({ kolom: 'menu_id.setor-tunai', lama: 'T', baru: 'F' });
    const idFlow = await bank.file('SIMPAN_PERAN', gone);
    await bank.owner`insert into user_role (id_user, role_id, urut) values ('cs1', ${role_id}, 5)`;
    await refused(bank, 'NOT_ALLOWED_DATA', () => bank.approve(idFlow));
    await bank.owner`delete from user_role where role_id = ${role_id}`;
    await accepted(bank, () => bank.approve(idFlow));
    const [left] = await bank.owner`
      select (select count(*)::integer from role where role_id = ${role_id}) as peran,
             (select count(*)::integer from role_menu where role_id = ${role_id}) as menu,
             (select count(*)::integer from role_limit where role_id = ${role_id}) as batas`;
    expect(left).toEqual({ peran: 0, menu: 0, batas: 0 });
  });

  test('of the product stays: its rights can be taken, not its name', async () => {
    const error = await refused(bank, 'NOT_ALLOWED_DATA', () =>
      bank.run('admin1', saveRole, edit('CS', { aksi: 'HAPUS', versi: 0 }), { dryRun: true }),
    );
    expect(error.details.params?.sebab).toBe('PERAN_BAWAAN');
  });
});

describe('the right to file', () => {
  test.each([
    ['teller1', 'FORBIDDEN'],
    ['manager1', 'FORBIDDEN'],
    ['auditor1', 'FORBIDDEN'],
  ] as const)('%s may not', async (user, code: ErrorCode) => {
    await refused(bank, code, () => bank.file('SIMPAN_PERAN', role({ role_id: 'LIAR' }), user));
  });

  test('an administrator without the row action may neither change nor remove', async () => {
    const role_id = await hasRole();
    await bank.owner`delete from role_menu where role_id = 'ADMIN' and menu_id in ('peran-ubah', 'peran-hapus')`;
    forgetCaller(bank.app);
    for (const aksi of ['UBAH', 'HAPUS']) {
      await refused(bank, 'FORBIDDEN', () =>
        bank.run('admin1', saveRole, edit(role_id, { aksi, nama: 'X' }), { dryRun: true }),
      );
    }
    await bank.owner`insert into role_menu (role_id, menu_id) values ('ADMIN', 'peran-ubah'), ('ADMIN', 'peran-hapus')`;
    forgetCaller(bank.app);
    expect((await bank.run('admin1', saveRole, edit(role_id, { nama: 'X' }), { dryRun: true })).perubahan).toHaveLength(
      1,
    );
  });

  test('a checker whose roles lack the right to approve changes of roles is refused', async () => {
    const idFlow = await bank.file('SIMPAN_PERAN', role({ role_id: 'LAIN' }));
    await bank.owner`delete from role_menu where role_id = 'ADMIN' and menu_id = 'oto-peran'`;
    forgetCaller(bank.app);
    await refused(bank, 'APPROVER_RIGHT', () => bank.approve(idFlow));
    await bank.owner`insert into role_menu (role_id, menu_id) values ('ADMIN', 'oto-peran')`;
    forgetCaller(bank.app);
    await accepted(bank, () => bank.approve(idFlow));
  });
});

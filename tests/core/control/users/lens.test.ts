import { describe, expect, test } from 'vitest';
import { forgetCaller } from '#core/access/callers.ts';
import { makeLens } from '#core/control/users/lens.ts';
import { role, roleDetail, roleList } from '#core/control/users/role-queries.ts';
import { assertMayRelease } from '#core/control/workflow/checker.ts';
import { operations } from '#core/server/modules.ts';
import { menus } from '#lib/access/access.ts';
import { popups } from '#lib/access/popups.ts';
import { rights } from '#lib/access/rights.ts';
import { roleMenus } from '#lib/access/roles.ts';
import { knownDefinition } from '#lib/operations/operations.ts';
import type { JawabanLensa } from '#types/proto/control/management.ts';
import { paging } from '../../asking.ts';
import { refused } from '../../counter-bank.ts';
import { DAY } from '../../small-bank.ts';
import { usersBank } from './users-bank.ts';

const bank = await usersBank();
const lens = makeLens(operations);
const ask = async (id_user: string, flowCode: string, nominal: string, kode_cabang = '', by = 'auditor1') => {
  forgetCaller(bank.app);
  const { entri, setuju, ...rest } = await lens(await bank.as(by), { id_user, flowCode, nominal, kode_cabang });
  if (!entri || !setuju) throw new Error('the lens left an answer out');
  return { ...rest, entri, setuju };
};
const chain = ({ langkah }: JawabanLensa) => langkah.map(({ kode, lulus }) => `${kode} ${lulus}`);
const stepOf = ({ langkah }: JawabanLensa, kode: string) => langkah.find((step) => step.kode === kode);

describe('why somebody may approve', () => {
  test('is answered link by link, each with the role it rests on and who gave it', async () => {
    await bank.owner`
      update user_role set diberikan_oleh = 'admin1', disetujui_oleh = 'admin2' where id_user = 'supervisor1' and role_id = 'OPS_MANAGER'`;
    const { setuju } = await ask('supervisor1', 'SETOR_TUNAI', '200000000.00');
    expect([setuju.boleh, setuju.gagal]).toEqual(['T', '']);
    expect(chain(setuju)).toEqual(['PENGGUNA T', 'PERAN T', 'MENU T', 'HAK T', 'TINGKAT T', 'LIMIT T', 'CABANG T']);
    expect(stepOf(setuju, 'PERAN')?.dasar).toEqual([
      expect.objectContaining({ role_id: 'OPS_MANAGER', diberikan_oleh: 'admin1', disetujui_oleh: 'admin2' }),
    ]);
    expect(stepOf(setuju, 'HAK')).toMatchObject({
      nilai: ['oto-setor-tunai'],
      dasar: [expect.objectContaining({ role_id: 'OPS_MANAGER', menu_id: 'oto-setor-tunai' })],
    });
    expect(stepOf(setuju, 'LIMIT')).toMatchObject({
      nilai: ['200000000.00', '500000000.00'],
      dasar: [expect.objectContaining({ role_id: 'OPS_MANAGER', setuju: '500000000.00' })],
    });
  });

  test('names the first link that does not hold', async () => {
    const failing = async (...asked: Parameters<typeof ask>) => {
      const { setuju } = await ask(...asked);
      return setuju.gagal;
    };
    expect(await failing('supervisor1', 'SETOR_TUNAI', '600000000.00')).toBe('TINGKAT');
    expect(await failing('headteller1', 'SETOR_TUNAI', '200000000.00')).toBe('TINGKAT');
    expect(await failing('teller1', 'SETOR_TUNAI', '1000000.00')).toBe('MENU');
    expect(await failing('admin1', 'SETOR_TUNAI', '1000000.00')).toBe('HAK');
    expect(await failing('supervisor1', 'SETOR_TUNAI', '1000000.00', '002')).toBe('CABANG');
    expect(await failing('finance1', 'SETOR_TUNAI', '1000000.00', '002')).toBe('');
    expect(await failing('supervisor1', 'SIMPAN_PERAN', '')).toBe('HAK');
    expect(await failing('admin1', 'SIMPAN_PERAN', '')).toBe('');
  });

  test('sees a user’s own cap narrow the limit of the role', async () => {
    await bank.owner`insert into user_limit values ('supervisor1', 'TUNAI', 'IDR', 0, 10000000000)`;
    const { setuju } = await ask('supervisor1', 'SETOR_TUNAI', '200000000.00');
    expect([setuju.boleh, setuju.gagal]).toEqual(['F', 'LIMIT']);
    expect(stepOf(setuju, 'LIMIT')?.nilai).toEqual(['200000000.00', '100000000.00']);
    expect(stepOf(setuju, 'LIMIT')?.dasar.map(({ role_id, setuju: cap }) => `${role_id} ${cap}`)).toEqual([
      'OPS_MANAGER 500000000.00',
      ' 100000000.00',
    ]);
    await bank.owner`delete from user_limit where id_user = 'supervisor1'`;
    expect((await ask('supervisor1', 'SETOR_TUNAI', '200000000.00')).setuju.boleh).toBe('T');
  });

  test('shows that a switched-off user may do nothing', async () => {
    await bank.owner`update app_user set aktif = false where id_user = 'headteller2'`;
    const { entri, setuju } = await ask('headteller2', 'SETOR_TUNAI', '1000000.00');
    expect([entri.gagal, setuju.gagal]).toEqual(['PENGGUNA', 'PENGGUNA']);
    await bank.owner`update app_user set aktif = true where id_user = 'headteller2'`;
    expect((await ask('headteller2', 'SETOR_TUNAI', '1000000.00')).setuju.boleh).toBe('T');
  });

  test('counts authority that was lent, names its lender, and forgets it when it is revoked', async () => {
    const asked = ['backoffice1', 'SETOR_TUNAI', '200000000.00'] as const;
    expect((await ask(...asked)).setuju.gagal).toBe('MENU');
    await bank.owner`
      insert into delegation (dari, ke, kode_cabang, mulai, sampai, alasan, disetujui_oleh)
      values ('supervisor1', 'backoffice1', '001', ${DAY}, ${DAY}, 'Cuti', 'manager1')`;
    const lent = await ask(...asked);
    expect([lent.setuju.boleh, lent.setuju.gagal]).toEqual(['T', '']);
    expect(stepOf(lent.setuju, 'DELEGASI')?.nilai).toEqual(['supervisor1']);
    expect(stepOf(lent.entri, 'DELEGASI')).toBeUndefined();
    await bank.owner`update delegation set dicabut_pada = now(), dicabut_oleh = 'supervisor1'`;
    expect((await ask(...asked)).setuju.gagal).toBe('MENU');
  });

  test('agrees with the engine for every demo user, kind and amount', async () => {
    const users = await bank.owner<{ id_user: string }[]>`select id_user from app_user order by 1`;
    let allowed = 0;
    for (const { id_user } of users) {
      const who = (await bank.as(id_user)).caller;
      for (const [flowCode, level] of [
        ['SETOR_TUNAI', 'OPS_MANAGER'],
        ['SIMPAN_MENU', 'ADMIN'],
      ] as const) {
        const nominal = flowCode === 'SETOR_TUNAI' ? '200000000.00' : '';
        const { setuju } = await ask(id_user, flowCode, nominal);
        const item = {
          maker: 'orang-lain',
          kodeCabang: who.kodeCabang,
          customers: [],
          group: knownDefinition(flowCode)?.group ?? 'TUNAI',
          kodeValuta: 'IDR',
          nominal: nominal === '' ? 0n : 20_000_000_000n,
          level,
          earlier: [],
          authorities: [],
          flowCode,
          object: '',
          elsewhere: false,
        } as const;
        let may = who.menus.has('menunggu');
        try {
          assertMayRelease(who, item);
        } catch {
          may = false;
        }
        expect([id_user, flowCode, setuju.boleh]).toEqual([id_user, flowCode, may ? 'T' : 'F']);
        if (may) allowed++;
      }
    }
    expect(allowed).toBeGreaterThan(3);
  });
});

describe('why somebody may key in', () => {
  test('within the user’s limit alone, above it with whose release', async () => {
    const small = (await ask('teller1', 'SETOR_TUNAI', '25000000.00')).entri;
    expect([small.boleh, chain(small)]).toEqual(['T', ['PENGGUNA T', 'PERAN T', 'MENU T', 'CABANG T', 'LIMIT T']]);
    const large = (await ask('teller1', 'SETOR_TUNAI', '25000000.01')).entri;
    expect([large.boleh, large.gagal]).toEqual(['F', 'LIMIT']);
    expect(stepOf(large, 'LIMIT')?.nilai).toEqual(['25000000.01', '25000000.00', 'HEAD_TELLER']);
    expect((await ask('headteller1', 'SETOR_TUNAI', '1000000.00')).entri.gagal).toBe('MENU');
    expect((await ask('admin1', 'SIMPAN_PERAN', '')).entri.gagal).toBe('LIMIT');
  });
});

describe('the right to ask', () => {
  test('an unknown user is not found; another branch’s neither, but for head office', async () => {
    await refused(bank, 'NOT_FOUND', () => ask('tidak-ada', 'SETOR_TUNAI', '1000.00'));
    await refused(bank, 'NOT_FOUND', () => ask('teller3', 'SETOR_TUNAI', '1000.00', '', 'manager1'));
    expect((await ask('teller1', 'SETOR_TUNAI', '1000.00', '', 'manager1')).id_user).toBe('teller1');
    await refused(bank, 'VALIDATION', () => ask('teller1', 'TIDAK_ADA', '1000.00'));
  });
});

describe('the list of roles', () => {
  const list = async (asked: object = {}) =>
    (await role(await bank.as('admin1'), { paging: paging(), menu_id: '', tingkat: '', ...asked })).data;

  test('shows the number of holders, the entries and the pending change of each', async () => {
    const [teller] = await list({ paging: paging({ keyword: 'teller', sort: '-role_id' }) });
    const isRight = (id: string) => Object.hasOwn(rights, id);
    expect(teller).toMatchObject({
      role_id: 'TELLER',
      nama: 'Teller',
      jumlah_pengguna: 3,
      jumlah_menu: roleMenus.TELLER.filter((id) => !isRight(id)).length,
      jumlah_hak: roleMenus.TELLER.filter(isRight).length,
      jumlah_benturan: 0,
      bawaan: 'T',
      id_flow: '',
    });
    expect((await list({ tingkat: 'ADMIN' })).map((row) => row.role_id)).toEqual(['ADMIN']);
    expect((await list({ menu_id: 'kas-teller' })).map((row) => row.role_id)).toEqual(['TELLER']);
    expect((await list({ tingkat: '-' })).map((row) => row.role_id)).toEqual([
      'AUDITOR',
      'BACK_OFFICE',
      'CS',
      'HO_FINANCE_STAFF',
      'TELLER',
    ]);
    const [admin] = await list({ tingkat: 'ADMIN' });
    expect(admin?.jumlah_benturan).toBeGreaterThan(0);
  });

  test('for selects gives ids and names', async () => {
    const { data } = await roleList(await bank.as('admin1'), { paging: paging({ keyword: 'AUDITOR' }) });
    expect(data).toEqual([{ role_id: 'AUDITOR', nama: 'Auditor' }]);
  });
});

describe('one role', () => {
  test('holds the whole tree, with granted entries, its limits, its holders and its conflicts', async () => {
    const detail = await roleDetail(await bank.as('admin1'), { role_id: 'ADMIN' });
    expect(detail.hak.map((row) => row.menu_id)).toEqual([
      ...Object.keys(menus),
      ...Object.keys(popups),
      ...Object.keys(rights),
    ]);
    expect(new Set(detail.hak.filter(({ dipegang }) => dipegang === 'T').map((row) => row.menu_id))).toEqual(
      new Set<string>(roleMenus.ADMIN),
    );
    expect(detail.pemegang.map((row) => row.id_user)).toEqual(['admin2', 'admin1']);
    expect(detail.alasan).toContainEqual(
      expect.objectContaining({ kode: 'TUGAS_PEMBUAT_PEMERIKSA', rincian: { jenis: 'SIMPAN_PERAN' } }),
    );
    expect((await roleDetail(await bank.as('admin1'), { role_id: 'TELLER' })).limit).toEqual([
      { kelompok: 'TUNAI', kode_valuta: 'IDR', entri: '25000000.00', setuju: '0.00' },
      { kelompok: 'NON_TUNAI', kode_valuta: 'IDR', entri: '50000000.00', setuju: '0.00' },
    ]);
    await refused(bank, 'NOT_FOUND', () =>
      bank.as('admin1').then((context) => roleDetail(context, { role_id: 'TIADA' })),
    );
    expect((await roleDetail(await bank.as('admin1'), { role_id: '' })).hak.every((row) => row.dipegang === 'F')).toBe(
      true,
    );
  });

  test('remembers its changes', async () => {
    const data = {
      aksi: 'BUAT',
      role_id: 'RIWAYAT',
      nama: 'Riwayat',
      menu_id: ['beranda'],
      limit: [],
      alasan: 'Peran uji coba',
    };
    const { filed } = await bank.change('SIMPAN_PERAN', data);
    const detail = await roleDetail(await bank.as('admin1'), { role_id: 'RIWAYAT' });
    expect(detail.riwayat).toEqual([
      expect.objectContaining({
        id_flow: filed.id_flow,
        user_input: 'admin1',
        user_otorisasi: 'admin2',
        flow_state: 'APPROVED',
      }),
    ]);
    expect(detail.hak.find((row) => row.menu_id === 'beranda')).toMatchObject({
      dipegang: 'T',
      diberikan_oleh: 'admin1',
      disetujui_oleh: 'admin2',
    });
  });
});

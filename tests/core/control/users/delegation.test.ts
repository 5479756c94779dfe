import { describe, expect, test } from 'vitest';
import { forgetCaller } from '#core/access/callers.ts';
import { delegation } from '#core/control/users/delegation.ts';
import { cabutDelegasi, calonDelegasi, delegasi } from '#core/control/users/delegation-queries.ts';
import { assertMayRelease, type Releasable } from '#core/control/workflow/checker.ts';
import { loadSteps } from '#core/control/workflow/items.ts';
import { toRows } from '#core/programs/seed/counter.ts';
import { addDays } from '#lib/dates.ts';
import type { AppError } from '#lib/errors/errors.ts';
import { accepted, counterBank, refused } from '../../counter-bank.ts';
import { accounts, DAY } from '../../small-bank.ts';

const bank = await counterBank();
await bank.owner`insert into app_user (id_user, nama_user, kode_cabang) values ('backoffice9', 'Rina Cadangan', '001')`;
await bank.owner`insert into user_role (id_user, role_id) values ('backoffice9', 'BACK_OFFICE')`;
await bank.owner`update cash_box set batas = saldo + 90000000000 where id_user = 'teller1'`;

const loan = (ke: string, from = DAY, until = addDays(DAY, 2)) => ({
  ke,
  mulai: from,
  sampai: until,
  alasan: 'Cuti tahunan',
});
const rows = () =>
  bank.owner`select dari, ke, kode_cabang, mulai, sampai, disetujui_oleh, dicabut_oleh from delegation order by dibuat_pada`;
const paging = { page: 1, show: 15, cursor: '', sort: '', keyword: '' };
const big = {
  nomor_rekening: accounts.ani,
  nominal: '200000000.00',
  kode_valuta: 'IDR',
  keterangan: '',
  pecahan: toRows({ '100000': 2_000 }),
};

async function lend(dari: string, ke: string, checker: string) {
  const filed = await bank.flow(dari, 'SUBMIT', { flowCode: 'DELEGASI', data: loan(ke), seen: '' });
  await bank.flow(checker, 'APPROVE', { idFlow: filed.id_flow });
  forgetCaller(bank.app);
  return filed.id_flow;
}

describe('lending authority', () => {
  test('is refused where it makes no sense, past the checker’s approval too', async () => {
    await refused(bank, 'NOT_ALLOWED_DATA', () => bank.run('backoffice1', delegation, loan('backoffice9')));
    await refused(bank, 'NOT_ALLOWED_DATA', () => bank.run('supervisor1', delegation, loan('supervisor1')));
    await refused(bank, 'NOT_ALLOWED_DATA', () => bank.run('supervisor1', delegation, loan('teller1')));
    await refused(bank, 'NOT_FOUND', () => bank.run('supervisor1', delegation, loan('manager2')));
    await refused(bank, 'NOT_ALLOWED_DATA', () =>
      bank.run('supervisor1', delegation, loan('backoffice9', addDays(DAY, -1))),
    );
    await refused(bank, 'NOT_ALLOWED_DATA', () =>
      bank.run('supervisor1', delegation, loan('backoffice9', DAY, addDays(DAY, -1))),
    );
    await refused(bank, 'NOT_ALLOWED_DATA', () =>
      bank.run('supervisor1', delegation, loan('backoffice9', DAY, addDays(DAY, 30))),
    );
    await refused(bank, 'NOT_ALLOWED_DATA', () =>
      bank.run('supervisor1', delegation, loan('backoffice9', addDays(DAY, 31), addDays(DAY, 32))),
    );
    await refused(bank, 'OVERRIDE_NEEDED', () =>
      bank.run('supervisor1', delegation, loan('backoffice9', addDays(DAY, 30), addDays(DAY, 32))),
    );
    await refused(bank, 'OVERRIDE_NEEDED', () => bank.run('supervisor1', delegation, loan('backoffice9')));
    const seen = await bank.run('supervisor1', delegation, loan('backoffice9', DAY, addDays(DAY, 29)), {
      dryRun: true,
    });
    expect(seen.otorisasi).toMatchObject({ perlu: 'T', tingkat: 'BRANCH_MANAGER' });
    expect(seen.perubahan).toContainEqual({ kolom: 'wewenang', lama: '', baru: 'OPS_MANAGER' });
    expect(await rows()).toEqual([]);
  });

  test('waits for the rung above; neither equal nor borrower may allow it, and it stays as filed', async () => {
    const filed = await bank.flow('supervisor1', 'SUBMIT', {
      flowCode: 'DELEGASI',
      data: loan('backoffice9'),
      seen: '',
    });
    await refused(bank, 'CHANGE_WAITING', () =>
      bank.flow('headteller1', 'SUBMIT', { flowCode: 'DELEGASI', data: loan('backoffice9'), seen: '' }),
    );
    await refused(bank, 'APPROVER_LIMIT', () => bank.flow('headteller1', 'APPROVE', { idFlow: filed.id_flow }));
    await refused(bank, 'SELF_APPROVAL', () => bank.flow('supervisor1', 'APPROVE', { idFlow: filed.id_flow }));
    await accepted(bank, () => bank.flow('manager1', 'APPROVE', { idFlow: filed.id_flow }));
    expect((await rows()).map((row) => ({ ...row }))).toEqual([
      {
        dari: 'supervisor1',
        ke: 'backoffice9',
        kode_cabang: '001',
        mulai: DAY,
        sampai: addDays(DAY, 2),
        disetujui_oleh: 'manager1',
        dicabut_oleh: null,
      },
    ]);
    const [audit] =
      await bank.owner`select id_user, objek, rincian from audit_trail where aksi = 'DELEGASI' order by id desc limit 1`;
    expect(audit).toMatchObject({
      id_user: 'manager1',
      objek: 'DELEGASI:backoffice9',
      rincian: { otorisasi: 'manager1' },
    });
    const duplicate = await bank.flow('supervisor1', 'SUBMIT', {
      flowCode: 'DELEGASI',
      data: loan('backoffice9'),
      seen: '',
    });
    await refused(bank, 'DUPLICATE', () => bank.flow('manager1', 'APPROVE', { idFlow: duplicate.id_flow }));
    await bank.flow('supervisor1', 'CANCEL', { idFlow: duplicate.id_flow });
  });
});

describe('borrowed authority', () => {
  test('decides items within its lender’s limits, not the lender’s own, and no entry becomes larger by it', async () => {
    forgetCaller(bank.app);
    const filed = await bank.flow('teller1', 'SUBMIT', { flowCode: 'SETOR_TUNAI', data: big, seen: '' });
    const { caller } = await bank.as('backoffice9');
    expect(caller.menus.has('menunggu')).toBe(true);
    expect(caller.levels).toEqual([]);
    const posted = await accepted(bank, () => bank.flow('backoffice9', 'APPROVE', { idFlow: filed.id_flow }));
    expect(posted.flow_state).toBe('APPROVED');
    const [trail] =
      await bank.owner`select rincian from audit_trail where id_user = 'backoffice9' and aksi = 'SETOR_TUNAI'`;
    expect(trail?.rincian).toMatchObject({ otorisasi: 'backoffice9', atas_nama: 'supervisor1' });
    const [lender] = await bank.owner<
      { nama: string }[]
    >`select nama_user as nama from app_user where id_user = 'supervisor1'`;
    expect((await loadSteps(bank.app, filed.id_flow)).map(({ id_user, atas_nama }) => [id_user, atas_nama])).toEqual([
      ['teller1', ''],
      ['backoffice9', lender?.nama],
    ]);
    // The lender filed it: the stand-in has no other authority and so may not decide it.
    await bank.owner`insert into role_menu (role_id, menu_id) values ('OPS_MANAGER', 'pemindahbukuan') on conflict do nothing`;
    forgetCaller(bank.app);
    const transfer = {
      nomor_rekening_debet: accounts.ani,
      nomor_rekening_kredit: accounts.budi,
      nominal: '1000.00',
      kode_valuta: 'IDR',
      keterangan: '',
    };
    const own = await bank.flow('supervisor1', 'SUBMIT', { flowCode: 'PEMINDAHBUKUAN', data: transfer, seen: '' });
    await refused(bank, 'APPROVER_LIMIT', () => bank.flow('backoffice9', 'APPROVE', { idFlow: own.id_flow }));
    await accepted(bank, () => bank.flow('manager1', 'APPROVE', { idFlow: own.id_flow }));
  });

  test('a right that only the maker has lent does not release the maker’s item', async () => {
    await bank.owner`insert into role (role_id, nama, tingkat) values ('PENGGANTI', 'Pengganti', 'OPS_MANAGER')`;
    await bank.owner`insert into role_limit (role_id, kelompok, kode_valuta, entri, setuju) values ('PENGGANTI', 'NON_TUNAI', 'IDR', 0, 100000000000)`;
    await bank.owner`insert into user_role (id_user, role_id, urut) values ('backoffice9', 'PENGGANTI', 1)`;
    forgetCaller(bank.app);
    const transfer = {
      nomor_rekening_debet: accounts.ani,
      nomor_rekening_kredit: accounts.budi,
      nominal: '2000.00',
      kode_valuta: 'IDR',
      keterangan: '',
    };
    const file = (maker: string) =>
      bank.flow(maker, 'SUBMIT', { flowCode: 'PEMINDAHBUKUAN', data: transfer, seen: '' });
    const hers = await file('supervisor1');
    await refused(bank, 'APPROVER_RIGHT', () => bank.flow('backoffice9', 'APPROVE', { idFlow: hers.id_flow }));
    const others = await file('teller1');
    await accepted(bank, () => bank.flow('backoffice9', 'APPROVE', { idFlow: others.id_flow }));
    const [trail] = await bank.owner`
      select rincian from audit_trail where id_user = 'backoffice9' and aksi = 'PEMINDAHBUKUAN' order by id desc limit 1`;
    expect(trail?.rincian).toMatchObject({ atas_nama: 'supervisor1' });
    await bank.flow('supervisor1', 'CANCEL', { idFlow: hers.id_flow });
    await bank.owner`delete from user_role where role_id = 'PENGGANTI'`;
    forgetCaller(bank.app);
  });

  test('counts neither as a second approval of its lender nor about the lender, and administration is not lent', async () => {
    const item = {
      maker: 'teller1',
      kodeCabang: '001',
      customers: [],
      group: 'NON_TUNAI',
      kodeValuta: 'IDR',
      nominal: 100n,
      level: 'OPS_MANAGER',
      earlier: [],
      authorities: [],
      flowCode: 'PEMINDAHBUKUAN',
      object: '',
      elsewhere: false,
    } as const;
    const { caller } = await bank.as('backoffice9');
    const releaseCode = (over: Partial<Releasable>) => {
      try {
        return assertMayRelease(caller, { ...item, ...over });
      } catch (error) {
        return (error as AppError).code;
      }
    };
    expect(releaseCode({})).toBe('supervisor1');
    expect(releaseCode({ earlier: ['headteller1'] })).toBe('supervisor1');
    expect(releaseCode({ earlier: ['supervisor1'] })).toBe('APPROVER_LIMIT');
    expect(releaseCode({ object: 'USER:supervisor1' })).toBe('APPROVER_LIMIT');
    await bank.owner`insert into user_role (id_user, role_id, urut) values ('supervisor1', 'ADMIN', 1)`;
    forgetCaller(bank.app);
    expect((await bank.as('supervisor1')).caller.levels).toContain('ADMIN');
    expect((await bank.as('backoffice9')).caller.delegations.map(({ levels }) => levels)).toEqual([['OPS_MANAGER']]);
    await bank.owner`delete from user_role where id_user = 'supervisor1' and role_id = 'ADMIN'`;
    forgetCaller(bank.app);
  });

  test('ends with its days, with its lender, and when it is taken back', async () => {
    const may = async () => {
      forgetCaller(bank.app);
      return (await bank.as('backoffice9')).caller.menus.has('menunggu');
    };
    expect(await may()).toBe(true);
    await bank.owner`update delegation set sampai = ${addDays(DAY, -1)}, mulai = ${addDays(DAY, -2)}`;
    expect(await may()).toBe(false);
    await bank.owner`update delegation set sampai = ${DAY}`;
    expect(await may()).toBe(true);
    await bank.owner`insert into cash_box (jenis, kode_kas, kode_cabang, kode_valuta, id_user, batas) values ('TELLER', 'TLR99', '001', 'IDR', 'backoffice9', 1)`;
    expect(await may()).toBe(false);
    await bank.owner`delete from cash_box where kode_kas = 'TLR99'`;
    expect(await may()).toBe(true);
    await bank.owner`update app_user set aktif = false where id_user = 'supervisor1'`;
    expect(await may()).toBe(false);
    await bank.owner`update app_user set aktif = true where id_user = 'supervisor1'`;
    forgetCaller(bank.app);
    const [{ id_delegasi = '' } = {}] = await bank.owner<{ id_delegasi: string }[]>`select id_delegasi from delegation`;
    await refused(bank, 'NOT_FOUND', async () => cabutDelegasi(await bank.as('manager2'), id_delegasi));
    await refused(bank, 'FORBIDDEN', async () => cabutDelegasi(await bank.as('headteller1'), id_delegasi));
    expect(await may()).toBe(true);
    const ended = await cabutDelegasi(await bank.as('supervisor1'), id_delegasi);
    expect(ended).toMatchObject({ status: 'DICABUT', dicabut_oleh: 'supervisor1', dapat_dicabut: 'F' });
    expect(await cabutDelegasi(await bank.as('supervisor1'), id_delegasi)).toEqual(ended);
    expect(await may()).toBe(false);
    const audit = await bank.owner`select id_user, objek from audit_trail where aksi = 'CABUT_DELEGASI'`;
    expect(audit.map((row) => ({ ...row }))).toEqual([{ id_user: 'supervisor1', objek: 'DELEGASI:backoffice9' }]);
  });
});

test('the lists show each user the own rows', async () => {
  await lend('manager1', 'supervisor1', 'finance1');
  const seenBy = async (user: string) =>
    (await delegasi(await bank.as(user), { paging, status: '' })).data.map(
      (row) => `${row.dari}>${row.ke} ${row.status} ${row.dapat_dicabut}`,
    );
  expect(await seenBy('supervisor1')).toEqual(['manager1>supervisor1 AKTIF T', 'supervisor1>backoffice9 DICABUT F']);
  expect(await seenBy('headteller1')).toEqual(['manager1>supervisor1 AKTIF F', 'supervisor1>backoffice9 DICABUT F']);
  expect(await seenBy('backoffice9')).toEqual(['supervisor1>backoffice9 DICABUT F']);
  expect(await seenBy('manager2')).toEqual([]);
  const candidates = (await calonDelegasi(await bank.as('supervisor1'), { paging })).data
    .map((row) => row.id_user)
    .sort();
  expect(candidates).toEqual(['backoffice1', 'backoffice9', 'cs1', 'headteller1', 'manager1']);
});

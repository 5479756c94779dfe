import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { forgetCaller } from '#core/access/callers.ts';
import { withActors } from '#core/business-day/branch-day/actors.ts';
import { closeChecks } from '#core/business-day/branch-day/checks.ts';
import { myReminders, remind, setReminderAside } from '#core/business-day/branch-day/reminders.ts';
import { receiveCash } from '#core/cash/vault/receive-cash.ts';
import { tillToVault } from '#core/cash/vault/till-to-vault.ts';
import { toRows } from '#core/programs/seed/counter.ts';
import { closeCounter, countVaultOf } from '#core/programs/seed/days.ts';
import { operations } from '#core/server/modules.ts';
import { accepted, bareCommit, boxOf, cash, idle, refused } from '../../counter-bank.ts';
import { accounts, DAY } from '../../small-bank.ts';
import { daysBank } from './days-bank.ts';

const bank = await daysBank();
const till = { sebab: 'KAS_TELLER', id: String((await boxOf(bank, { user: 'teller1' })).id_kas) };
const vault = { sebab: 'KHASANAH', id: String((await boxOf(bank, { vault: '001' })).id_kas) };

type Thing = { readonly sebab: string; readonly id: string };
const reminds = async (user: string, thing: Thing, branch = '', key?: string) =>
  remind(await bank.as(user, key), operations, { kode_cabang: branch, ...thing });
/** Returns what a user was reminded of, as check and sender. */
const notes = async (user: string) =>
  (await myReminders(await bank.as(user), {})).pengingat.map(({ sebab, nama_user }) => [sebab, nama_user]);
/** Returns who can act on a thing, as the board of the reader shows it. */
const actors = async (user: string, { sebab, id }: Thing, branch = '') => {
  const context = await bank.as(user);
  const day = await withActors(context, operations, await closeChecks(context, branch));
  return day.periksa.find(({ kode }) => kode === sebab)?.rincian.find((blocker) => blocker.id === id);
};
const sentAgo = (time: string) => bank.owner`update reminder set waktu = clock_timestamp() - ${time}::interval`;
const nameOf = async (user: string) => (await bank.as(user)).caller.namaUser;
const [manager, teller] = [await nameOf('manager1'), await nameOf('teller1')];

beforeEach(() => bank.owner`delete from reminder`);

describe('an open till', () => {
  test('appears with its teller, who sees who reminds and no amount, with a row of the trail', async () => {
    expect(await actors('manager1', till)).toMatchObject({ petugas: [teller], diingatkan_pada: '', istirahat: 0 });
    const answer = await accepted(bank, () => reminds('manager1', till));
    expect(answer).toEqual({ ...till, petugas: [teller] });
    expect((await myReminders(await bank.as('teller1'), {})).pengingat).toEqual([
      {
        ...till,
        kode_kas: 'TLR01',
        operasi: '',
        teks: '',
        nama_user: manager,
        role_id: 'BRANCH_MANAGER',
        waktu: expect.stringMatching(/\+07:00$/),
      },
    ]);
    const board = await actors('manager1', till);
    expect(board?.diingatkan_pada).toMatch(/\+07:00$/);
    expect(board?.istirahat).toBeGreaterThan(0);
    const [trail] = await bank.owner`
      select id_user, kode_cabang, hasil, rincian from audit_log where aksi = 'INGATKAN' order by id desc limit 1`;
    expect(trail).toEqual({
      id_user: 'manager1',
      kode_cabang: '001',
      hasil: '00',
      rincian: { kode_cabang: '001', ...till, kepada: ['teller1'] },
    });
    const news = await bank.owner`
      select user_input, flow_code from inbox_event where jenis = 'PENGINGAT' order by id desc limit 1`;
    expect([...news]).toEqual([{ user_input: 'teller1', flow_code: 'KAS_TELLER' }]);
    for (const other of ['headteller1', 'teller2', 'teller3', 'manager1']) expect(await notes(other)).toEqual([]);
  });

  test('is brought up once in ten minutes, by whomever', async () => {
    await reminds('manager1', till);
    await refused(bank, 'REMINDER_RESTS', () => reminds('manager1', till));
    await refused(bank, 'REMINDER_RESTS', () => reminds('finance1', till, '001'));
    await sentAgo('9 minutes 30 seconds');
    const error = await refused(bank, 'REMINDER_RESTS', () => reminds('manager1', till));
    expect(error.details.params).toEqual({ jam: expect.stringMatching(/^\d\d:\d\d$/) });
    await sentAgo('10 minutes');
    expect((await actors('manager1', till))?.istirahat).toBe(0);
    await accepted(bank, () => reminds('finance1', till, '001'));
    expect(await notes('teller1')).toEqual([['KAS_TELLER', await nameOf('finance1')]]);
  });

  test('is brought up once by two at the same moment', async () => {
    const key = ['001', till.sebab, till.id].join('/');
    const waiting = async () => {
      const [row] = await bank.owner<{ n: number }[]>`
        select count(*)::integer as n from pg_locks where locktype = 'advisory' and classid = 7317 and not granted`;
      return row?.n;
    };
    // Both are at the lock before either goes on.
    const sent = await bank.owner.begin(async (tx) => {
      await tx`select pg_advisory_xact_lock(7317, hashtext(${key}))`;
      const both = Promise.allSettled([reminds('manager1', till), reminds('finance1', till, '001')]);
      await expect.poll(waiting).toBe(2);
      return { both };
    });
    const outcomes = await sent.both;
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find((each) => each.status === 'rejected')).toMatchObject({ reason: { code: 'REMINDER_RESTS' } });
    expect(await bank.owner`select kepada from reminder`).toHaveLength(1);
  });

  test('is brought up once by one key, which gives the same answer again', async () => {
    const key = randomUUID();
    const first = await accepted(bank, () => reminds('manager1', till, '', key));
    expect(await idle(bank, () => reminds('manager1', till, '', key))).toEqual(first);
    await refused(bank, 'KEY_REUSED', () => reminds('manager1', vault, '', key));
  });

  test('disappears when its reader puts it aside, and a later reminder appears again', async () => {
    await reminds('manager1', till);
    const aside = async (user: string) => setReminderAside(await bank.as(user), till);
    await aside('headteller1');
    expect(await notes('teller1')).toEqual([['KAS_TELLER', manager]]);
    await aside('teller1');
    expect(await notes('teller1')).toEqual([]);
    await refused(bank, 'REMINDER_RESTS', () => reminds('manager1', till));
    await sentAgo('10 minutes');
    await reminds('manager1', till);
    expect(await notes('teller1')).toEqual([['KAS_TELLER', manager]]);
  });

  test('is not for a teller who is switched off or works elsewhere', async () => {
    await reminds('manager1', till);
    await bank.owner`delete from reminder`;
    for (const change of [{ aktif: false }, { kode_cabang: '002' }]) {
      await bank.owner`update app_user set ${bank.owner(change)} where id_user = 'teller1'`;
      expect((await actors('manager1', till))?.petugas).toEqual([]);
      await refused(bank, 'REMINDER_OVER', () => reminds('manager1', till));
      await bank.owner`update app_user set aktif = true, kode_cabang = '001' where id_user = 'teller1'`;
    }
    await accepted(bank, () => reminds('manager1', till));
  });
});

describe('the right to remind', () => {
  test('nobody without the board of the day, and nobody who only reads', async () => {
    for (const user of ['teller2', 'headteller1']) await refused(bank, 'FORBIDDEN', () => reminds(user, till));
    await refused(bank, 'FORBIDDEN', () => reminds('auditor1', till, '001'));
    await accepted(bank, () => reminds('manager1', till));
  });

  test('the manager of another branch never, head office for any', async () => {
    await refused(bank, 'NOT_FOUND', () => reminds('manager2', till, '001'));
    await refused(bank, 'REMINDER_OVER', () => reminds('manager2', till));
    await accepted(bank, () => reminds('finance1', till, '001'));
  });

  test('the posting function proves branch, task and reader past the core’s rules', async () => {
    const bare = (user: string, kepada: string[], thing: Thing = till) =>
      bareCommit(bank, {
        operasi: 'INGATKAN',
        actor: user,
        idUser: user,
        date: null,
        effects: [{ efek: 'remind', fase: 'sebelum', ...thing, kepada }],
      });
    await refused(bank, 'FORBIDDEN', () => bare('manager2', ['teller1']));
    await refused(bank, 'REMINDER_OVER', () => bare('manager1', ['teller2', 'teller3', 'headteller1']));
    await refused(bank, 'REMINDER_OVER', () => bare('manager1', ['teller1'], { sebab: 'KAS_TELLER', id: '9999' }));
    await accepted(bank, () => bare('manager1', ['teller1', 'teller2']));
    expect([...(await bank.owner`select kepada from reminder`)]).toEqual([{ kepada: 'teller1' }]);
  });
});

describe('obstacles that can be reminded of', () => {
  test('cash on its way, with the officers who receive it and never with its sender', async () => {
    const pecahan = toRows({ '100000': 3 });
    await bank.run('teller1', tillToVault, { nominal: '300000.00', pecahan });
    const [sent] = await bank.owner<{ id: string }[]>`
      select id_serah_terima as id from handover where status = 'DIKIRIM' order by dikirim_pada desc limit 1`;
    const handover = { sebab: 'SERAH_TERIMA', id: sent?.id ?? '' };
    await reminds('manager1', handover);
    expect(await notes('headteller1')).toEqual([['SERAH_TERIMA', manager]]);
    expect(await notes('teller1')).toEqual([]);
    await bank.run('headteller1', receiveCash, { id_serah_terima: handover.id, pecahan });
    expect(await notes('headteller1')).toEqual([]);
    await refused(bank, 'REMINDER_OVER', () => reminds('manager1', handover));
  });

  test('an item whose cash has moved, with those whose limit reaches it; once it is returned with its maker', async () => {
    const { id_flow: id } = await bank.flow('teller1', 'SUBMIT', {
      flowCode: 'SETOR_TUNAI',
      seen: '',
      data: cash(accounts.ani, 300),
    });
    const item = { sebab: 'KAS_MENUNGGU', id };
    const able = (await actors('manager1', item))?.petugas ?? [];
    expect(able).toContain(await nameOf('supervisor1'));
    expect(able).not.toContain(teller);
    // Nobody is asked to remind oneself.
    expect(able).not.toContain(manager);
    const shown = (await actors('supervisor1', item))?.petugas ?? [];
    expect(shown).toContain(manager);
    expect(shown).not.toContain(await nameOf('supervisor1'));
    await bank.owner`update role_limit set setuju = 0 where role_id = 'OPS_MANAGER'`;
    forgetCaller(bank.app);
    await reminds('manager1', item);
    expect(await notes('supervisor1')).toEqual([]);
    expect(await bank.owner`select kepada from reminder where kepada = 'teller1'`).toEqual([]);
    await bank.owner`delete from reminder`;
    await bank.flow('manager1', 'RETURN', { idFlow: id, remark: 'hitung ulang' });
    await reminds('manager1', item);
    expect(await notes('teller1')).toEqual([['KAS_MENUNGGU', manager]]);
    await bank.flow('teller1', 'CANCEL', { idFlow: id, seen: 'RETURNED' });
    expect(await notes('teller1')).toEqual([]);
  });

  test('nothing that no single person can put right, and nothing that does not block', async () => {
    await bank.owner`update branch set status = 'BUKA' where kode_cabang = '001'`;
    await refused(bank, 'REMINDER_OVER', () => reminds('manager1', { sebab: 'PERANTARA', id: '109002' }));
    await refused(bank, 'REMINDER_OVER', () => reminds('manager1', { sebab: 'KAS_TELLER', id: 'x' }));
    await refused(bank, 'VALIDATION', () => reminds('manager1', { sebab: 'BUKAN_APA_APA', id: till.id }));
    await accepted(bank, () => reminds('manager1', vault));
    expect(await notes('headteller1')).toEqual([['KHASANAH', manager]]);
  });
});

test('nobody is reminded in the end of day of a branch, when nobody can act', async () => {
  const open = { sebab: 'KAS_TELLER', id: String((await boxOf(bank, { user: 'teller3' })).id_kas) };
  await accepted(bank, () => reminds('manager2', open));
  expect(await notes('teller3')).toHaveLength(1);
  await bank.approve(
    await bank.file('TUTUP_PAKSA', { kode_cabang: '002', accounting_date: DAY, alasan: 'Cabang tidak terhubung' }),
  );
  expect(await notes('teller3')).toEqual([]);
  expect((await actors('manager2', open))?.petugas).toEqual([]);
  await refused(bank, 'REMINDER_OVER', () => reminds('manager2', open));
});

test('a note is gone when the thing is done, and with the day goes all that was left of it', async () => {
  await bank.step('manager1', 'cutOff');
  await reminds('manager1', till);
  await reminds('manager1', vault);
  await closeCounter(bank, { teller: 'teller1', headTeller: 'headteller1' });
  expect(await notes('teller1')).toEqual([]);
  await refused(bank, 'REMINDER_OVER', () => reminds('manager1', till));
  expect(await notes('headteller1')).toEqual([['KHASANAH', manager]]);
  await countVaultOf(bank, 'headteller1');
  expect(await notes('headteller1')).toEqual([]);
  expect(await bank.owner`select kepada from reminder`).not.toEqual([]);
  await bank.step('manager1', 'close');
  expect(await bank.status('001')).toMatch(/^TUTUP/);
  expect(await bank.owner`select kepada from reminder where kode_cabang = '001'`).toEqual([]);
});

import pino from 'pino';
import { afterAll, describe, expect, test } from 'vitest';
import { forecast } from '#core/business-day/end-of-day/forecast.ts';
import { resumeEndOfDay } from '#core/business-day/end-of-day/resume.ts';
import { runEndOfDay } from '#core/business-day/end-of-day/run.ts';
import { completeEndsOfDay } from '#core/business-day/end-of-day/run-all.ts';
import { endOfDayOf } from '#core/business-day/end-of-day/view.ts';
import { bookTransfer } from '#core/cash/counter/book-transfer.ts';
import type { Db } from '#core/db/client.ts';
import { Transactions } from '#core/db/transactions.ts';
import { commitBulk } from '#core/engine/bulk.ts';
import { type EndOfDayStep, stepRun } from '#core/engine/end-of-day-step.ts';
import { startJobs } from '#core/jobs/run.ts';
import { checkBooks } from '#core/ledger/check-books.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import { countVaultOf } from '#core/programs/seed/days.ts';
import { AppError } from '#lib/errors/errors.ts';
import { accepted, accountRow, refused } from '../../counter-bank.ts';
import { breaksBooks, chainAll } from '../../helpers.ts';
import { accounts } from '../../small-bank.ts';
import { expectSoundBooks } from '../../sound-books.ts';
import { daysBank } from '../branch-day/days-bank.ts';
import { ordinarySteps } from './run-step.ts';

const log = pino({ level: 'silent' });
const bank = await daysBank();
breaksBooks(bank, ['2', '33']);
const transactions = new Transactions(bank.appUrl);
afterAll(() => transactions.end());

const PARTS = [1, 2, 3];

/** Each of three parts pays one rupiah to Ani: a part that ran twice would show in the balance. */
const gifts: EndOfDayStep = {
  code: 'HADIAH',
  title: { id: 'Hadiah', en: 'Gifts' },
  chunks: async () => PARTS.map((nomor) => ({ nomor, dari: '', sampai: '' })),
  run: async (tx, endOfDay, { nomor }) => {
    const { baris } = await commitBulk(tx, {
      run: stepRun(endOfDay, 'HADIAH'),
      chunk: nomor,
      actor: 'MALAM',
      operasi: 'UJI',
      date: endOfDay.tanggal,
      kodeValuta: 'IDR',
      keterangan: 'Hadiah',
      headOffice: endOfDay.kantorPusat,
      journals: [
        {
          kodeCabang: endOfDay.kodeCabang,
          nominal: 100n,
          rekening: accounts.ani,
          legs: [
            debit({ kode_cabang: '001', kode_gl: '603009' }, 100n),
            credit({ kode_cabang: '001', kode_gl: '301001', sub: { jenis: 'REKENING', id: accounts.ani } }, 100n),
          ],
        },
      ],
    });
    return { baris, temuan: [] };
  },
};
const withGifts = (also: (step: EndOfDayStep) => EndOfDayStep = (step) => step): readonly EndOfDayStep[] =>
  ordinarySteps.flatMap((step) => (step.code === 'DORMAN' ? [gifts, step] : [step])).map(also);
/** Lists the steps of an end of day that ends neither a month nor a year. */
const daily = withGifts().filter(({ only }) => only === undefined);

/** The bank as it is in the morning, without cash: these tests are about steps. */
const emptyTills = async () => {
  await bank.owner`update cash_box set status = 'TUTUP' where jenis = 'TELLER' and saldo = 0`;
};

/** Cuts off 001, begins its end of day and returns it; whatever day it is. */
async function begin(): Promise<string> {
  await countVaultOf(bank, 'headteller1');
  const status = await bank.status('001');
  if (status.startsWith('BUKA')) await bank.step('manager1', 'cutOff');
  const context = await bank.as('manager1');
  const { moveDay, steps: moves } = await import('#core/business-day/branch-day/day.ts');
  await moveDay(context, { kode_cabang: '', accounting_date: '' }, moves.close);
  return openRun('001');
}

const openRun = async (branch: string): Promise<string> =>
  (
    await bank.owner<{ run: string }[]>`select run from eod_run where kode_cabang = ${branch} and status <> 'SELESAI'`
  )[0]?.run ?? '';

/** All branches to the next bank day, 001 open. */
async function nextDay(): Promise<void> {
  if ((await bank.status('002')).startsWith('BUKA')) await bank.endOfDay('002');
  await bank.endOfDay('000');
  await bank.openBank();
  for (const [manager, branch] of [
    ['manager1', '001'],
    ['manager2', '002'],
  ] as const) {
    await bank.step(manager, 'prepare', branch);
    await bank.step(manager, 'open', branch);
  }
}

const stepRows = async (run: string) =>
  (
    await bank.owner<{ kode: string; status: string; baris: bigint; bagian: number; ulang: number }[]>`
      select kode, status, baris, bagian, ulang from eod_step where run = ${run} order by urut`
  ).map((row) => ({ ...row }));

const findings = async (run: string) =>
  (await bank.owner`select sebab, rekaman, menghalangi from eod_finding where run = ${run} order by id`).map((row) => ({
    ...row,
  }));

test('an end of day runs in order to the close of the day, once; a finished one does not change any more', async () => {
  await bank.step('manager1', 'cutOff').then(() => emptyTillOf001());
  const run = await begin();
  const before = await accountRow(bank, accounts.ani);
  expect(await runEndOfDay(run, { db: bank.app, log, steps: withGifts() })).toBe('SELESAI');
  expect(await bank.status('001')).toBe('TUTUP 2026-11-20');
  expect((await accountRow(bank, accounts.ani)).saldo_buku).toBe(before.saldo_buku + 300n);
  const rows = await stepRows(run);
  expect(rows.map(({ kode }) => kode)).toEqual(daily.map(({ code }) => code));
  expect(rows.every(({ status, ulang }) => status === 'SELESAI' && ulang === 0)).toBe(true);
  expect(rows.find(({ kode }) => kode === 'HADIAH')).toMatchObject({ baris: 6n, bagian: 3 });
  const [stored] =
    await bank.owner`select dari, berikut, id_user, titik ? 'wal' as titik from eod_run where run = ${run}`;
  expect({ ...stored }).toEqual({ dari: '2026-11-20', berikut: '2026-11-23', id_user: 'manager1', titik: true });
  // The run stays bound to the figures of its reports.
  const [books] = await bank.owner<{ baris: number; sama: boolean }[]>`
    select e.neraca_baris as baris, (e.neraca, e.neraca_baris) = (p.sidik, p.baris) as sama
    from eod_run e cross join lateral trial_balance_print(e.kode_cabang, e.tanggal) p where e.run = ${run}`;
  expect(books).toMatchObject({ sama: true });
  expect(books?.baris).toBeGreaterThan(0);
  expect(rows.find(({ kode }) => kode === 'LAPORAN')).toMatchObject({ baris: BigInt(books?.baris ?? 0) });
  // Run again, by whoever: nothing happens.
  expect(await runEndOfDay(run, { db: bank.app, log, steps: withGifts() })).toBe('SELESAI');
  expect((await accountRow(bank, accounts.ani)).saldo_buku).toBe(before.saldo_buku + 300n);
  for (const change of [
    bank.owner`update eod_run set alasan = 'lain' where run = ${run}`,
    bank.owner`delete from eod_run where run = ${run}`,
    bank.owner`update eod_step set baris = 0 where run = ${run}`,
    bank.owner`delete from eod_chunk where run = ${run}`,
    bank.owner`insert into eod_finding (run, urut, rekaman, nama, sebab, nominal, menghalangi) values (${run}, 1, '', '', 'X', 0, false)`,
  ]) {
    await expect(change).rejects.toThrow(/finished|stays/);
  }
  await expectSoundBooks(bank);
});

/** Teller 1 has cash: the till goes into the vault as at every end of day. */
async function emptyTillOf001(): Promise<void> {
  const { closeCounter } = await import('#core/programs/seed/days.ts');
  await closeCounter(bank, { teller: 'teller1', headTeller: 'headteller1' });
}

describe('any failure of its process', () => {
  test('killed in every part of every step, twice, it continues where it was and leaves the result of an undisturbed one', async () => {
    await nextDay();
    await emptyTills();
    const before = await accountRow(bank, accounts.ani);
    const run = await begin();
    const killed = new Map<string, number>();
    const dying = withGifts((step) => ({
      ...step,
      run: async (tx: Db, endOfDay, chunk) => {
        const done = await step.run(tx, endOfDay, chunk);
        const name = `${step.code} ${chunk.nomor}`;
        const times = killed.get(name) ?? 0;
        if (times < 2) {
          killed.set(name, times + 1);
          // Its own connection, as a database that is killed takes it away: after the work, before the mark.
          await tx`select pg_terminate_backend(pg_backend_pid())`;
        }
        return done;
      },
    }));
    let deaths = 0;
    for (;;) {
      try {
        expect(await runEndOfDay(run, { db: bank.app, begin: transactions.begin, log, steps: dying })).toBe('SELESAI');
        break;
      } catch (error) {
        if (error instanceof AppError || !/^(?:57P01|CONN)/.test((error as { code?: string }).code ?? '')) throw error;
        deaths += 1;
      }
    }
    // Every part of every step but those that had none.
    const rows = await stepRows(run);
    expect(deaths).toBe(2 * rows.reduce((sum, { bagian }) => sum + bagian, 0));
    expect(rows.every(({ status, ulang }) => status === 'SELESAI' && ulang === 0)).toBe(true);
    expect((await accountRow(bank, accounts.ani)).saldo_buku).toBe(before.saldo_buku + 300n);
    expect(await bank.status('001')).toBe('TUTUP 2026-11-23');
    await expectSoundBooks(bank);
  });

  test('several runners at once share its parts, and each is done once', async () => {
    await nextDay();
    await emptyTills();
    const before = await accountRow(bank, accounts.ani);
    const run = await begin();
    // The first part ends only when another is under way beside it: were they not shared, the test would never end.
    let beside = () => {};
    const second = new Promise<void>((resolve) => {
      beside = resolve;
    });
    let under = 0;
    const shared = withGifts((step) =>
      step.code !== 'HADIAH'
        ? step
        : {
            ...step,
            run: async (tx, endOfDay, chunk) => {
              under += 1;
              if (under > 1) beside();
              await second;
              return step.run(tx, endOfDay, chunk);
            },
          },
    );
    const runners = [1, 2, 3].map(() => runEndOfDay(run, { db: bank.app, log, steps: shared }));
    expect(await Promise.all(runners)).toEqual(['SELESAI', 'SELESAI', 'SELESAI']);
    expect(under).toBe(PARTS.length);
    expect((await accountRow(bank, accounts.ani)).saldo_buku).toBe(before.saldo_buku + 300n);
    await expectSoundBooks(bank);
  });

  test('a runner that comes while a part is under way helps at once', async () => {
    await nextDay();
    await emptyTills();
    const before = await accountRow(bank, accounts.ani);
    const run = await begin();
    const runners: Promise<string>[] = [];
    let beside = () => {};
    const second = new Promise<void>((resolve) => {
      beside = resolve;
    });
    // The first part ends only when the runner called during it is at work: were that one to wait for it, the test would never end.
    const late: readonly EndOfDayStep[] = withGifts((step) =>
      step.code !== 'HADIAH'
        ? step
        : {
            ...step,
            run: async (tx, endOfDay, chunk) => {
              if (chunk.nomor === 1) runners.push(runEndOfDay(run, { db: bank.app, log, steps: late }));
              else beside();
              await second;
              return step.run(tx, endOfDay, chunk);
            },
          },
    );
    expect(await runEndOfDay(run, { db: bank.app, log, steps: late })).toBe('SELESAI');
    expect(await Promise.all(runners)).toEqual(['SELESAI']);
    expect((await accountRow(bank, accounts.ani)).saldo_buku).toBe(before.saldo_buku + 300n);
    await expectSoundBooks(bank);
  });

  test('parts that build on each other are done one after the other, however many run', async () => {
    await nextDay();
    await emptyTills();
    const before = await accountRow(bank, accounts.ani);
    const run = await begin();
    const order: string[] = [];
    const ordered = withGifts((step) =>
      step.code !== 'HADIAH'
        ? step
        : {
            ...step,
            inOrder: true,
            run: async (tx, endOfDay, chunk) => {
              order.push(`begin ${chunk.nomor}`);
              const done = await step.run(tx, endOfDay, chunk);
              order.push(`end ${chunk.nomor}`);
              return done;
            },
          },
    );
    const runners = [1, 2, 3].map(() => runEndOfDay(run, { db: bank.app, log, steps: ordered }));
    expect(await Promise.all(runners)).toEqual(['SELESAI', 'SELESAI', 'SELESAI']);
    expect(order).toEqual(PARTS.flatMap((nomor) => [`begin ${nomor}`, `end ${nomor}`]));
    expect((await accountRow(bank, accounts.ani)).saldo_buku).toBe(before.saldo_buku + 300n);
    await expectSoundBooks(bank);
  });

  test('the job is queued with its beginning, and a running core carries it to the end', async () => {
    await nextDay();
    await emptyTills();
    await begin();
    const stop = await startJobs(bank.appUrl, { db: bank.app, provider: undefined, log });
    await expect.poll(() => bank.status('001'), { timeout: 30_000 }).toMatch(/^TUTUP /);
    await expect.poll(() => openRun('001'), { timeout: 30_000 }).toBe('');
    await stop();
    await expectSoundBooks(bank);
  });
});

describe('obstacles', () => {
  test('a part that breaks stops the chain, says why and of which record, and is repeated alone once that is mended', async () => {
    await nextDay();
    await emptyTills();
    const before = await accountRow(bank, accounts.ani);
    const run = await begin();
    let broken = true;
    const tried: number[] = [];
    const breaking = withGifts((step) =>
      step.code !== 'HADIAH'
        ? step
        : {
            ...step,
            run: (tx, endOfDay, chunk) => {
              tried.push(chunk.nomor);
              if (broken && chunk.nomor === 2)
                throw new AppError('ACCOUNT_BLOCKED', { params: { rekening: accounts.ani } });
              return step.run(tx, endOfDay, chunk);
            },
          },
    );
    const options = { db: bank.app, log, steps: breaking };
    expect(await runEndOfDay(run, options)).toBe('GAGAL');
    expect(await findings(run)).toEqual([{ sebab: 'ACCOUNT_BLOCKED', rekaman: accounts.ani, menghalangi: true }]);
    expect((await stepRows(run)).map(({ kode, status }) => [kode, status])).toEqual(
      daily.map(({ code }, index, all) => {
        const at = all.findIndex((step) => step.code === 'HADIAH');
        return [code, index < at ? 'SELESAI' : index === at ? 'GAGAL' : 'MENUNGGU'];
      }),
    );
    // Nobody's clock takes it up again, and running it does nothing.
    await bank.app`select requeue_ends_of_day()`;
    expect(await runEndOfDay(run, options)).toBe('GAGAL');
    expect((await accountRow(bank, accounts.ani)).saldo_buku).toBe(before.saldo_buku + 200n);
    const seen = await endOfDayOf(await bank.as('manager1'), { kode_cabang: '', tanggal: '' });
    expect(seen.status).toBe('GAGAL');
    expect(seen.langkah.find(({ status }) => status === 'GAGAL')).toMatchObject({
      kode: 'HADIAH',
      bagian: 3,
      bagian_selesai: 2,
      temuan: [{ jenis: 'REKENING', id: accounts.ani, sebab: 'ACCOUNT_BLOCKED', menghalangi: 'T' }],
    });
    broken = false;
    tried.length = 0;
    const resume = async (user: string, accounting_date = '') =>
      resumeEndOfDay(await bank.as(user), { kode_cabang: '001', accounting_date });
    await refused(bank, 'NOT_FOUND', () => resume('manager2'));
    await refused(bank, 'DAY_CHANGED', () => resume('manager1', '2026-11-20'));
    // Two try at once: one takes it up, the other gets a refusal.
    const tries = await Promise.allSettled([resume('manager1'), resume('finance1')]);
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await refused(bank, 'EOD_RUNNING', () => resume('manager1'));
    expect(await runEndOfDay(run, options)).toBe('SELESAI');
    expect(tried).toEqual([2]);
    expect(await findings(run)).toEqual([]);
    expect((await stepRows(run)).filter(({ ulang }) => ulang > 0)).toMatchObject([{ kode: 'HADIAH', ulang: 1 }]);
    expect((await accountRow(bank, accounts.ani)).saldo_buku).toBe(before.saldo_buku + 300n);
    await expectSoundBooks(bank);
  });

  test('head office waits for a branch in its end of day, and continues when that is over', async () => {
    await nextDay();
    await emptyTills();
    const branch = await begin();
    await countVaultOf(bank, 'finance1');
    await bank.step('finance1', 'cutOff');
    const { moveDay, steps: moves } = await import('#core/business-day/branch-day/day.ts');
    await moveDay(await bank.as('finance1'), { kode_cabang: '', accounting_date: '' }, moves.close);
    const bankRun = await openRun('000');
    expect(await runEndOfDay(bankRun, { db: bank.app, log, steps: ordinarySteps })).toBe('TERTAHAN');
    expect(await findings(bankRun)).toEqual([{ sebab: 'MENUNGGU_CABANG', rekaman: '001', menghalangi: true }]);
    expect(await bank.status('000')).toMatch(/^CUT_OFF /);
    expect(await runEndOfDay(branch, { db: bank.app, log, steps: ordinarySteps })).toBe('SELESAI');
    await completeEndsOfDay(bank.app, ordinarySteps);
    expect(await bank.status('000')).toMatch(/^TUTUP /);
    await expectSoundBooks(bank);
  });
});

describe('callers of an end of day', () => {
  test('one of two who begin it at once; while it runs nobody moves the branch’s day, and no posting gets in', async () => {
    await bank.openBank();
    await bank.step('manager1', 'prepare');
    await bank.step('manager1', 'open');
    await emptyTills();
    await countVaultOf(bank, 'headteller1');
    await bank.step('manager1', 'cutOff');
    const { moveDay, steps: moves } = await import('#core/business-day/branch-day/day.ts');
    const start = async (user: string) =>
      moveDay(await bank.as(user), { kode_cabang: '001', accounting_date: '' }, moves.close);
    await refused(bank, 'NOT_FOUND', () => start('manager2'));
    const ahead = async (user: string) => forecast()(await bank.as(user), { kode_cabang: '001', tanggal: '' });
    expect((await ahead('manager1')).langkah.flatMap(({ temuan }) => temuan)).toEqual([]);
    await expect(ahead('manager2')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const tries = await Promise.allSettled([start('manager1'), start('finance1')]);
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await refused(bank, 'EOD_RUNNING', () => start('manager1'));
    const transfer = { nomor_rekening_debet: accounts.ani, nomor_rekening_kredit: accounts.budi, nominal: '1000.00' };
    await refused(bank, 'DAY_CLOSED', () => bank.run('backoffice1', bookTransfer, transfer));
    // A count of the vault still moves after a cut-off; during the end of day no action of a person does.
    await expect(countVaultOf(bank, 'headteller1')).rejects.toMatchObject({ code: 'DAY_CLOSED' });
    await accepted(bank, () => completeEndsOfDay(bank.app, ordinarySteps));
    expect(await bank.status('001')).toMatch(/^TUTUP /);
  });

  test('the application’s role forges no job and no step: it takes only the steps that a begun end of day has reached', async () => {
    const [over] = await bank.owner<{ run: string }[]>`select run from eod_run where kode_cabang = '001' limit 1`;
    const run = over?.run ?? '';
    const code = (call: Promise<unknown>) =>
      call.then(
        () => 'allowed',
        (error: { code?: string }) => error.code,
      );
    for (const forged of [
      bank.app`select graphile_worker.add_job('end_of_day', ${JSON.stringify({ run })}::text::json)`,
      bank.app`insert into eod_run (kode_cabang, tanggal, dari, berikut, id_user) values ('001', '2026-12-01', '2026-12-01', '2026-12-02', 'teller1')`,
      bank.app`update eod_run set status = 'SELESAI'`,
      bank.app`select eod_close(${run})`,
      bank.app`select eod_mark_dormant(${run}, '', '9')`,
      bank.app`select eod_resume(${run})`,
    ]) {
      expect(await code(forged)).toBe('42501');
    }
    // The allowed counterpart: asked to queue what is over, it does nothing.
    expect(await code(bank.app`select queue_end_of_day(${run})`)).toBe('allowed');
    const [queued] = await bank.owner<{ n: number }[]>`
      select count(*)::integer as n from graphile_worker._private_jobs where key like ${`end_of_day:${run}:%`} and attempts = 0 and locked_by is null and run_at > now() - interval '1 second'`;
    expect(queued?.n).toBe(0);
  });
});

test('a branch that stayed closed covers the days that no end of day of it has covered', async () => {
  // 001 is still on the last day; head office goes on without it.
  if (!(await bank.status('002')).startsWith('TUTUP')) await bank.endOfDay('002');
  const [last] = await bank.owner<
    { berikut: string }[]
  >`select max(berikut) as berikut from eod_run where kode_cabang = '001'`;
  await bank.endOfDay('000');
  await bank.openBank();
  await bank.endOfDay('000');
  await bank.openBank();
  await bank.step('manager1', 'prepare');
  await bank.step('manager1', 'open');
  await emptyTills();
  const run = await begin();
  const [endOfDay] = await bank.owner<
    { dari: string; tanggal: string }[]
  >`select dari, tanggal from eod_run where run = ${run}`;
  expect(endOfDay?.dari).toBe(last?.berikut);
  expect((endOfDay?.dari ?? '') < (endOfDay?.tanggal ?? '')).toBe(true);
  await completeEndsOfDay(bank.app, ordinarySteps);
  await chainAll(bank);
  await expectSoundBooks(bank);
});

test('check:books names a step that was done out of order', async () => {
  await bank.endOfDay('000');
  await bank.openBank();
  await bank.step('manager1', 'prepare');
  await bank.step('manager1', 'open');
  await emptyTills();
  const run = await begin();
  await runEndOfDay(run, {
    db: bank.app,
    log,
    steps: withGifts((step) =>
      step.code !== 'HADIAH'
        ? step
        : {
            ...step,
            run: () => Promise.reject(new AppError('ACCOUNT_BLOCKED', { params: { rekening: accounts.ani } })),
          },
    ),
  });
  const failing = async () =>
    (await checkBooks(bank.owner))
      .filter(({ ok }) => !ok)
      .map(({ name, details }) => [name.slice(0, 2), details.length]);
  expect(await failing()).toEqual([]);
  await bank.owner`update eod_step set mulai = mulai - interval '1 hour' where run = ${run} and kode = 'TITIK_SIMPAN'`;
  expect(await failing()).toEqual([['33', 1]]);
  await bank.owner`update eod_step set mulai = mulai + interval '1 hour' where run = ${run} and kode = 'TITIK_SIMPAN'`;
  await bank.owner`select eod_resume(${run})`;
  await runEndOfDay(run, { db: bank.app, log, steps: withGifts() });
  await expectSoundBooks(bank);
  // A ledger that was changed behind the bank's back differs from the one that its ends of day have stored.
  await bank.owner`update gl_daily set debet = debet + 1, kredit = kredit + 1 where (kode_cabang, tanggal, kode_gl) in (
    select kode_cabang, tanggal, min(kode_gl) from gl_daily where kode_cabang = '001' group by 1, 2 order by 2 desc limit 1)`;
  expect((await failing()).some(([name]) => name === '33')).toBe(true);
});

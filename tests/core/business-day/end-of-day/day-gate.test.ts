import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { moveDay, steps as moves } from '#core/business-day/branch-day/day.ts';
import { continueEndsOfDay } from '#core/business-day/end-of-day/run-all.ts';
import { steps } from '#core/business-day/end-of-day/steps.ts';
import type { Db } from '#core/db/client.ts';
import { type BulkJournal, commitBulk } from '#core/engine/bulk.ts';
import { type EndOfDayStep, stepRun } from '#core/engine/end-of-day-step.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import { accountRow, refused } from '../../counter-bank.ts';
import { of, rupiah } from '../../profit-sharing/month-bank.ts';
import { accounts } from '../../small-bank.ts';
import { expectSoundBooks } from '../../sound-books.ts';
import { LAST, MONTH, monthEndBank } from './month-end-bank.ts';

const bank = await monthEndBank();

/** 100,000 from 001's company to a saver, posted on the last day by whoever `tx` is. */
const give = (tx: Db, to: string, run: string = randomUUID()) => {
  const amount = rupiah(100_000n);
  const journal: BulkJournal = {
    kodeCabang: '001',
    nominal: amount,
    rekening: to,
    legs: [debit(of(accounts.firma, '203001'), amount), credit(of(to), amount)],
  };
  return commitBulk(tx, {
    run,
    chunk: 1,
    actor: 'SISTEM',
    operasi: 'UJI',
    date: LAST,
    kodeValuta: 'IDR',
    keterangan: 'uji',
    headOffice: '000',
    journals: [journal],
  });
};
/** A step by which a branch's end of day gives to a saver. */
const giving = (branch: string, to: string): EndOfDayStep => ({
  code: `HADIAH_${branch}`,
  title: { id: 'Hadiah', en: 'Gift' },
  only: ({ kodeCabang }) => kodeCabang === branch,
  chunks: async () => [{ nomor: 1, dari: '', sampai: '' }],
  run: async (tx, endOfDay) => {
    const { baris } = await give(tx, to, stepRun(endOfDay, `HADIAH_${branch}`));
    return { baris, temuan: [] };
  },
});
const saldo = async (number: string) => (await accountRow(bank, number)).saldo_buku;
const missing = async () =>
  (await bank.owner<{ kode_cabang: string }[]>`select kode_cabang from averages_missing('UTAMA', ${MONTH})`).map(
    ({ kode_cabang }) => kode_cabang,
  );

test('a branch in its end of day takes postings of its own run, of none that comes from outside', async () => {
  await bank.earn(100_000n);
  for (const branch of ['000', '001', '002'] as const) await bank.cutOff(branch);
  const before = await saldo(accounts.ani);
  // Cut off, its end of day not begun.
  await give(bank.app, accounts.ani);
  expect(await saldo(accounts.ani)).toBe(before + rupiah(100_000n));
  const own = [giving('001', accounts.ani), ...steps];
  await moveDay(await bank.as('manager1'), { kode_cabang: '001', accounting_date: '' }, moves.close);
  await continueEndsOfDay(bank.app, own);
  expect((await bank.branchStates())[1]).toBe('001 CUT_OFF HI1000 RATE_AWAITED');
  expect(await saldo(accounts.ani)).toBe(before + rupiah(200_000n));
  await refused(bank, 'DAY_CLOSED', () => give(bank.app, accounts.ani));
  // A transaction that calls itself the run of the branch, and works at no part of it, is outside all the same.
  const [endOfDay] = await bank.owner<{ run: string }[]>`select run from eod_run where kode_cabang = '001'`;
  await refused(bank, 'DAY_CLOSED', () => give(bank.app, accounts.ani, stepRun({ run: endOfDay?.run ?? '' }, 'LAIN')));
  expect(await missing()).toEqual(['002']);
});

test("another branch's end of day does not post into one that has locked its averages; head office sets the rate", async () => {
  const before = await saldo(accounts.ani);
  const late = [giving('002', accounts.ani), ...steps];
  await moveDay(await bank.as('manager2'), { kode_cabang: '002', accounting_date: '' }, moves.close);
  await continueEndsOfDay(bank.app, late);
  expect((await bank.branchStates())[2]).toBe('002 CUT_OFF HADIAH_002 DAY_CLOSED');
  expect(await saldo(accounts.ani)).toBe(before);
  // Without that step it comes as far as the others.
  await bank.owner`delete from eod_finding`;
  await bank.owner`delete from eod_chunk where run in (select run from eod_run where kode_cabang = '002')`;
  await bank.owner`delete from eod_step where run in (select run from eod_run where kode_cabang = '002')`;
  await bank.owner`update eod_run set status = 'BERJALAN' where kode_cabang = '002'`;
  await bank.carry();
  await bank.begin('000');
  expect(await missing()).toEqual([]);
  // A saver whose account moved all the same gets a new average before the rate is searched for.
  await bank.owner`update profit_share set seq = seq - 1 where nomor_rekening = ${accounts.ani}`;
  expect(await missing()).toEqual(['001']);
  await bank.carry();
  expect(await missing()).toEqual([]);
  await bank.setRate();
  await bank.carry(3);
  expect(await bank.branchStates()).toEqual(['000 TUTUP', '001 TUTUP', '002 TUTUP']);
  await expectSoundBooks(bank);
});

import pino from 'pino';
import { expect, test } from 'vitest';
import { moveDay, steps as moves } from '#core/business-day/branch-day/day.ts';
import { runEndOfDay } from '#core/business-day/end-of-day/run.ts';
import { accountChunks } from '#core/engine/end-of-day-chunks.ts';
import { postAtEndOfDay } from '#core/engine/end-of-day-post.ts';
import { type EndOfDayStep, isDealtWith, WHOLE } from '#core/engine/end-of-day-step.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import { closeCounter, countVaultOf } from '#core/programs/seed/days.ts';
import { accountRow, refused } from '../../counter-bank.ts';
import { accounts } from '../../small-bank.ts';
import { expectSoundBooks } from '../../sound-books.ts';
import { daysBank } from '../branch-day/days-bank.ts';
import { ordinarySteps } from './run-step.ts';

const log = pino({ level: 'silent' });
const [ani, budi, firma] = [accounts.ani, accounts.budi, accounts.firma];

/** One rupiah to each of three accounts, by ranges of accounts; of one of them nothing can be worked out. */
const gifts = (bad: string): EndOfDayStep => ({
  code: 'HADIAH',
  title: { id: 'Hadiah', en: 'Gifts' },
  byAccount: 'ASIDE',
  chunks: (db, endOfDay) => accountChunks(db, endOfDay, 1_000),
  run: async (tx, endOfDay, { nomor, dari, sampai }) => {
    const given = await tx<{ nomor_rekening: string; kode_gl: string }[]>`
      select nomor_rekening, kode_gl from account where nomor_rekening = any (${[ani, budi, firma]}) and nomor_rekening between ${dari} and ${sampai} order by 1`;
    if (given.some(({ nomor_rekening }) => nomor_rekening === bad)) throw new Error('a row that cannot be');
    await postAtEndOfDay(tx, endOfDay, {
      operasi: 'UJI',
      step: 'HADIAH',
      nomor,
      keterangan: 'Hadiah',
      journals: given.map(({ nomor_rekening, kode_gl }) => ({
        kodeCabang: '001',
        nominal: 100n,
        rekening: nomor_rekening,
        legs: [
          debit({ kode_cabang: '001', kode_gl: '603009' }, 100n),
          credit({ kode_cabang: '001', kode_gl, sub: { jenis: 'REKENING', id: nomor_rekening } }, 100n),
        ],
      })),
    });
    return { baris: given.length, temuan: [] };
  },
});
const withGifts = (bad: string) =>
  ordinarySteps.flatMap((step) => (step.code === 'DORMAN' ? [gifts(bad), step] : [step]));

const bank = await daysBank();
const saldo = async (number: string) => (await accountRow(bank, number)).saldo_buku;
const found = async () =>
  (
    await bank.owner`select f.jenis, f.rekaman, f.sebab, f.menghalangi from eod_finding f join eod_step s using (run, urut) where s.kode = 'HADIAH'`
  ).map((row) => ({ ...row }));

test('a row that breaks a step is named; head office ends the day by force without it, and all others are done', async () => {
  const before = await Promise.all([ani, budi, firma].map(saldo));
  await closeCounter(bank, { teller: 'teller1', headTeller: 'headteller1' });
  await countVaultOf(bank, 'headteller1');
  await bank.step('manager1', 'cutOff');
  await moveDay(await bank.as('manager1'), { kode_cabang: '', accounting_date: '' }, moves.close);
  const [run] = await bank.owner<{ run: string }[]>`select run from eod_run where kode_cabang = '001'`;
  const carried = () => runEndOfDay(run?.run ?? '', { db: bank.app, log, steps: withGifts(budi) });
  expect(await carried()).toBe('GAGAL');
  expect(await found()).toEqual([{ jenis: 'REKENING', rekaman: budi, sebab: 'SYSTEM', menghalangi: true }]);
  expect(await Promise.all([ani, budi, firma].map(saldo))).toEqual(before);
  // Taken up again it stops at the same row.
  await bank.app`select requeue_ends_of_day()`;
  await bank.owner`select eod_resume(${run?.run ?? ''}::uuid)`;
  expect(await carried()).toBe('GAGAL');

  await bank.approve(
    await bank.file('TUTUP_PAKSA', {
      kode_cabang: '001',
      accounting_date: '2026-11-20',
      alasan: 'Satu rekening rusak',
    }),
  );
  expect(await carried()).toBe('SELESAI');
  expect(await found()).toEqual([{ jenis: 'REKENING', rekaman: budi, sebab: 'SYSTEM', menghalangi: false }]);
  const [a = 0n, b = 0n, f = 0n] = before;
  expect(await Promise.all([ani, budi, firma].map(saldo))).toEqual([a + 100n, b, f + 100n]);
  expect(await bank.status('001')).toBe('TUTUP 2026-11-20');
  await expectSoundBooks(bank);
});

/** A step whose records are orders: nothing can be worked out of one of them. */
const orders: EndOfDayStep = {
  code: 'PERINTAH_UJI',
  title: { id: 'Perintah uji', en: 'Orders of a test' },
  byRecord: { jenis: 'PERINTAH', of: async () => ['SI1', 'SI2', 'SI3'] },
  chunks: async () => WHOLE,
  run: async (_tx, _endOfDay, part) => {
    const processed = ['SI1', 'SI2', 'SI3'].filter((id) => isDealtWith(part, id));
    if (processed.includes('SI2')) throw new Error('a row that cannot be');
    return { baris: processed.length, temuan: [] };
  },
};

test('an end of day of head office that a row breaks is ended by force by two of its persons, and only then', async () => {
  const force = () =>
    bank.file('TUTUP_PAKSA', { kode_cabang: '000', accounting_date: '2026-11-20', alasan: 'Satu perintah rusak' });
  const its = ordinarySteps.flatMap((step) => (step.code === 'DORMAN' ? [orders, step] : [step]));
  await refused(bank, 'EOD_NOT_FAILED', force);
  await bank.forceClose('002', '2026-11-20');
  await countVaultOf(bank, 'finance1');
  await bank.step('finance1', 'cutOff');
  await moveDay(await bank.as('finance1'), { kode_cabang: '', accounting_date: '' }, moves.close);
  // It is under way: nothing of it has failed.
  await refused(bank, 'EOD_NOT_FAILED', force);
  const [run] = await bank.owner<{ run: string }[]>`select run from eod_run where kode_cabang = '000'`;
  const carried = () => runEndOfDay(run?.run ?? '', { db: bank.app, log, steps: its });
  const named = () =>
    bank.owner`select f.jenis, f.rekaman, f.menghalangi from eod_finding f join eod_step s using (run, urut) where s.kode = 'PERINTAH_UJI'`;
  expect(await carried()).toBe('GAGAL');
  expect((await named()).map((row) => ({ ...row }))).toEqual([
    { jenis: 'PERINTAH', rekaman: 'SI2', menghalangi: true },
  ]);
  const item = await force();
  await refused(bank, 'SELF_APPROVAL', () => bank.approve(item, 'finance1'));
  await bank.approve(item);
  expect(await carried()).toBe('SELESAI');
  const [part] = await bank.owner<{ baris: bigint }[]>`
    select c.baris from eod_chunk c join eod_step s using (run, urut) where s.kode = 'PERINTAH_UJI'`;
  expect(part?.baris).toBe(2n);
  expect((await named()).map((row) => ({ ...row }))).toEqual([
    { jenis: 'PERINTAH', rekaman: 'SI2', menghalangi: false },
  ]);
  expect(await bank.status('000')).toBe('TUTUP 2026-11-20');
  await bank.openBank();
  expect(await bank.status('000')).toBe('BUKA 2026-11-23');
  await expectSoundBooks(bank);
});
